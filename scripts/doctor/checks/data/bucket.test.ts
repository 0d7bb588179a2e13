import { expect, it } from 'vitest';
import { FORBIDDEN, NOT_FOUND, addressesOf } from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-world.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkBucket } from './bucket.ts';

const { bucket } = addressesOf(SHOP);

it('LIVE-03 tells whether the bucket for pictures is there', async () => {
  expect(await linesOf(checkBucket)).toEqual([
    '✓ picture bucket: coral-cove.firebasestorage.app is there.',
  ]);
  expect(await linesOf(checkBucket, { answers: { [bucket]: NOT_FOUND } })).toEqual([
    '✗ picture bucket: Firebase has no bucket coral-cove.firebasestorage.app. Mend: https://console.firebase.google.com/project/coral-cove/storage → Get started; its name goes into VITE_FIREBASE_STORAGE_BUCKET',
  ]);
});

it('does not take a refusal for a bucket', async () => {
  const [line] = await linesOf(checkBucket, { answers: { [bucket]: FORBIDDEN } });
  expect(line).toMatch(/^– picture bucket: could not be asked: Google answered 403/);
});
