import * as z from 'zod/mini';

/**
 * A refund's state: decided and not yet confirmed by Stripe, given back, or failed (the buyer's
 * account is closed, Stripe refused it), and then still owed to the buyer.
 */
export const RefundState = z.enum(['pending', 'refunded', 'failed']);
export type RefundState = z.infer<typeof RefundState>;

/** The most characters of a reason or a note of the owner. */
export const MAX_DECISION_TEXT_LENGTH = 500;

const decided = { decided_at: z.date() };

/**
 * What was decided about one line of a claim. Only the audit log says who decided, because buyers
 * read this. `settled` follows a failed refund: it was given back another way. It also follows a
 * refund in Stripe's dashboard, which no claim decided. A plain union, because every buyer loads it
 * and a discriminated one is larger.
 */
export const ClaimDecision = z.union([
  z.object({
    kind: z.literal('refund'),
    amount_cents: z.int(),
    state: RefundState,
    /** Stripe's id of the refund; null until it is made. */
    refund_id: z.nullable(z.string()),
    /** Why it failed, in Stripe's words; null if it did not. */
    failure: z.nullable(z.string()),
    ...decided,
  }),
  z.object({
    kind: z.literal('replacement'),
    /** The free order that brings it. */
    order_id: z.string(),
    order_number: z.string(),
    ...decided,
  }),
  z.object({ kind: z.literal('declined'), reason: z.string(), ...decided }),
  z.object({
    kind: z.literal('settled'),
    note: z.string(),
    /** By a refund in Stripe's dashboard. */
    is_refunded: z.optional(z.boolean()),
    ...decided,
  }),
]);
export type ClaimDecision = z.infer<typeof ClaimDecision>;

/** One line of a claim: which line of the order (its index in `lineItems`), and how many units. */
export const OrderClaimLine = z.object({
  line: z.int(),
  quantity: z.int(),
  decision: z.nullable(ClaimDecision),
});
export type OrderClaimLine = z.infer<typeof OrderClaimLine>;

/**
 * An order's summary of each of its claims: enough for its page and for what is left to claim and
 * to refund, without a second query. Functions write it together with the claim.
 */
export const OrderClaim = z.object({
  id: z.string(),
  reported_at: z.date(),
  lines: z.array(OrderClaimLine),
});
export type OrderClaim = z.infer<typeof OrderClaim>;

/** The claim for which a free order replaces something. */
export const Replaces = z.object({
  claim_id: z.string(),
  line: z.int(),
  order_id: z.string(),
  order_number: z.string(),
});
export type Replaces = z.infer<typeof Replaces>;

/** True if every line is decided, whatever the state of its refund. */
export function isDecided({ lines }: { lines: readonly OrderClaimLine[] }): boolean {
  return lines.every(({ decision }) => decision !== null);
}

/** True if the line's refund failed: it can be decided again. */
export function hasFailedRefund({ decision }: OrderClaimLine): boolean {
  return decision?.kind === 'refund' && decision.state === 'failed';
}

/** True if an admin may decide the line: it is undecided, or its refund failed. */
export function canBeDecided(line: OrderClaimLine): boolean {
  return line.decision === null || hasFailedRefund(line);
}
