import { expect, it } from 'vitest';
import { FORBIDDEN, addressesOf } from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkIndexes } from './indexes.ts';

const { indexes, fields } = addressesOf(SHOP);
const GROUPS = 'projects/coral-cove/databases/(default)/collectionGroups';
const HEALTHY = ['✓ indexes: all 2 are ready.', '✓ field settings: all 2 are as wanted.'];
const DEPLOY = 'npx firebase deploy --only firestore:indexes --project coral-cove';
const ORDERS = 'orders (COLLECTION): user_id ASCENDING, created_at DESCENDING, __name__ DESCENDING';
const DIRECTORY =
  'user_directory (COLLECTION): words CONTAINS, email ASCENDING, __name__ ASCENDING';

const ofOrders = (state: string, direction = 'DESCENDING') => ({
  name: `${GROUPS}/orders/indexes/CICA1`,
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'user_id', order: 'ASCENDING' },
    { fieldPath: 'created_at', order: direction },
    { fieldPath: '__name__', order: direction },
  ],
  state,
});
const ofDirectory = {
  name: `${GROUPS}/user_directory/indexes/CICA2`,
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'words', arrayConfig: 'CONTAINS' },
    { fieldPath: 'email', order: 'ASCENDING' },
    { fieldPath: '__name__', order: 'ASCENDING' },
  ],
  state: 'READY',
};

const withIndexes = (...rows: object[]) =>
  linesOf(checkIndexes, { answers: { [indexes]: { json: { indexes: rows } } } });

it('LIVE-03 finds every index built, those on the list’s second page too', async () => {
  expect(await linesOf(checkIndexes)).toEqual(HEALTHY);
  const answers = {
    [indexes]: { json: { indexes: [ofDirectory], nextPageToken: 'two' } },
    [`${indexes}#two`]: { json: { indexes: [ofOrders('READY')] } },
  };
  expect(await linesOf(checkIndexes, { answers })).toEqual(HEALTHY);
});

it('LIVE-03 knows where Google puts the document’s name after an array', async () => {
  const wanted = {
    collectionGroup: 'orders',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'created_at', order: 'DESCENDING' },
      { fieldPath: 'words', arrayConfig: 'CONTAINS' },
    ],
  };
  const deployed = {
    name: `${GROUPS}/orders/indexes/CICA3`,
    queryScope: 'COLLECTION',
    fields: [...wanted.fields, { fieldPath: '__name__', order: 'ASCENDING' }],
    state: 'READY',
  };
  const shop = { indexes: { indexes: [wanted], fieldOverrides: [] } };
  const answers = { [indexes]: { json: { indexes: [deployed] } } };
  const [line] = await linesOf(checkIndexes, { shop, answers });
  expect(line).toBe('✓ indexes: all 1 are ready.');
});

it('LIVE-03 reports indexes that are not deployed', async () => {
  expect((await withIndexes())[0]).toBe(
    `✗ indexes: 2 of 2 are not deployed: ${ORDERS}; ${DIRECTORY}. Fix: ${DEPLOY}`,
  );
  expect((await withIndexes(ofOrders('READY', 'ASCENDING'), ofDirectory))[0]).toBe(
    `✗ indexes: 1 of 2 are not deployed: ${ORDERS}. Fix: ${DEPLOY}`,
  );
});

it('LIVE-03 reports indexes that are still being built, or that failed', async () => {
  expect((await withIndexes(ofOrders('CREATING'), ofDirectory))[0]).toBe(
    `✗ indexes: 1 of 2 are still being built: ${ORDERS}. Fix: wait some minutes and run this again`,
  );
  expect((await withIndexes(ofOrders('NEEDS_REPAIR'), ofDirectory))[0]).toBe(
    `✗ indexes: 1 need repair: ${ORDERS}. Fix: gcloud firestore indexes composite delete <the index> --project coral-cove, then ${DEPLOY}`,
  );
});

it('names three and counts the others', async () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((fieldPath) => ({
    collectionGroup: 'orders',
    queryScope: 'COLLECTION',
    fields: [{ fieldPath, order: 'ASCENDING' }],
  }));
  const shop = { indexes: { indexes: many, fieldOverrides: [] } };
  const answers = { [indexes]: { json: {} } };
  const [line] = await linesOf(checkIndexes, { shop, answers });
  expect(line).toMatch(/^✗ indexes: 5 of 5 are not deployed: (?:orders[^;]*; ){3}and 2 more\. /);
});

const quarters = { name: `${GROUPS}/sales_days/fields/quarters`, indexConfig: {} };
const expiry = { name: `${GROUPS}/call_limits/fields/expires_at`, indexConfig: {} };

it.each([
  [
    'a field that is still indexed',
    [{ ...expiry, ttlConfig: { state: 'ACTIVE' } }],
    'sales_days.quarters',
  ],
  [
    'an index that was taken away',
    [
      { ...quarters, indexConfig: { indexes: [{}] } },
      { ...expiry, ttlConfig: { state: 'ACTIVE' } },
    ],
    'sales_days.quarters',
  ],
  ['expiry that is off', [quarters, expiry], 'call_limits.expires_at'],
  [
    'expiry that is not on yet',
    [quarters, { ...expiry, ttlConfig: { state: 'CREATING' } }],
    'call_limits.expires_at',
  ],
])('LIVE-03 tells %s', async (_what, rows, name) => {
  const lines = await linesOf(checkIndexes, { answers: { [fields]: { json: { fields: rows } } } });
  expect(lines[1]).toBe(
    `✗ field settings: expiry or single-field index not as wanted: ${name}. Fix: ${DEPLOY} (expiry takes Google up to an hour)`,
  );
});

it('does not treat a refusal as indexes', async () => {
  const answers = { [indexes]: FORBIDDEN, [fields]: FORBIDDEN };
  for (const line of await linesOf(checkIndexes, { answers })) {
    expect(line).toMatch(/^– (?:indexes|field settings): could not be asked: Google answered 403/);
  }
});
