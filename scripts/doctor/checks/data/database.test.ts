import { expect, it } from 'vitest';
import { FORBIDDEN, NOT_FOUND, addressesOf } from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkDatabase } from './database.ts';

const { database } = addressesOf(SHOP);

it('LIVE-03 tells whether there is a database in native mode, and where', async () => {
  expect(await linesOf(checkDatabase)).toEqual(['✓ database: native mode, in nam5.']);
  expect(await linesOf(checkDatabase, { answers: { [database]: NOT_FOUND } })).toEqual([
    '✗ database: there is no Firestore database. Fix: gcloud firestore databases create --edition=standard --location=us-central1 --project coral-cove',
  ]);
  const datastore = { json: { locationId: 'nam5', type: 'DATASTORE_MODE' } };
  expect(await linesOf(checkDatabase, { answers: { [database]: datastore } })).toEqual([
    '✗ database: the database is not in native mode (DATASTORE_MODE). Fix: gcloud firestore databases update --type=firestore-native --project coral-cove (while it is empty)',
  ]);
});

const ofEdition = (databaseEdition: string) => ({
  answers: {
    [database]: { json: { locationId: 'nam5', type: 'FIRESTORE_NATIVE', databaseEdition } },
  },
});

it('wants the Standard edition, which alone makes the indexes of single fields', async () => {
  expect(await linesOf(checkDatabase, ofEdition('STANDARD'))).toEqual([
    '✓ database: native mode, in nam5.',
  ]);
  expect(await linesOf(checkDatabase, ofEdition('ENTERPRISE'))).toEqual([
    '✗ database: the database is of another edition (ENTERPRISE). Fix: delete it while it is empty, then gcloud firestore databases create --edition=standard --location=us-central1 --project coral-cove',
  ]);
});

it('does not treat a refusal, or an answer of another form, as a database', async () => {
  const [refused] = await linesOf(checkDatabase, { answers: { [database]: FORBIDDEN } });
  expect(refused).toMatch(/^– database: could not be asked: Google answered 403/);
  const odd = { text: '<html>captive portal</html>' };
  expect(await linesOf(checkDatabase, { answers: { [database]: odd } })).toEqual([
    '– database: could not be asked: Google answered in a form this command does not know.',
  ]);
});
