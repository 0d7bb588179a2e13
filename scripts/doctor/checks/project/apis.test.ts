import { expect, it } from 'vitest';
import { FORBIDDEN, addressesOf } from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkApis } from './apis.ts';

const { apis } = addressesOf(SHOP);

it('LIVE-03 names the APIs that are off, with the one command for them', async () => {
  expect(await linesOf(checkApis)).toEqual(['✓ APIs: all 16 are enabled.']);
  const enabled = [
    'artifactregistry',
    'cloudbuild',
    'cloudfunctions',
    'cloudscheduler',
    'compute',
    'eventarc',
  ];
  const more = ['firebase', 'firebasehosting', 'firebaserules', 'firebasestorage', 'firestore'];
  const last = ['identitytoolkit', 'pubsub', 'secretmanager'];
  const on = [...enabled, ...more, ...last].map((name) => ({
    name: `projects/4711/services/${name}.googleapis.com`,
    state: 'ENABLED',
  }));
  const off = { name: 'projects/4711/services/run.googleapis.com', state: 'DISABLED' };
  const answers = { [apis]: { json: { services: [...on, off] } } };
  expect(await linesOf(checkApis, { answers })).toEqual([
    '✗ APIs: not enabled: iamcredentials.googleapis.com, run.googleapis.com. Fix: gcloud services enable iamcredentials.googleapis.com run.googleapis.com --project coral-cove',
  ]);
});

it('does not treat a refusal as enabled APIs', async () => {
  const [line] = await linesOf(checkApis, { answers: { [apis]: FORBIDDEN } });
  expect(line).toMatch(/^– APIs: could not be asked: Google answered 403/);
});
