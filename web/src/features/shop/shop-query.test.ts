import { describe, expect, it } from 'vitest';
import type { ShopQuery } from '@reef/domain/catalogue/shop-view';
import { readShopQuery, writeShopQuery } from './shop-query.ts';

const DEFAULTS: ShopQuery = {
  category: 'Saltwater Fish',
  availability: 'in-stock',
  search: '',
  sort: 'price-asc',
};

describe('the shop’s address', () => {
  it('SHOP-01 SHOP-04 opens fish in stock, cheapest first', () => {
    expect(readShopQuery(new URLSearchParams())).toEqual(DEFAULTS);
    expect(writeShopQuery(DEFAULTS).toString()).toBe('');
  });

  it('comes back as it was written', () => {
    const query: ShopQuery = {
      category: 'WYSIWYG',
      availability: 'out-of-stock',
      search: 'torch & gold',
      sort: 'qty-asc',
    };
    expect(readShopQuery(writeShopQuery(query))).toEqual(query);
  });

  it('takes what it does not understand for the default', () => {
    const params = new URLSearchParams('tab=birds&show=all&sort=name');
    expect(readShopQuery(params)).toEqual(DEFAULTS);
  });
});
