import { describe, expect, it } from 'vitest';
import { readFirstProduct } from './first-product.ts';

const PRODUCT = {
  id: 'last-tang',
  name: 'Last Tang',
  description: 'Blue.',
  price: 79.5,
  category: 'Saltwater Fish',
  image_url: null,
  stock: 1,
  sold_out_at: null,
  created_at: new Date('2026-11-01T10:00:00Z'),
  revision: 2,
};

function written(product: unknown): string {
  return JSON.stringify({ id: 'last-tang', product });
}

describe('readFirstProduct', () => {
  it('reads what the server wrote, its times as times', () => {
    expect(readFirstProduct(written(PRODUCT))).toEqual({ id: 'last-tang', product: PRODUCT });
    const soldOut = { ...PRODUCT, stock: 0, sold_out_at: new Date('2026-11-20T10:00:00Z') };
    expect(readFirstProduct(written(soldOut))?.product).toEqual(soldOut);
  });
  it('knows that there is no such product', () => {
    expect(readFirstProduct(written(null))).toEqual({ id: 'last-tang', product: null });
  });
  it('takes anything else for nothing', () => {
    const others = [null, '', '{', '[]', written({ ...PRODUCT, id: 'other' }), written({})];
    for (const text of others) expect(readFirstProduct(text)).toBeNull();
  });
});
