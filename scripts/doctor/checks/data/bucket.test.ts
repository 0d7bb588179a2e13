import { expect, it } from 'vitest';
import { FORBIDDEN, NOT_FOUND, addressesOf } from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkBucket } from './bucket.ts';

const { bucket, bucketPlace } = addressesOf(SHOP);

it('LIVE-03 tells whether the bucket for pictures is there', async () => {
  expect(await linesOf(checkBucket)).toEqual([
    '✓ picture bucket: coral-cove.firebasestorage.app is there, in US-CENTRAL1.',
  ]);
  expect(await linesOf(checkBucket, { answers: { [bucket]: NOT_FOUND } })).toEqual([
    '✗ picture bucket: Firebase has no bucket coral-cove.firebasestorage.app. Fix: https://console.firebase.google.com/project/coral-cove/storage → Get started, location us-central1; its name goes into VITE_FIREBASE_STORAGE_BUCKET',
  ]);
});

it.each(['US', 'NAM4'])(
  'LIVE-03 takes a bucket in %s, which us-central1 is part of',
  async (location) => {
    const answers = { [bucketPlace]: { json: { location, cors: [{ method: ['*'] }] } } };
    expect(await linesOf(checkBucket, { answers })).toEqual([
      `✓ picture bucket: coral-cove.firebasestorage.app is there, in ${location}.`,
    ]);
  },
);

it('LIVE-03 reports that pictures would not trigger the functions', async () => {
  const answers = { [bucketPlace]: { json: { location: 'EUROPE-WEST1' } } };
  expect(await linesOf(checkBucket, { answers })).toEqual([
    '✗ picture bucket: coral-cove.firebasestorage.app is in EUROPE-WEST1, where it does not trigger functions of us-central1. Fix: begin a new project (README.md, step 1): no bucket can be moved',
  ]);
});

it.each([undefined, [], [{ origin: ['*'] }], [{ method: ['PUT'] }]])(
  'LIVE-03 notes that browsers may not read the bucket: %j',
  async (cors) => {
    const answers = { [bucketPlace]: { json: { location: 'US', cors } } };
    expect((await linesOf(checkBucket, { answers })).slice(1)).toEqual([
      '– picture bucket: browsers may not read coral-cove.firebasestorage.app: its pictures show, but are not kept offline. Fix: gcloud storage buckets update gs://coral-cove.firebasestorage.app --cors-file=storage-cors.json',
    ]);
  },
);

it.each([bucket, bucketPlace])('does not treat a refusal as a bucket: %s', async (at) => {
  const [line] = await linesOf(checkBucket, { answers: { [at]: FORBIDDEN } });
  expect(line).toMatch(/^– picture bucket: could not be asked: Google answered 403/);
});
