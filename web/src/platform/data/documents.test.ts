import * as z from 'zod/mini';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseDocument, plainData } from './documents.ts';

const at = new Date('2026-11-21T10:00:00Z');
const timestamp = { seconds: 1, nanoseconds: 2, toDate: () => at };

afterEach(() => vi.unstubAllGlobals());

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

describe('parseDocument', () => {
  const Reading = z.object({ id: z.string(), at: z.date() });

  it('gives the document with its own id', () => {
    const raw = { id: 'r1', path: 'readings/r1', data: { id: 'other', at: timestamp } };
    expect(parseDocument(Reading, raw)).toEqual({ id: 'r1', at });
  });

  it('reports and skips a document of another shape', () => {
    const reportError = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reportError);
    const raw = { id: 'r2', path: 'readings/r2', data: { at: 'yesterday' } };
    expect(parseDocument(Reading, raw)).toBeNull();
    expect(reportError).toHaveBeenCalledOnce();
  });
});
