import { describe, expect, it } from 'vitest';
import {
  CreateProductRequest,
  DeleteProductRequest,
  PictureUrl,
  isPictureShown,
  Price,
  UpdateProductRequest,
} from './product-calls.ts';

const times = (count: number) => 'x'.repeat(count);

function isTaken(changes: object): boolean {
  const made = { name: 'Clownfish', price: 24.99, category: 'Saltwater Fish' };
  return CreateProductRequest.safeParse({ ...made, ...changes }).success;
}

describe('a new product', () => {
  it.each([
    [{}, true],
    [{ name: times(200) }, true],
    [{ name: times(201) }, false],
    [{ name: 'x' }, true],
    [{ name: '   ' }, false],
    [{ description: times(5000) }, true],
    [{ description: times(5001) }, false],
    [{ stock: 0 }, true],
    [{ stock: -1 }, false],
    [{ stock: 1.5 }, false],
    [{ stock: 100_000 }, true],
    [{ stock: 100_001 }, false],
    [{ category: 'Reptiles' }, false],
  ])('CPM-04 with %o is taken: %s', (changes, expected) => {
    expect(isTaken(changes)).toBe(expected);
  });

  it('CPM-04 has no stock, description or picture unless they are given', () => {
    const made = { name: ' Clownfish ', price: 1, category: 'Saltwater Fish' };
    expect(CreateProductRequest.parse(made)).toMatchObject({
      name: 'Clownfish',
      description: '',
      stock: 0,
      image_url: null,
    });
  });
});

it.each([
  ['0f2c8f5e-6f0e-4f3a-9d3a-0d9d6f1b2c3d', true],
  ['abcdefg', false],
  ['../abcdefgh', false],
  ['abcdefgh/x', false],
  ['x'.repeat(65), false],
])('ATT-21 a request named %j is taken: %s', (request_id, expected) => {
  const made = { name: 'Clownfish', price: 1, category: 'Saltwater Fish', request_id };
  expect(CreateProductRequest.safeParse(made).success).toBe(expected);
});

it.each([
  [0, true],
  [-0.01, false],
  [0.01, true],
  [19.99, true],
  [19.999, false],
  [0.005, false],
  [1.1, true],
  [99_999.99, true],
  [100_000, false],
  [Number.NaN, false],
])('CPM-04 a price of %d is taken: %s', (dollars, expected) => {
  expect(Price.safeParse(dollars).success).toBe(expected);
});

it.each([
  ['/images/clown.webp', true],
  ['//evil.test/clown.webp', false],
  ['/', false],
  ['images/clown.webp', false],
  ['https://cdn.reef.test/clown.webp', true],
  ['http://cdn.reef.test/clown.webp', false],
  ['https://cdn.reef.test/"onload="x', false],
  ['see https://cdn.reef.test/clown.webp', false],
  ['http://127.0.0.1:9199/v0/b/x', true],
  ['http://localhost:9199/v0/b/x', true],
  ['http://localhost.evil.test/x', false],
  ['see http://localhost/x', false],
  ['http://localhost/x y', false],
  ['javascript:alert(1)', false],
  ['data:image/svg+xml,x', false],
  [`/${times(999)}`, true],
  [`/${times(1000)}`, false],
])('CPM-04 the picture address %s is taken: %s', (url, expected) => {
  expect(PictureUrl.safeParse(url).success).toBe(expected);
});

it.each([
  [times(128), true],
  [times(129), false],
  ['a/b', false],
  ['', false],
])('a product id %s is taken: %s', (product_id, expected) => {
  expect(DeleteProductRequest.safeParse({ product_id }).success).toBe(expected);
});

it.each([
  ['/catalogue/clown.webp', true],
  ['https://firebasestorage.googleapis.com/v0/b/shop/o/clown.webp?alt=media', true],
  ['https://shop.firebasestorage.app/o/clown.webp', true],
  ['http://127.0.0.1:9199/v0/b/x', true],
  ['https://cdn.reef.test/clown.webp', false],
  ['https://firebasestorage.googleapis.com.evil.test/clown.webp', false],
  ['https://evil.test/firebasestorage.googleapis.com/clown.webp', false],
  ['//evil.test/clown.webp', false],
])('SEEN-06 buyers see a picture of the address %s: %s', (url, expected) => {
  expect(isPictureShown(url)).toBe(expected);
});

describe('FIT-01 care facts of a listing', () => {
  const edit = {
    product_id: 'p',
    product_name: 'Clownfish',
    product_price: 1,
    product_category: 'Saltwater Fish',
    product_stock: 1,
  };
  it.each([
    [undefined, true],
    [null, true],
    [{}, true],
    [{ group: 'clownfish', adult_size_in: 3.5, jumps: true }, true],
    [{ group: 'clownfish', color: 'orange' }, false],
    [{ adult_size_in: 81 }, false],
    [{ adult_size_in: '3' }, false],
    [{ min_tank_gal: Number.POSITIVE_INFINITY }, false],
    [{ scientific_name: '=1+1' }, false],
    [{ scientific_name: `Amphiprion ${times(70)}` }, false],
    ['clownfish', false],
  ])('%o are taken: %s', (care, expected) => {
    expect(isTaken({ care })).toBe(expected);
    expect(UpdateProductRequest.safeParse({ ...edit, product_care: care }).success).toBe(expected);
  });
  it('an edit that omits them does not remove them', () => {
    expect(UpdateProductRequest.parse(edit).product_care).toBeUndefined();
    expect(UpdateProductRequest.parse({ ...edit, product_care: null }).product_care).toBeNull();
  });
});
