import { deleteApp, initializeApp } from 'firebase/app';
import { getDocsFromCache, initializeFirestore, loadBundle, namedQuery } from 'firebase/firestore';
import { Filter } from 'firebase-admin/firestore';
import { soldOutBound } from '@reef/domain/catalogue/product';
import { afterAll, expect, it } from 'vitest';
import { queryBundle } from '../../functions/src/catalogue/query-bundle.ts';
import { catalogueSnapshot, SNAPSHOT_NAME } from '../../functions/src/catalogue/snapshot.ts';
import { localDeps } from '#support/local-services.ts';

const clock = { now: new Date() };
const deps = localDeps(clock);
/** A browser's Firestore that has never met a server: it knows only the bundle. */
const app = initializeApp({ projectId: 'demo-reef' }, 'snapshot');
const browser = initializeFirestore(app, {});

afterAll(async () => {
  await deleteApp(app);
  await deps.close();
});

function listedProducts() {
  return deps.db
    .collection('products')
    .where(
      Filter.or(
        Filter.where('stock', '>', 0),
        Filter.where('sold_out_at', '==', null),
        Filter.where('sold_out_at', '>', soldOutBound(clock.now)),
      ),
    )
    .get();
}

function shownOf(products: readonly { id: string; get: (field: string) => unknown }[]): string[] {
  return products
    .map((one) => [one.id, one.get('name'), one.get('price'), one.get('stock')].join(' '))
    .toSorted();
}

it('PERF the snapshot is byte for byte the SDK’s own bundle of the shop’s query', async () => {
  const listed = await listedProducts();
  expect(listed.size).toBeGreaterThan(50);
  const theirs = deps.db.bundle(SNAPSHOT_NAME).add(SNAPSHOT_NAME, listed).build();
  expect(queryBundle(deps.db, SNAPSHOT_NAME, listed).equals(theirs)).toBe(true);
});

it('PERF a browser’s Firestore reads every listed product and the query out of the snapshot', async () => {
  const listed = await listedProducts();
  const bundle = (await catalogueSnapshot(deps)).toString('utf8');
  const progress = await loadBundle(browser, bundle);
  expect(progress.taskState).toBe('Success');
  const query = await namedQuery(browser, SNAPSHOT_NAME);
  if (query === null) throw new Error('the bundle has no query');
  const read = await getDocsFromCache(query);
  expect(shownOf(read.docs)).toEqual(shownOf(listed.docs));
});
