import { randomUUID } from 'node:crypto';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConsistently } from '../../functions/src/shared/db/atomic-writes.ts';
import { pagesOf } from '../../functions/src/shared/db/pages-of.ts';
import { localDeps, presentClock } from '#support/local-services.ts';

// A separate database, which nothing else counts or checks.
const deps = localDeps(presentClock, 'demo-reef-pages');
const letters = deps.db.collection(`letters-${randomUUID()}`);
const byName = letters.orderBy(FieldPath.documentId()).select();

beforeAll(() => Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => letters.doc(id).set({ id }))));
afterAll(() => deps.close());

async function namesOf(...pages: Parameters<typeof pagesOf>): Promise<string[][]> {
  const names: string[][] = [];
  for await (const page of pagesOf(...pages)) names.push(page.map(({ id }) => id));
  return names;
}

it.each<[string, Query, string[][]]>([
  ['the last page short', byName, [['a', 'b'], ['c', 'd'], ['e']]],
  [
    'the last page full',
    byName.endBefore('e'),
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['nothing', byName.startAfter('e'), []],
])('reads a query page by page: %s', async (_what, query, pages) => {
  expect(await namesOf(query, 2)).toEqual(pages);
  const inOne = readConsistently(deps.db, (tx) => namesOf(query, 2, (page) => tx.get(page)));
  expect(await inOne).toEqual(pages);
});
