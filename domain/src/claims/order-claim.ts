import * as z from 'zod/mini';

/**
 * How a refund stands: decided and not yet confirmed by Stripe, given back, or come back (the
 * buyer's account is closed, Stripe refused it): the buyer is still owed it.
 */
export const RefundState = z.enum(['pending', 'refunded', 'failed']);
export type RefundState = z.infer<typeof RefundState>;

/** The most characters of a reason or a note of the owner. */
export const MAX_DECISION_TEXT_LENGTH = 500;

const decided = { decided_at: z.date() };

/**
 * What was decided about one line of a claim. Who decided stands in the audit log alone, because
 * buyers read this. `settled` follows a refund that failed: it was given back another way. A plain
 * union, because every buyer loads it and a discriminated one is larger.
 */
export const ClaimDecision = z.union([
  z.object({
    kind: z.literal('refund'),
    amount_cents: z.int(),
    state: RefundState,
    /** Stripe's name of the refund; null until it is made. */
    refund_id: z.nullable(z.string()),
    /** Why it failed, in Stripe's words; null where it did not. */
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
  z.object({ kind: z.literal('settled'), note: z.string(), ...decided }),
]);
export type ClaimDecision = z.infer<typeof ClaimDecision>;

/** One line of a claim: which line of the order (its place in `lineItems`), and how many units. */
export const OrderClaimLine = z.object({
  line: z.int(),
  quantity: z.int(),
  decision: z.nullable(ClaimDecision),
});
export type OrderClaimLine = z.infer<typeof OrderClaimLine>;

/**
 * What an order keeps of each of its claims: enough for its page and for what is left to claim and
 * to refund, without a second query. Functions write it together with the claim.
 */
export const OrderClaim = z.object({
  id: z.string(),
  reported_at: z.date(),
  lines: z.array(OrderClaimLine),
});
export type OrderClaim = z.infer<typeof OrderClaim>;

/** Of a free order, the claim that it replaces something for. */
export const Replaces = z.object({
  claim_id: z.string(),
  line: z.int(),
  order_id: z.string(),
  order_number: z.string(),
});
export type Replaces = z.infer<typeof Replaces>;

/** True once every line is decided, whatever became of its refund. */
export function isDecided({ lines }: { lines: readonly OrderClaimLine[] }): boolean {
  return lines.every(({ decision }) => decision !== null);
}

/** True where the line's refund came back: it can be decided again. */
export function hasFailedRefund({ decision }: OrderClaimLine): boolean {
  return decision?.kind === 'refund' && decision.state === 'failed';
}

/** True where an admin may decide the line: it is not decided, or its refund failed. */
export function canBeDecided(line: OrderClaimLine): boolean {
  return line.decision === null || hasFailedRefund(line);
}
