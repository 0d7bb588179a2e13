import { expect, it } from 'vitest';
import { isOtherPicture } from './other-picture.ts';

const stored = (name: string, token = 'a') =>
  `https://firebasestorage.googleapis.com/v0/b/reef/o/product-images%2Fu1%2F${name}?alt=media&token=${token}`;

it.each([
  ['another upload', stored('17-ab.webp'), stored('18-cd.webp'), true],
  ['another of ours', '/catalogue/hammer-640.webp', '/catalogue/torch-640.webp', true],
  ['an upload instead of ours', '/catalogue/hammer-640.webp', stored('18-cd.webp'), true],
  ['the same', stored('17-ab.webp'), stored('17-ab.webp'), false],
  ['another token', stored('17-ab.webp'), stored('17-ab.webp', 'b'), false],
  ['a small copy', stored('17-ab.webp'), stored('17-ab-640.webp', 'b'), false],
  ['a whole one', stored('17-ab-320.webp'), stored('17-ab.webp'), false],
  ['none any more', stored('17-ab.webp'), null, false],
  ['an empty one', stored('17-ab.webp'), '', false],
  ['a first one', null, stored('17-ab.webp'), false],
  ['one that was not kept', undefined, stored('17-ab.webp'), false],
])('tells another picture of a one-of-a-kind listing: %s', (_, before, image_url, expected) => {
  expect(isOtherPicture(before, { category: 'WYSIWYG', image_url })).toBe(expected);
  expect(isOtherPicture(before, { category: 'Live Coral', image_url })).toBe(false);
});
