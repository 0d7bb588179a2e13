import { expect, it } from 'vitest';
import { picturesOf } from './keep-sold-pictures.ts';

const at = (path: string, bucket = 'reef') =>
  `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
const line = (image_url?: string | null) => ({
  product_id: 'p',
  name: 'Fish',
  quantity: 1,
  unit_price_cents: 100,
  ...(image_url !== undefined && { image_url }),
});

it('finds the pictures an order names in our own bucket, each once', () => {
  const path = 'product-images/u1/17-ab.webp';
  const lines = [
    line(at(path)),
    line(at(path)),
    line(at('product-images/u1/18-cd.webp', 'another')),
    line('/catalogue/blue-tang-640.webp'),
    line(at('other/secret.png')),
    line(null),
    line(),
  ];
  for (const items of [lines, { line_items: lines }, { items: lines }]) {
    expect(picturesOf(items, 'reef')).toEqual([path]);
  }
  expect(picturesOf(undefined, 'reef')).toEqual([]);
});
