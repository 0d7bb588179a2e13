import { expect, it } from 'vitest';
import { lineItems } from '@reef/domain/cart/line-item';
import { NOON } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { isCartOf, lastBought } from './paid-cart.ts';
import { DAY_MS } from '@reef/domain/shared/time';

const FISH = { id: 'ocellaris-clownfish', quantity: 2 };
const after = (ms: number) => new Date(NOON.getTime() + ms);

it('ORD-03 ATT-96 the same cart as an order of the last day is recognized', () => {
  expect(isCartOf(anOrder(), [FISH], NOON)).toBe(true);
  expect(isCartOf(anOrder(), [FISH], after(DAY_MS))).toBe(true);
  const halves = [
    { id: FISH.id, quantity: 1 },
    { id: FISH.id, quantity: 1 },
  ];
  expect(isCartOf(anOrder(), halves, NOON)).toBe(true);
  const waiting = anOrder({ payment_status: 'pending', status: 'pending' });
  expect(isCartOf(waiting, [FISH], NOON)).toBe(true);
});

it('ORD-03 another cart, an older order, a free replacement, or one whose money went back is not', () => {
  expect(isCartOf(anOrder(), [FISH], after(DAY_MS + 1))).toBe(false);
  expect(isCartOf(anOrder(), [{ ...FISH, quantity: 3 }], NOON)).toBe(false);
  expect(isCartOf(anOrder(), [FISH, { id: 'crab', quantity: 1 }], NOON)).toBe(false);
  expect(isCartOf(anOrder(), [{ id: 'crab', quantity: 2 }], NOON)).toBe(false);
  const [line] = lineItems(anOrder().items);
  const two = anOrder({ items: line ? [line, { ...line, product_id: 'crab', quantity: 1 }] : [] });
  expect(isCartOf(two, [FISH, { id: 'crab', quantity: 1 }], NOON)).toBe(true);
  expect(isCartOf(two, [FISH, { id: 'crab', quantity: 2 }], NOON)).toBe(false);
  expect(isCartOf(anOrder({ status: 'cancelled' }), [FISH], NOON)).toBe(false);
  const refunded = anOrder({ payment_status: 'refunded' });
  expect(isCartOf(refunded, [FISH], NOON)).toBe(false);
  const failed = anOrder({ payment_status: 'failed' });
  expect(isCartOf(failed, [FISH], NOON)).toBe(false);
  const replaces = { claim_id: 'c1', line: 0, order_id: 'o1', order_number: 'R1' };
  const bought = anOrder();
  expect(lastBought([anOrder({ replaces }), bought, anOrder()])).toBe(bought);
});
