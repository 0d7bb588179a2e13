import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LineItem, lineItems, lineTotalCents } from '@reef/domain/cart/line-item';
import { formatCents, formatDollars, toCents, toDollars } from './money.ts';

it.each([
  [0, 0],
  [0.01, 1],
  [19.99, 1999],
  [1.005, 100],
  [0.29, 29],
  [99_999.99, 9_999_999],
])('%d dollars are %i cents', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
  expect(toCents(toDollars(cents))).toBe(cents);
});

it('cents are dollars with two decimals, and are shown like that', () => {
  expect(toDollars(1999)).toBe(19.99);
  expect(toDollars(1999.4)).toBe(19.99);
  expect(toDollars(1999.6)).toBe(20);
  expect(formatCents(129_900)).toBe('$1,299.00');
  expect(formatCents(1999.6)).toBe('$20.00');
  expect(formatCents(-0.4)).toBe('$0.00');
  expect(formatDollars(34.5)).toBe('$34.50');
});

it('a line’s total is its units times its price, in every shape of an order', () => {
  const line = { product_id: 'p', name: 'Clownfish', quantity: 3, unit_price_cents: 2499 };
  expect(lineTotalCents(line)).toBe(7497);
  for (const items of [[line], { line_items: [line] }, { items: [line] }]) {
    expect(lineItems(items)).toEqual([line]);
  }
});

it.each([
  [{ quantity: 1 }, true],
  [{ quantity: 0 }, false],
  [{ quantity: 1.5 }, false],
  [{ unit_price_cents: 0 }, true],
  [{ unit_price_cents: -1 }, false],
  [{ unit_price_cents: 0.5 }, false],
])('a line with %o: %s', (changes, expected) => {
  const line = { product_id: 'p', name: 'Clownfish', quantity: 1, unit_price_cents: 1 };
  expect(LineItem.safeParse({ ...line, ...changes }).success).toBe(expected);
});

it('a line without a quantity is one unit', () => {
  expect(LineItem.parse({ product_id: 'p', name: 'Clownfish', unit_price_cents: 1 }).quantity).toBe(
    1,
  );
});

it('formats a price like Intl', () => {
  const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(formatCents(cents)).toBe(intl.format(cents / 100));
    }),
  );
  for (const cents of [0, 1, 99, 100, 99_999, 100_000, 100_000_000]) {
    expect(formatCents(cents)).toBe(intl.format(cents / 100));
  }
});
