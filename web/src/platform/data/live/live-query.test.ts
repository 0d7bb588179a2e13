import { expect, it } from 'vitest';
import { beginningOf, isLonger, LOADING_LIST, type LiveList } from './live-query.ts';

const TEN = { collection: 'orders', where: [['user_id', '==', 'ana']], limit: 11 } as const;

it('ORD-01 a query is longer where it asks for more of the same, and only there', () => {
  expect(isLonger(TEN, { ...TEN, limit: 21 })).toBe(true);
  expect(isLonger(TEN, TEN)).toBe(false);
  expect(isLonger({ ...TEN, limit: 21 }, TEN)).toBe(false);
  expect(isLonger(TEN, { ...TEN, where: [['user_id', '==', 'ben']], limit: 21 })).toBe(false);
  expect(isLonger(TEN, { ...TEN, collection: 'claims', limit: 21 })).toBe(false);
  expect(isLonger(null, TEN)).toBe(false);
  expect(isLonger(TEN, null)).toBe(false);
});

it('ORD-01 a longer list begins with the shorter one, as not yet confirmed', () => {
  const shorter: LiveList<string> = {
    ...LOADING_LIST,
    phase: 'ready',
    isFromCache: false,
    items: ['one', 'two'],
  };
  expect(beginningOf(shorter)).toEqual({ ...shorter, isFromCache: true });
  // What could not be parsed before is tried again.
  expect(beginningOf({ ...shorter, phase: 'error' }).phase).toBe('ready');
  expect(beginningOf({ ...shorter, items: [] })).toBe(LOADING_LIST);
});
