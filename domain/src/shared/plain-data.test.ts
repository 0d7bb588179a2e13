import { describe, expect, it } from 'vitest';
import { plainData } from './plain-data.ts';

const at = new Date('2026-11-21T10:00:00Z');
const timestamp = { seconds: 1, nanoseconds: 2, toDate: () => at };

describe('plainData', () => {
  it('turns timestamps into dates, however deep', () => {
    const data = { at: timestamp, list: [{ at: timestamp }], map: { inner: { at: timestamp } } };
    expect(plainData(data)).toEqual({
      at,
      list: [{ at }],
      map: { inner: { at } },
    });
  });

  it('leaves everything else alone', () => {
    expect(plainData({ a: null, b: 0, c: '', d: [true] })).toEqual({
      a: null,
      b: 0,
      c: '',
      d: [true],
    });
  });
});
