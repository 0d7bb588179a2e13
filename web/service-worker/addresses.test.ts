import { describe, expect, it } from 'vitest';
import {
  isCatalogue,
  isShippedPicture,
  isUploadedPicture,
  isWholeCatalogue,
  NOT_PAGES,
} from './addresses.ts';

const SHOP = 'https://reef.example';
const BUCKET = 'https://firebasestorage.googleapis.com/v0/b/reef.firebasestorage.app/o';

it.each([
  [`${SHOP}/catalogue.json`, true, false],
  [`${SHOP}/catalogue-whole.json`, true, true],
  [`${SHOP}/catalogue/regal-blue-tang.webp`, false, false],
  ['https://elsewhere.example/catalogue-whole.json', false, false],
])('PWA-02 %s is a file of the catalogue: %s, and the whole: %s', (address, isFile, isWhole) => {
  expect(isCatalogue(new URL(address), SHOP)).toBe(isFile);
  expect(isWholeCatalogue(new URL(address), SHOP)).toBe(isWhole);
});

describe('pictures that are kept', () => {
  it.each([
    [`${SHOP}/catalogue/regal-blue-tang.webp`, true],
    [`${SHOP}/art/reef.avif?v=2`, true],
    [`${SHOP}/catalogue.json`, false],
    ['https://elsewhere.example/catalogue/regal-blue-tang.webp', false],
  ])('PWA-02 of the shop itself: %s is %s', (address, isKept) => {
    expect(isShippedPicture(new URL(address), SHOP)).toBe(isKept);
  });

  it.each([
    [`${BUCKET}/product-images%2Fadmin%2F17-ab-320.webp?alt=media&token=1`, true],
    ['http://127.0.0.1:9199/v0/b/demo-reef.appspot.com/o/product-images%2Fa%2F1-b.webp', true],
    [`${BUCKET}/claim-photos%2Fbuyer%2Forder%2Frequest%2Fphoto-1.webp?alt=media&token=1`, false],
    [`${BUCKET}/claim-photos%2Fo%2Fproduct-images%2F1-b.webp`, false],
    [`${BUCKET}/claim-photos%2Fa.webp?/o/product-images%2F`, false],
    [`${BUCKET}?prefix=product-images%2F`, false],
    ['https://elsewhere.example/v0/b/reef/o/product-images%2Fa%2F1-b.webp', false],
  ])('PWA-02 INV-14 uploaded for a product, never of a loss: %s is %s', (address, isKept) => {
    expect(isUploadedPicture(new URL(address))).toBe(isKept);
  });
});

it.each([
  ['/', true],
  ['/product/regal-blue-tang', true],
  ['/shop?q=mr.brown', true],
  ['/content-product-management?text=ana@reef.example', true],
  ['/orders/R261121-7K3QXM', true],
  ['/catalogue/regal-blue-tang-640.webp', false],
  ['/catalogue.json', false],
  ['/robots.txt?now', false],
  ['/sitemap-products.xml', false],
  ['/__/auth/handler', false],
  ['/stripe-webhook', false],
])('PWA-02 %s is a page of the app: %s', (path, isPage) => {
  expect(NOT_PAGES.every((pattern) => !pattern.test(path))).toBe(isPage);
});
