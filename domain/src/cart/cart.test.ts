import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToCart,
  cartKey,
  cartTotalCents,
  checkAgainstStock,
  clampQuantity,
  remainingStock,
  setQuantity,
  withoutOrdered,
} from './cart.ts';
import { Cart } from './cart-line.ts';
import { MAX_CART_LINES } from './max-cart-lines.ts';
import { isCart } from './stored-cart.ts';
import type { Product } from '@reef/domain/catalogue/product';
import { ADD_REFUSALS } from '@reef/domain/shared/messages';
import { aCartLine } from '@reef/domain/testing/cart-line-fixture';
import { aProduct, NOON } from '@reef/domain/testing/fixtures';

const buyer = { blockReason: null };
const fish = aProduct();

function linesOf(...wanted: [stock: number, quantity: number][]): Cart {
  return wanted.map(([stock, quantity], index) => ({
    id: `p${index}`,
    name: `Fish ${index}`,
    price: 10,
    category: 'Saltwater Fish',
    image_url: null,
    quantity,
    stock,
  }));
}

/** What is said when one unit is refused; null if it is not. */
function said(product: Product, by: Parameters<typeof addToCart>[3]): string | null {
  const result = addToCart([], product, 1, by, NOON);
  return result.ok ? null : ADD_REFUSALS[result.refusal];
}

describe('adding', () => {
  it('CART-05 needs sign-in; a buyer may', () => {
    expect(addToCart([], fish, 1, null, NOON)).toEqual({ ok: false, refusal: 'sign-in-required' });
    expect(addToCart([], fish, 1, buyer, NOON)).toMatchObject({ ok: true, added: 1 });
  });
  it.each(['account-suspended', 'purchases-disabled'] as const)(
    'CART-06 refuses %s',
    (blockReason) => {
      expect(addToCart([], fish, 1, { blockReason }, NOON)).toEqual({
        ok: false,
        refusal: blockReason,
      });
    },
  );
  it('CART-08 refuses what is out of stock or archived', () => {
    const soldOut = aProduct({ stock: 0, sold_out_at: NOON });
    const archived = aProduct({ stock: 0, sold_out_at: new Date('2026-11-01T00:00:00Z') });
    expect(addToCart([], soldOut, 1, buyer, NOON)).toMatchObject({ refusal: 'out-of-stock' });
    expect(addToCart([], archived, 1, buyer, NOON)).toEqual({ ok: false, refusal: 'archived' });
  });
  it('CART-05 CART-06 CART-08 says why in the specification’s words', () => {
    const soldOut = aProduct({ stock: 0, sold_out_at: NOON });
    const archived = aProduct({ stock: 0, sold_out_at: new Date('2026-11-01T00:00:00Z') });
    expect(said(fish, null)).toBe('Please sign in to add items to your cart');
    expect(said(fish, { blockReason: 'account-suspended' })).toBe(
      'Your account is suspended. Purchases are disabled.',
    );
    expect(said(fish, { blockReason: 'purchases-disabled' })).toBe(
      'Purchases are disabled for your account.',
    );
    expect(said(soldOut, buyer)).toBe('This item is out of stock');
    expect(said(archived, buyer)).toBe('This listing is archived and not available for purchase');
  });
  it('CART-08 counts what the cart already holds', () => {
    const first = addToCart([], fish, 7, buyer, NOON);
    expect(first).toMatchObject({ ok: true, added: 7, isCapped: false });
    if (!first.ok) return;
    expect(remainingStock(first.lines, fish)).toBe(0);
    expect(addToCart(first.lines, fish, 1, buyer, NOON)).toMatchObject({ refusal: 'out-of-stock' });
  });
  it('CART-08 refuses one more item than a cart can keep, but takes more units of one it holds', () => {
    const full = linesOf(...Array.from({ length: MAX_CART_LINES }, (): [number, number] => [9, 1]));
    expect(addToCart(full, fish, 1, buyer, NOON)).toEqual({ ok: false, refusal: 'cart-full' });
    const held = aProduct({ id: 'p0' });
    const more = addToCart(full, held, 1, buyer, NOON);
    expect(more).toMatchObject({ ok: true, added: 1 });
    expect(isCart(more.ok && more.lines)).toBe(true);
    expect(addToCart(full.slice(1), fish, 1, buyer, NOON)).toMatchObject({ ok: true });
  });
  it('CART-07 caps at what remains and says so', () => {
    const first = addToCart([], fish, 5, buyer, NOON);
    if (!first.ok) throw new Error('refused');
    expect(addToCart(first.lines, fish, 5, buyer, NOON)).toMatchObject({
      added: 2,
      isCapped: true,
    });
  });
  it.each([
    [2.9, 2],
    [0, 1],
    [-3, 1],
    [Number.NaN, 1],
    [99, 7],
  ])('CART-07 %d becomes %d', (typed, expected) => {
    expect(clampQuantity(typed, 7)).toBe(expected);
  });
  it('never holds more than stock, whatever is added', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), fc.integer({ min: 1, max: 20 }), (quantities, stock) => {
        let lines: Cart = [];
        for (const quantity of quantities) {
          const result = addToCart(lines, aProduct({ stock }), quantity, buyer, NOON);
          if (result.ok) lines = result.lines;
        }
        const held = lines[0]?.quantity ?? 0;
        return Number.isInteger(held) && held <= stock && lines.length <= 1;
      }),
    );
  });
});

