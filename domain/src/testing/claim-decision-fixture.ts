import type { LineDecision } from '@reef/domain/claims/claim-calls';
import { decideClaim, withClaim } from '@reef/domain/claims/decide-claim';
import { aClaimLine } from './claim-line-fixture.ts';
import { aProduct } from './fixtures.ts';
import { anOrder } from './order-fixture.ts';

/** When the claims of these tests are reported and decided. */
export const NOW = new Date('2026-11-20T16:00:00Z');

/** A claim of one clownfish of the order's first line, and of two of its second. */
export const claim = {
  id: 'c1',
  reported_at: NOW,
  lines: [aClaimLine(), aClaimLine({ line: 1, quantity: 2 })],
};

/** Two clownfish for 24.99 each, three more for the same, and 39.99 of shipping. */
const paid = anOrder({
  stripe_session_id: 'cs_1',
  total_amount: 164.94,
  shipping_amount: 39.99,
  items: [2, 3].map((quantity) => ({
    product_id: 'clown',
    name: 'Clownfish',
    quantity,
    unit_price_cents: 2499,
  })),
});

/** The claimed order. */
export const order = { ...paid, claims: withClaim(undefined, claim) };

/** Decides the claim, with changes to its order; the product's stock and name as they are now. */
export function decide(
  decisions: LineDecision[],
  changes: Partial<typeof order> = {},
  stock = 5,
  name = 'Clownfish',
) {
  return decideClaim(claim, decisions, {
    order: { ...order, ...changes },
    products: new Map([['clown', aProduct({ name, stock })]]),
    now: NOW,
    replacementOf: ({ line: number }) => ({ order_id: `o${number}`, order_number: `R-${number}` }),
  });
}

/** The decision to refund a line. */
export const refund = (number: number, amount_cents: number): LineDecision => ({
  line: number,
  kind: 'refund',
  amount_cents,
});

/** The fields of an order that was refunded this many dollars. */
export const given = (amount_refunded: number) => ({ amount_refunded });

/** The verdict of a refused decision. */
export const refused = (refusal: object) => ({ ok: false, refusal });
