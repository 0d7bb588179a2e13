import { expect, it } from 'vitest';
import { arePhotosOf, claimFolder, claimPhotoPath, isClaimPhotoPath } from './claim-photo.ts';

const REQUEST = '0b6a4a52-6a3c-4b6f-9a55-0d8f3f3c1f10';
const FOLDER = claimFolder('buyer', 'o_1', REQUEST);
const PHOTO = claimPhotoPath(FOLDER, 1, 'image/webp');

it('CLAIM-02 a photo is in the folder of its buyer, order and report', () => {
  expect(PHOTO).toBe(`claim-photos/buyer/o_1/${REQUEST}/photo-1.webp`);
  expect(isClaimPhotoPath(PHOTO)).toBe(true);
});

it.each([
  `claim-photos/buyer/o_1/${REQUEST}/photo-5.jpg`,
  `claim-photos/buyer/o_1/${REQUEST}/photo-1.svg`,
  `claim-photos/buyer/o_1/${REQUEST}/photo-1.jpg.html`,
  `claim-photos/buyer/o_1/${REQUEST.toUpperCase()}/photo-1.jpg`,
  `claim-photos/buyer/o_1/request/photo-1.jpg`,
  `claim-photos/buyer/../o_1/${REQUEST}/photo-1.jpg`,
  `claim-photos/o_1/${REQUEST}/photo-1.jpg`,
  `product-images/buyer/1-a.jpg`,
])('CLAIM-02 %s is no photo of a claim', (path) => {
  expect(isClaimPhotoPath(path)).toBe(false);
});

it('ATT-125 photos belong to this report only, each named once', () => {
  const second = claimPhotoPath(FOLDER, 2, 'image/jpeg');
  expect(arePhotosOf(FOLDER, [PHOTO, second])).toBe(true);
  expect(arePhotosOf(FOLDER, [PHOTO, PHOTO])).toBe(false);
  const others = [
    claimFolder('other', 'o_1', REQUEST),
    claimFolder('buyer', 'o_2', REQUEST),
    claimFolder('buyer', 'o_1', REQUEST.replace('0b6a', '1b6a')),
  ];
  for (const folder of others) {
    expect(arePhotosOf(FOLDER, [claimPhotoPath(folder, 1, 'image/jpeg')])).toBe(false);
  }
});
