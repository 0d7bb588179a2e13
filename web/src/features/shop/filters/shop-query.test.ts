import { describe, expect, it } from 'vitest';
import { isPlain, readShopQuery, writeShopQuery, type AskedShop } from './shop-query.ts';

const DEFAULTS: AskedShop = {
  category: 'Saltwater Fish',
  availability: 'in-stock',
  search: '',
  sort: 'price-asc',
  filters: '',
};

describe('the shop’s address', () => {
  it('SHOP-01 SHOP-04 opens fish in stock, cheapest first', () => {
    expect(readShopQuery(new URLSearchParams())).toEqual(DEFAULTS);
    expect(writeShopQuery(DEFAULTS).toString()).toBe('');
  });

  it('comes back as it was written', () => {
    const query: AskedShop = {
      category: 'WYSIWYG',
      availability: 'out-of-stock',
      search: 'torch & gold',
      sort: 'qty-asc',
      filters: 'gal=40&temper=peaceful&temper=predator',
    };
    expect(readShopQuery(writeShopQuery(query))).toEqual(query);
  });

  it('FIT-05 keeps its filters beside tab, search and order, and nothing else', () => {
    const params = new URLSearchParams('utm=a&reef=safe&tab=coral&light=low&q=torch&x=1');
    expect(readShopQuery(params).filters).toBe('reef=safe&light=low');
    const { filters: _filters, ...other } = readShopQuery(params);
    expect(writeShopQuery({ ...other, filters: '' }).toString()).toBe('tab=coral&q=torch');
    expect(isPlain(readShopQuery(params))).toBe(false);
  });

  it('takes what it does not understand for the default', () => {
    const params = new URLSearchParams('tab=birds&show=all&sort=name');
    expect(readShopQuery(params)).toEqual(DEFAULTS);
  });
});