describe('changing', () => {
  it('CART-10 0 or less removes, more than stock is capped', () => {
    const lines = linesOf([3, 1], [5, 5]);
    expect(setQuantity(lines, 'p0', 0)).toHaveLength(1);
    expect(setQuantity(lines, 'p0', -1)).toHaveLength(1);
    expect(setQuantity(lines, 'p0', 9)[0]?.quantity).toBe(3);
  });
  it('CART-11 lines at 0 go, quantities above stock are reduced', () => {
    const check = checkAgainstStock(
      linesOf([9, 1], [9, 5], [9, 2]),
      new Map([
        ['p1', { stock: 3 }],
        ['p2', { stock: 9 }],
      ]),
    );
    expect(check.removed.map((line) => line.id)).toEqual(['p0']);
    expect(check.reduced.map((line) => line.quantity)).toEqual([3]);
    expect(check.lines.map((line) => line.quantity)).toEqual([3, 2]);
  });
  it('CART-11 does not change a cart that fits', () => {
    const lines = linesOf([4, 2]);
    expect(checkAgainstStock(lines, new Map([['p0', { stock: 4 }]])).isChanged).toBe(false);
  });
});

it('CART-03 keeps a cart per user, with a guest fallback', () => {
  expect(cartKey('u1')).toBe('reef-cart-u1');
  expect(cartKey(null)).toBe('reef-cart-guest');
});

it('totals without binary dust', () => {
  const lines = linesOf([9, 3]).map((line) => ({ ...line, price: 19.99 }));
  expect(cartTotalCents(lines)).toBe(5997);
});

function quantitiesOf(cart: Cart): number[] {
  return cart.map(({ quantity }) => quantity);
}

describe('one line among others', () => {
  const lines = linesOf([9, 2], [9, 3], [9, 4]);

  it('CART-08 adding to it leaves the others as they are', () => {
    const product = aProduct({ id: 'p1', stock: 9 });
    const result = addToCart(lines, product, 1, buyer, NOON);
    expect(result).toMatchObject({ ok: true, added: 1, isCapped: false });
    const quantities = result.ok ? result.lines.map(({ id, quantity }) => [id, quantity]) : [];
    expect(quantities).toEqual([
      ['p0', 2],
      ['p1', 4],
      ['p2', 4],
    ]);
  });

  it('CART-07 half a unit above the stock does not count as capped, one more does', () => {
    expect(addToCart([], fish, 7.5, buyer, NOON)).toMatchObject({ added: 7, isCapped: false });
    expect(addToCart([], fish, 8, buyer, NOON)).toMatchObject({ added: 7, isCapped: true });
  });

  it('CART-08 the last unit can be added, but none after it', () => {
    const last = aProduct({ stock: 1 });
    expect(addToCart([], last, 1, buyer, NOON)).toMatchObject({ ok: true, added: 1 });
  });

  it('CART-10 changing or removing it leaves the others as they are', () => {
    expect(quantitiesOf(setQuantity(lines, 'p1', 1))).toEqual([2, 1, 4]);
    expect(quantitiesOf(setQuantity(lines, 'p1', 5))).toEqual([2, 5, 4]);
    expect(quantitiesOf(setQuantity(lines, 'p1', 0.5))).toEqual([2, 4]);
    expect(quantitiesOf(setQuantity(lines, 'p1', Number.NaN))).toEqual([2, 4]);
    // A line whose stock is gone stays until the next stock check removes it.
    expect(quantitiesOf(setQuantity(linesOf([0, 1]), 'p0', 3))).toEqual([1]);
  });

  it('CART-11 refreshes name, price and picture, and says that it did', () => {
    const live = { stock: 9, name: 'Tang', price: 12, image_url: 'tang.webp' };
    const check = checkAgainstStock(lines.slice(0, 1), new Map([['p0', live]]));
    expect(check).toMatchObject({ isChanged: true, removed: [], reduced: [] });
    expect(check.lines).toEqual([{ ...live, id: 'p0', category: 'Saltwater Fish', quantity: 2 }]);
  });

  it('CART-11 a line whose product has one left stays, with one', () => {
    const check = checkAgainstStock(lines.slice(0, 1), new Map([['p0', { stock: 1 }]]));
    expect(check.lines.map(({ quantity }) => quantity)).toEqual([1]);
    expect(check.removed).toEqual([]);
  });

  it('CART-11 a line whose product is sold out goes', () => {
    const check = checkAgainstStock(lines.slice(0, 1), new Map([['p0', { stock: 0 }]]));
    expect(check).toMatchObject({ lines: [], isChanged: true, reduced: [] });
    expect(check.removed.map(({ id }) => id)).toEqual(['p0']);
  });
});

