import { describe, expect, it } from 'vitest';
import { footText, listStateOf } from './list-state.ts';

const LIST = {
  phase: 'ready',
  unparsed: 0,
  isFromCache: false,
  hasMore: false,
  isReadingOn: false,
  isFilteredHere: false,
  rows: [{}, {}],
  readCount: 2,
} as const;
const NONE = { ...LIST, rows: [], readCount: 0 };

describe('SOLD-02 the foot of the list', () => {
  it('says that these are all only where the server has said so', () => {
    expect(footText(LIST, true)).toBe('2 orders, all there are.');
    expect(footText({ ...LIST, rows: [{}] }, true)).toBe('1 order, all there are.');
    expect(footText({ ...LIST, isFromCache: true }, true)).toBe('2 orders kept on this device.');
    expect(footText({ ...LIST, isFromCache: true }, false)).toBe('2 orders kept on this device.');
  });

  it('does not say that these are all where orders do not parse', () => {
    expect(footText({ ...LIST, unparsed: 1 }, true)).toBe('2 orders shown.');
  });

  it('says that there is more, also while it is being read', () => {
    const more = 'The first 2 orders of a longer list.';
    expect(footText({ ...LIST, hasMore: true }, true)).toBe(more);
    const reading = { ...LIST, isFromCache: true, isReadingOn: true };
    expect(footText(reading, true)).toBe(more);
    const filtered = { ...reading, isFilteredHere: true, readCount: 120 };
    expect(footText(filtered, true)).toBe('2 orders found among the 120 read so far.');
    // Without signal nothing arrives.
    expect(footText(reading, false)).toBe('2 orders kept on this device.');
  });
});

describe('SOLD-09 a list without rows', () => {
  it('is an answer once the server has confirmed it', () => {
    expect(listStateOf(NONE, 'ready', true)).toBe('none');
    expect(listStateOf({ ...NONE, isFromCache: true }, 'loading', true)).toBe('loading');
    expect(listStateOf({ ...NONE, isFromCache: true }, 'error', true)).toBe('unknown');
    expect(listStateOf({ ...NONE, isFromCache: true }, 'loading', false)).toBe('unknown');
  });

  it('is no answer where orders do not parse', () => {
    expect(listStateOf({ ...NONE, unparsed: 1 }, 'error', true)).toBe('rows');
  });

  it('is no answer while it still reads on', () => {
    const reading = { ...NONE, isFromCache: true, isReadingOn: true };
    expect(listStateOf(reading, 'loading', true)).toBe('looking');
    expect(listStateOf(reading, 'error', true)).toBe('looking');
    expect(listStateOf(reading, 'error', false)).toBe('unknown');
    expect(listStateOf({ ...NONE, hasMore: true }, 'ready', true)).toBe('rows');
  });

  it('is loading or failed where the list is', () => {
    expect(listStateOf({ ...LIST, phase: 'loading' }, 'loading', true)).toBe('loading');
    expect(listStateOf({ ...LIST, phase: 'error' }, 'error', true)).toBe('error');
  });
});
