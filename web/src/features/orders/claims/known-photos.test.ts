import { expect, it } from 'vitest';
import { EMPTY_CLAIM, type StoredPhoto } from '#state/claims/queued-report.ts';
import { withKnownPhotos } from './known-photos.ts';

const photoOf = (...bytes: number[]): StoredPhoto => ({
  type: 'image/webp',
  bytes: new Uint8Array(bytes),
});

it('CLAIM-01 a draft that is read again has the photos that are on screen, and the new ones', () => {
  const shown = photoOf(1, 2);
  const added = photoOf(1, 3);
  const read = { ...EMPTY_CLAIM, sentence: 'Cold.', photos: [photoOf(1, 2), added] };
  const { photos, sentence } = withKnownPhotos(read, { ...EMPTY_CLAIM, photos: [shown] });
  expect(sentence).toBe('Cold.');
  expect(photos[0]).toBe(shown);
  expect(photos[1]).toBe(added);
});
