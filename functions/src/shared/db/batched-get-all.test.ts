import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { batchedGetAll } from './batched-get-all.ts';

/** A database that records what each request asks for, and answers the number of the request. */
function database({ isDown = false } = {}) {
  const requests: string[][] = [];
  const getAll = async (...documents: DocumentReference[]) => {
    requests.push(documents.map(({ path }) => path));
    if (isDown) throw new Error('down');
    return documents.map(({ path }) => ({ ref: { path }, request: requests.length }));
  };
  // The one method that is called.
  return { db: { getAll } as unknown as Firestore, requests };
}

const documents = (...paths: string[]) => paths.map((path) => ({ path }) as DocumentReference);
const paths = (snapshots: { ref: { path: string } }[]) => snapshots.map(({ ref }) => ref.path);

it('sends one request for all callers of the same moment, and answers each in order', async () => {
  const { db, requests } = database();
  const [one, other] = await Promise.all([
    batchedGetAll(db, documents('a', 'hot')),
    batchedGetAll(db, documents('hot', 'b')),
  ]);
  expect(paths(one)).toEqual(['a', 'hot']);
  expect(paths(other)).toEqual(['hot', 'b']);
  expect(requests).toEqual([['a', 'hot', 'b']]);
});

it('caches nothing: a later call is a new request', async () => {
  const { db, requests } = database();
  await batchedGetAll(db, documents('hot'));
  const [again] = await batchedGetAll(db, documents('hot'));
  expect(again).toMatchObject({ request: 2 });
  expect(requests).toHaveLength(2);
});

it('tells every caller that the database is down', async () => {
  const { db } = database({ isDown: true });
  const both = await Promise.allSettled([
    batchedGetAll(db, documents('a')),
    batchedGetAll(db, documents('b')),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
