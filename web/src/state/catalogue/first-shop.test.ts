import { describe, expect, it } from 'vitest';
import { aProduct } from '@reef/domain/testing/fixtures';
import { readFirstShop, type FirstShop } from './first-shop.ts';

const SHOP: FirstShop = {
  category: 'Live Coral',
  counts: { 'Saltwater Fish': 4, 'Live Coral': 1, Invertebrates: 0, WYSIWYG: 2 },
  listing: { total: 1, products: [aProduct({ category: 'Live Coral' })] },
};

describe('readFirstShop', () => {
  it('reads what the server wrote, its times as times', () => {
    expect(readFirstShop(JSON.stringify(SHOP))).toEqual(SHOP);
    const searched = { ...SHOP, listing: null };
    expect(readFirstShop(JSON.stringify(searched))).toEqual(searched);
  });
  it('takes anything else for nothing', () => {
    const others = [null, '', '{', '[]', '{}', JSON.stringify({ ...SHOP, category: 'Sharks' })];
    for (const text of others) expect(readFirstShop(text)).toBeNull();
  });
});
