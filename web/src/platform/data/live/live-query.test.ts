import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { beginningOf, folding, isLonger, LOADING_LIST, type LiveList } from './live-query.ts';

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

const rawOf = (id: string, data: object) => ({ id, path: `tanks/${id}`, data });

it('ORD-01 SHIP-03 a list says how many of its documents do not parse, until they do or are gone', () => {
  const fold = folding(z.object({ id: z.string(), name: z.string() }));
  const news = { removedIds: [], pendingIds: [], isFromCache: false };
  const ana = rawOf('ana', { name: 'Living room' });
  const order = ['ana', 'ben', 'cleo'];
  const first = fold({ ...news, order, changed: [ana, rawOf('ben', {}), rawOf('cleo', {})] });
  expect(first).toMatchObject({ phase: 'ready', items: [{ id: 'ana' }], unparsed: 2 });
  const ben = rawOf('ben', { name: 'Office' });
  expect(fold({ ...news, order, changed: [ben] })).toMatchObject({ unparsed: 1 });
  const rest = { ...news, order: ['ana', 'ben'], removedIds: ['cleo'], changed: [] };
  expect(fold(rest)).toMatchObject({ items: [{ id: 'ana' }, { id: 'ben' }], unparsed: 0 });
});
