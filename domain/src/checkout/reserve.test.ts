import { describe, expect, it } from 'vitest';
import { aProduct, NOON } from '@reef/domain/testing/fixtures';
import { MAX_UNITS_PER_LISTING } from './hoarding.ts';
import { decideReserve, isTooLittleToCharge, quantityPerProduct } from './reserve.ts';

const shelf = new Map([
  ['clown', aProduct({ id: 'clown', stock: 3, price: 24.99 })],
  ['tang', aProduct({ id: 'tang', stock: 1, price: 199.99 })],
  ['gone', aProduct({ id: 'gone', stock: 0, sold_out_at: new Date('2026-11-01T00:00:00Z') })],
]);
const decide = (...items: [string, number][]) =>
  decideReserve(
    items.map(([id, quantity]) => ({ id, quantity })),
    shelf,
    null,
    NOON,
  );

describe('decideReserve', () => {
  it('CHK-09 prices and names come from the database', () => {
    expect(decide(['clown', 2], ['tang', 1])).toMatchObject({
      ok: true,
      subtotalCents: 24_997,
      lines: [{ name: 'Ocellaris Clownfish', unit_price_cents: 2499 }, { quantity: 1 }],
      stockAfter: new Map([
        ['clown', 1],
        ['tang', 0],
      ]),
    });
  });
  it('ATT-30 sums two lines of one product before looking at stock', () => {
    expect(decide(['clown', 2], ['clown', 2])).toEqual({
      ok: false,
      refusal: { code: 'insufficient-stock', product_id: 'clown', available: 3 },
    });
    expect(decide(['clown', 2], ['clown', 1])).toMatchObject({ ok: true });
  });
  it('INV-17 refuses more units of one listing than a checkout takes, however many are in stock', () => {
    const many = new Map([['snail', aProduct({ id: 'snail', stock: 50 })]]);
    const take = (quantity: number) => decideReserve([{ id: 'snail', quantity }], many, null, NOON);
    expect(take(MAX_UNITS_PER_LISTING)).toMatchObject({ ok: true });
    expect(take(MAX_UNITS_PER_LISTING + 1)).toEqual({
      ok: false,
      refusal: { code: 'too-many-units', product_id: 'snail', most: MAX_UNITS_PER_LISTING },
    });
  });
  it('CHK-09 detects a total below what Stripe charges; a total of 0 is no payment', () => {
    expect([0, 1, 49, 50, 5000].map(isTooLittleToCharge)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });
  it('reserves all lines or none', () => {
    expect(decide(['clown', 1], ['tang', 2])).toMatchObject({ ok: false });
  });
  it('ATT-32 refuses unknown and archived products', () => {
    expect(decide(['nothing', 1])).toMatchObject({ refusal: { code: 'unknown-product' } });
    expect(decide(['gone', 1])).toMatchObject({ refusal: { code: 'archived' } });
  });
  it('ATT-33 refuses a barred account before anything else', () => {
    expect(decideReserve([{ id: 'clown', quantity: 1 }], shelf, 'account-suspended', NOON)).toEqual(
      {
        ok: false,
        refusal: { code: 'account-suspended' },
      },
    );
  });
  it('reads products in key order, so that two checkouts never deadlock', () => {
    const quantities = quantityPerProduct([
      { id: 'b', quantity: 1 },
      { id: 'a', quantity: 2 },
      { id: 'b', quantity: 3 },
    ]);
    expect([...quantities]).toEqual([
      ['a', 2],
      ['b', 4],
    ]);
  });
});
