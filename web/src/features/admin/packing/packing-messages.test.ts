import { expect, it } from 'vitest';
import { pickList } from '@reef/domain/packing/pick-list';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { faultMessage, refundedMessage, sharesText } from './packing-messages.ts';

it.each([
  [null, null],
  ['late', 'Late: was due to be packed on Friday, November 27. Pack it or move it.'],
  [
    'late-closed',
    'Late: was due to be packed on Friday, November 27. Packed today, it cannot arrive on a possible day. Move it.',
  ],
  ['closed', 'Cannot arrive on its day any more, by the settings. Move it.'],
] as const)('SHIP-03 says of an order that is %s: %s', (fault, message) => {
  expect(faultMessage({ planned: '2026-11-27', day: '2026-11-28', fault })).toBe(message);
});

it('SHIP-03 says of a box that money of it went back, before an animal of it is packed', () => {
  const message = '$12.00 was refunded. If that was for an animal, leave it out.';
  expect(refundedMessage(anOrder())).toBeNull();
  expect(refundedMessage(anOrder({ amount_refunded: 0 }))).toBeNull();
  expect(refundedMessage(anOrder({ amount_refunded: 12 }))).toBe(message);
  // A claim's refund counts too: of an order that is packed again, its animal stays out.
  expect(refundedMessage(anOrder({ amount_refunded: 12, claims_refunded: 12 }))).toBe(message);
  // What was paid back outside Stripe is no less gone.
  expect(refundedMessage(anOrder({ amount_refunded: 12, settled_amount: 12 }))).toBe(message);
});

it('SHIP-03 names the orders that want an animal, and those that were refunded in part', () => {
  const first = anOrder({ id: 'a', order_number: 'R-1' });
  const second = anOrder({ id: 'b', order_number: 'R-2', amount_refunded: 5 });
  const words = (...orders: (typeof first)[]) => {
    const [row] = pickList(orders)[0]?.rows ?? [];
    return row && sharesText(row.shares);
  };
  expect(words(first)).toBe('R-1');
  expect(words(second)).toBe('R-2 (partly refunded)');
  expect(words(first, second)).toMatch(/^\d for R-1, \d for R-2 \(partly refunded\)$/);
});
