import { describe, expect, it } from 'vitest';
import { aProduct, NOON } from './fixtures.ts';
import { isArchived, isListed, Product, stockFields } from './product.ts';

const daysAgo = (days: number) => new Date(NOON.getTime() - days * 24 * 60 * 60 * 1000);

describe('archive (PROD-06, SHOP-07)', () => {
  it.each([
    [{ stock: 0, sold_out_at: daysAgo(9) }, true],
    [{ stock: 0, sold_out_at: daysAgo(7) }, false],
    [{ stock: 0, sold_out_at: daysAgo(3) }, false],
    [{ stock: 0, sold_out_at: null }, false],
    [{ stock: 4, sold_out_at: daysAgo(9) }, false],
  ])('%o archived: %s', (fields, expected) => {
    expect(isArchived(aProduct(fields), NOON)).toBe(expected);
    expect(isListed(aProduct(fields), NOON)).toBe(!expected);
  });
});

describe('CPM-08 sold_out_at follows stock, whoever changed it', () => {
  it('is set when stock reaches 0', () => {
    expect(stockFields(aProduct({ stock: 1 }), 0, NOON)).toEqual({ stock: 0, sold_out_at: NOON });
  });
  it('keeps its day while stock stays 0', () => {
    const before = aProduct({ stock: 0, sold_out_at: daysAgo(3) });
    expect(stockFields(before, 0, NOON).sold_out_at).toEqual(daysAgo(3));
  });
  it('is cleared when stock returns', () => {
    const before = aProduct({ stock: 0, sold_out_at: daysAgo(3) });
    expect(stockFields(before, 2, NOON)).toEqual({ stock: 2, sold_out_at: null });
  });
});

describe('schema', () => {
  it.each([{ stock: -1 }, { stock: 1.5 }, { price: -1 }, { price: Number.NaN }, { name: '' }])(
    'refuses %o',
    (fields) => {
      expect(Product.safeParse({ ...aProduct(), ...fields }).success).toBe(false);
    },
  );
  it('accepts a true product', () => {
    expect(Product.safeParse(aProduct()).success).toBe(true);
  });
});