describe('what storage may hold', () => {
  it.each([
    [{ quantity: 1 }, true],
    [{ quantity: 0 }, false],
    [{ quantity: 1.5 }, false],
    [{ stock: 0 }, true],
    [{ stock: -1 }, false],
  ])('CART-03 a line with %o: %s', (changes, isTaken) => {
    const [line] = linesOf([3, 2]);
    expect(Cart.safeParse([{ ...line, ...changes }]).success).toBe(isTaken);
  });

  it('CART-03 at most 200 lines', () => {
    const most = Array.from({ length: 200 }, () => linesOf([3, 2])).flat();
    expect(Cart.safeParse(most).success).toBe(true);
    expect(Cart.safeParse([...most, ...linesOf([3, 2])]).success).toBe(false);
  });
});

describe('SEEN-03 the units that an order took', () => {
  it('leave the cart; units added since stay', () => {
    const lines = linesOf([5, 3], [1, 1], [4, 2]);
    const ordered = [
      { id: 'p0', quantity: 2 },
      { id: 'p1', quantity: 1 },
      { id: 'gone', quantity: 4 },
    ];
    const left = withoutOrdered(lines, ordered);
    expect(left.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['p0', 1],
      ['p2', 2],
    ]);
  });
  it('are removed only as far as the cart holds them', () => {
    expect(withoutOrdered(linesOf([5, 1]), [{ id: 'p0', quantity: 2 }])).toEqual([]);
  });
});

describe('CART-11 a listing that is edited into another animal', () => {
  it('is reported with both names, if the line stays', () => {
    const live = new Map([
      ['p0', { stock: 5, name: 'Hammer 31' }],
      ['p1', { stock: 5, name: 'Fish 1' }],
      ['p2', { stock: 0, name: 'Hammer 32' }],
    ]);
    const check = checkAgainstStock(linesOf([5, 1], [5, 1], [5, 1]), live);
    expect(check.renamed).toEqual([{ before: 'Fish 0', name: 'Hammer 31' }]);
    expect(check.lines.map((line) => line.name)).toEqual(['Hammer 31', 'Fish 1']);
    expect(checkAgainstStock(check.lines, live).renamed).toEqual([]);
  });
});

describe('CART-11 a one-of-a-kind listing that is used again for the next piece', () => {
  const lines = [
    { ...aCartLine('p0', 1), category: 'WYSIWYG', image_url: '/catalogue/a-640.webp' },
  ];
  const checked = (image_url: string | null) =>
    checkAgainstStock(lines, new Map([['p0', { stock: 1, image_url }]]));

  it('is reported by its name, and the line has the picture of now', () => {
    const check = checked('/catalogue/b-640.webp');
    expect(check.renamed).toEqual([{ before: 'Fish p0', name: 'Fish p0' }]);
    expect(check.lines[0]?.image_url).toBe('/catalogue/b-640.webp');
    expect(checkAgainstStock(check.lines, new Map([['p0', { stock: 1 }]])).renamed).toEqual([]);
  });
  it.each([null, '/catalogue/a-640.webp', '/catalogue/a.webp?token=b'])('is not by %s', (url) => {
    expect(checked(url).renamed).toEqual([]);
  });
});

describe('SEEN-13 a price that changes in an open cart', () => {
  it('is reported with both prices, if the line stays', () => {
    const live = new Map([
      ['p0', { stock: 5, price: 12.5 }],
      ['p1', { stock: 5, price: 10 }],
      ['p2', { stock: 0, price: 99 }],
    ]);
    const check = checkAgainstStock(linesOf([5, 1], [5, 1], [5, 1]), live);
    expect(check.repriced).toEqual([{ name: 'Fish 0', beforeCents: 1000, afterCents: 1250 }]);
    expect(check.lines.map((line) => line.price)).toEqual([12.5, 10]);
  });
});
