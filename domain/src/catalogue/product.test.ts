import { describe, expect, it } from 'vitest';
import { aProduct, NOON } from '@reef/domain/testing/fixtures';
import { Product, stockFields } from './product.ts';
import { isArchived, soldOutBound } from './listing.ts';

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
  });
});

describe('CPM-08 sold_out_at follows stock, whatever changed it', () => {
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

describe('at the edges', () => {
  it('PROD-06 archives after seven days to the millisecond', () => {
    const before = { stock: 0, sold_out_at: new Date(daysAgo(7).getTime() - 1) };
    expect(isArchived(aProduct({ stock: 0, sold_out_at: daysAgo(7) }), NOON)).toBe(false);
    expect(isArchived(aProduct(before), NOON)).toBe(true);
    expect(isArchived(aProduct({ ...before, stock: 1 }), NOON)).toBe(false);
  });

  it('SHOP-07 asks for what sold out since the start of that day, all day long', () => {
    const bound = new Date('2026-11-14T00:00:00Z');
    expect(soldOutBound(NOON)).toEqual(bound);
    expect(soldOutBound(new Date('2026-11-21T00:00:00Z'))).toEqual(bound);
    expect(soldOutBound(new Date('2026-11-21T23:59:59.999Z'))).toEqual(bound);
  });

  it('CPM-08 a product without an earlier state sells out now', () => {
    expect(stockFields(null, 0, NOON)).toEqual({ stock: 0, sold_out_at: NOON });
    expect(stockFields(null, 1, NOON)).toEqual({ stock: 1, sold_out_at: null });
    const stocked = { stock: 1, sold_out_at: daysAgo(3) };
    expect(stockFields(stocked, 0, NOON).sold_out_at).toEqual(NOON);
    expect(stockFields({ stock: 0, sold_out_at: null }, 0, NOON).sold_out_at).toEqual(NOON);
  });

  it.each([
    [{ name: 'x' }, true],
    [{ name: 'x'.repeat(200) }, true],
    [{ name: 'x'.repeat(201) }, false],
    [{ description: 'x'.repeat(5000) }, true],
    [{ description: 'x'.repeat(5001) }, false],
    [{ price: 0 }, true],
    [{ price: 99_999.99 }, true],
    [{ price: 100_000 }, false],
    [{ stock: 0 }, true],
    // Returned units may take it above what can be listed: the product is still read.
    [{ stock: 100_001 }, true],
    [{ revision: 0 }, true],
    [{ revision: -1 }, false],
  ])('with %o is a product: %s', (fields, expected) => {
    expect(Product.safeParse({ ...aProduct(), ...fields }).success).toBe(expected);
  });

  it('a product from before revisions has revision 0', () => {
    const { revision: _revision, ...older } = aProduct();
    expect(Product.parse(older).revision).toBe(0);
  });
});

it.each([undefined, null, '', 'Discontinued'])(
  'SEEN-20 a product whose category is %s is read, as Uncategorized',
  (category) => {
    expect(Product.parse({ ...aProduct(), category })).toMatchObject({ category: 'Uncategorized' });
    expect(Product.parse(aProduct()).category).toBe(aProduct().category);
  },
);

describe('FIT-01 care facts of a product', () => {
  it('are optional, and read as they are stored', () => {
    expect('care' in Product.parse(aProduct())).toBe(false);
    const care = { group: 'tang', min_tank_gal: 100 } as const;
    expect(Product.parse(aProduct({ care })).care).toEqual(care);
  });
  it('count as unknown if they cannot be read: the product is still sold', () => {
    for (const care of [{ group: ['tang'] }, { hazard: null }, ['tang'], 'large', null]) {
      const read = Product.parse({ ...aProduct(), care });
      expect(read).toMatchObject({ name: aProduct().name });
      expect(read.care).toBeUndefined();
    }
  });
});
