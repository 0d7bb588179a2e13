import { describe, expect, it } from 'vitest';
import { checkAgainstStock } from '@reef/domain/cart/cart';
import { aCartLine } from '@reef/domain/testing/cart-line-fixture';
import type { Product } from '@reef/domain/catalogue/product';
import { liveLines, stockNotices } from './stock-look-up.ts';

const line = (id: string, quantity: number) => aCartLine(id, quantity, 5);

const product = (id: string, stock: number): Product => ({
  id,
  name: `Fish ${id}`,
  description: '',
  price: 20,
  category: 'Saltwater Fish',
  image_url: null,
  stock,
  sold_out_at: null,
  created_at: new Date('2026-11-01T00:00:00Z'),
  revision: 1,
});

describe('liveLines', () => {
  it('takes the lines from the catalogue and names those it does not list', () => {
    const { live, missing } = liveLines(
      [line('a', 1), line('b', 1)],
      [product('a', 3), product('c', 1)],
    );
    expect([...live.keys()]).toEqual(['a']);
    expect(missing).toEqual(['b']);
  });
});

describe('CART-11 stockNotices', () => {
  const lines = [line('a', 4), line('b', 1)];
  const check = checkAgainstStock(
    lines,
    new Map([
      ['a', { stock: 2 }],
      ['b', { stock: 0 }],
    ]),
  );

  it('speaks of a change as it happens', () => {
    expect(stockNotices(check, true)).toEqual([
      'Cart updated due to stock change.',
      'An item became unavailable and was removed from your cart.',
    ]);
  });

  it('speaks of the cart when the cart was what changed', () => {
    expect(stockNotices(check, false)).toEqual([
      'Cart quantities adjusted to current stock.',
      'Some items are no longer available and were removed.',
    ]);
  });

  it('SEEN-13 tells a price that changed, with both prices', () => {
    const dearer = checkAgainstStock([line('a', 1)], new Map([['a', { stock: 5, price: 24.5 }]]));
    expect(stockNotices(dearer, true)).toEqual([
      'The price of Fish a changed from $20.00 to $24.50.',
    ]);
  });

  it('tells a name that changed, with both names', () => {
    const live = new Map([['a', { stock: 5, name: 'Hammer 31' }]]);
    expect(stockNotices(checkAgainstStock([line('a', 1)], live), false)).toEqual([
      'Fish a is now listed as Hammer 31.',
    ]);
  });

  it('says nothing while the stock suffices', () => {
    const fine = checkAgainstStock(
      lines,
      new Map([
        ['a', { stock: 9 }],
        ['b', { stock: 9 }],
      ]),
    );
    expect(stockNotices(fine, true)).toEqual([]);
  });
});
