import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Cart } from './cart-line.ts';
import { MAX_CART_LINES } from './max-cart-lines.ts';
import { isCart } from './stored-cart.ts';

const LINE = {
  id: 'last-tang',
  name: 'Last Tang',
  price: 79.5,
  category: 'Saltwater Fish',
  image_url: null,
  quantity: 2,
  stock: 3,
};

/** A line with one field missing or replaced by any JSON value. */
const lines = fc
  .tuple(fc.constantFrom(...Object.keys(LINE)), fc.option(fc.jsonValue(), { nil: undefined }))
  .map(([field, value]) => ({ ...LINE, [field]: value }));

/** The value after a round trip through storage. */
function throughStorage(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('CART-03 a cart from storage', () => {
  it('is a cart exactly if the schema says so', () => {
    const values = fc.oneof(fc.jsonValue(), fc.array(fc.oneof(fc.constant(LINE), lines)));
    fc.assert(
      fc.property(values, (value) => {
        const stored = throughStorage(value);
        expect(isCart(stored)).toBe(Cart.safeParse(stored).success);
      }),
    );
  });
  it('holds whole units, and no more lines than a cart may have', () => {
    expect(isCart([LINE, { ...LINE, image_url: '/tang.avif' }])).toBe(true);
    expect(isCart([{ ...LINE, quantity: 0 }])).toBe(false);
    expect(isCart([{ ...LINE, quantity: 1.5 }])).toBe(false);
    expect(isCart([{ ...LINE, stock: -1 }])).toBe(false);
    expect(isCart(Array.from({ length: MAX_CART_LINES }, () => LINE))).toBe(true);
    expect(isCart(Array.from({ length: MAX_CART_LINES + 1 }, () => LINE))).toBe(false);
  });
});
