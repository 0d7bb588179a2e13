import { describe, expect, it } from 'vitest';
import type { Order } from '@reef/domain/orders/order';
import { aClaimLine } from '@reef/domain/testing/claim-line-fixture';
import { NOON } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';
import type { RefundState } from './order-claim.ts';
import { canBeReplaced, refundedBesideClaimsCents, replacementMoney } from './claim-ledger.ts';

/** The free order for one of an order's two clownfish, of 24.99 each. */
const held = (changes: Partial<Order>) =>
  replacementMoney(anOrder({ stripe_session_id: 'cs_1', ...changes }), aClaimLine());

const free = { dispute: null, is_packing_blocked: false };
const lost = (dollars: number) =>
  ({ dispute: 'lost', lost_amount: dollars, amount_refunded: dollars }) as const;

describe('CLAIM-03 ATT-91 a free order and the payment behind it', () => {
  it('waits while the payment is disputed, and is sent once the dispute is won', () => {
    expect(held({})).toEqual(free);
    expect(held({ dispute: 'open' })).toEqual({ dispute: 'open', is_packing_blocked: true });
    expect(held({ dispute: 'won' })).toEqual(free);
  });

  it('is not packed once nothing is left, or a lost dispute left less than the units cost', () => {
    expect(held({ payment_status: 'refunded' })).toEqual({
      dispute: null,
      is_packing_blocked: true,
    });
    expect(held({ payment_status: 'refunded', ...lost(49.98) })).toEqual({
      dispute: 'lost',
      is_packing_blocked: true,
    });
    expect(held(lost(25))).toMatchObject({ is_packing_blocked: true });
    expect(held(lost(24.99))).toEqual(free);
  });

  it('is not packed while a refund of all that is left has failed and is owed', () => {
    const owed = (cents: number) => held({ owed_refunds: ['re_1'], owed_cents: { re_1: cents } });
    expect(owed(4998)).toMatchObject({ is_packing_blocked: true });
    // A partial refund does not concern it, failed or not.
    expect(owed(4997)).toEqual(free);
    expect(held({ amount_refunded: 40 })).toEqual(free);
  });

  it('copies the state of a replaced replacement, which has no payment of its own', () => {
    const first = { stripe_session_id: null, total_amount: 0 };
    expect(held(first)).toEqual(free);
    for (const dispute of ['open', null] as const) {
      const money = { dispute, is_packing_blocked: true };
      expect(held({ ...first, ...money })).toEqual(money);
    }
  });

  it('is packed if nothing was to be paid', () => {
    expect(held({ total_amount: 0 })).toEqual(free);
  });

  it('is not replaced itself meanwhile', () => {
    const order = anOrder({ total_amount: 0 });
    expect(canBeReplaced(order, aClaimLine())).toBe(true);
    expect(canBeReplaced({ ...order, is_packing_blocked: true }, aClaimLine())).toBe(false);
  });
});

/** Of an order of which $10 were refunded at Stripe, and $4 are decided for a claim. */
function beside(state: RefundState, changes: Partial<Order>): number {
  const refund = { kind: 'refund', amount_cents: 400, refund_id: null, failure: null } as const;
  const decision = { ...refund, state, decided_at: NOON };
  const claims = [{ id: 'c1', reported_at: NOON, lines: [aClaimLine({ decision })] }];
  return refundedBesideClaimsCents(anOrder({ claims, ...changes }));
}

describe('CLAIM-05 what was refunded beside claims', () => {
  it.each<[string, RefundState, number, number]>([
    ['is decided', 'pending', 10, 0],
    ['is made', 'pending', 14, 4],
    ['is made, as the claim knows too', 'refunded', 14, 4],
    ['came back', 'refunded', 10, 0],
    ['came back, as the claim knows too', 'failed', 10, 0],
  ])('is the same while a claim’s refund %s', (_when, state, amount_refunded, claims_refunded) => {
    expect(beside(state, { amount_refunded, claims_refunded })).toBe(1000);
  });

  it('is neither what a dispute took nor what was given back another way', () => {
    const otherwise = { lost_amount: 3, settled_amount: 2 };
    expect(beside('refunded', { amount_refunded: 19, claims_refunded: 4, ...otherwise })).toBe(
      1000,
    );
  });

  it('follows from the claims on an order from before Stripe’s sum was stored', () => {
    expect(beside('pending', { amount_refunded: 10 })).toBe(1000);
    expect(beside('refunded', { amount_refunded: 14 })).toBe(1000);
    expect(beside('pending', {})).toBe(0);
  });
});
