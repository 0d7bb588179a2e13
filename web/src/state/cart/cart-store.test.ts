import { describe, expect, it } from 'vitest';
import { checkAgainstStock } from '@reef/domain/cart/cart';
import type { CartLine } from '@reef/domain/cart/cart-line';
import type { Product } from '@reef/domain/catalogue/product';
import { withHold } from './cart-hold.ts';
import { liveLines, stockNotices } from './cart-store.ts';

const line = (id: string, quantity: number): CartLine => ({
  id,
  name: `Fish ${id}`,
  price: 20,
  category: 'Saltwater Fish',
  image_url: null,
  quantity,
  stock: 5,
});

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

describe('withHold', () => {
  const live = new Map([
    ['a', { stock: 0 }],
    ['b', { stock: 3 }],
  ]);

  it('counts units held by the buyer’s own payment page as there', () => {
    const hold = { until: '2026-11-21T12:00:00Z', quantities: { a: 1 } };
    expect(withHold(live, hold)).toEqual(
      new Map([
        ['a', { stock: 1 }],
        ['b', { stock: 3 }],
      ]),
    );
  });

  it('counts units given back as there at the least, whether or not they have been seen', () => {
    const hold = { until: '2026-11-21T12:00:00Z', quantities: { a: 1, b: 2 }, is_given_back: true };
    expect(withHold(live, hold)).toEqual(
      new Map([
        ['a', { stock: 1 }],
        ['b', { stock: 3 }],
      ]),
    );
  });

  it('SEEN-09 never counts a unit twice that went back to the shelf unheard', () => {
    const hold = {
      until: '2026-11-21T12:00:00Z',
      quantities: { one: 1, many: 2 },
      stock_before: { one: 1, many: 5 },
    };
    const stockOf = (one: number, many: number) =>
      [
        ...withHold(
          new Map([
            ['one', { stock: one }],
            ['many', { stock: many }],
          ]),
          hold,
        ).values(),
      ].map(({ stock }) => stock);
    expect(stockOf(0, 3)).toEqual([1, 5]);
    expect(stockOf(1, 5)).toEqual([1, 5]);
    expect(stockOf(0, 1)).toEqual([1, 3]);
    expect(stockOf(3, 9)).toEqual([3, 9]);
  });

  it('changes nothing without a hold', () => {
    expect(withHold(live, null)).toBe(live);
  });
});
