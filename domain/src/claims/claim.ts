import * as z from 'zod/mini';
import { canBeDecided, OrderClaimLine } from './order-claim.ts';

/** A claim's line with the bought product; the price is per unit. */
export const ClaimLine = z.extend(OrderClaimLine, {
  product_id: z.string(),
  name: z.string(),
  unit_price_cents: z.int(),
  image_url: z.nullable(z.string()),
  /** Earlier refunds of this line that failed; the next one is a new refund at Stripe. */
  failed_refunds: z.int(),
  /** How often Stripe refused for now to make a refund of this line; 0 if omitted. */
  refused_tries: z.optional(z.int()),
});
export type ClaimLine = z.infer<typeof ClaimLine>;

/** Whether lines wait for their first decision. */
const ClaimStatus = z.enum(['open', 'decided']);

/**
 * A document of `claims/{id}`: a loss that a buyer reported. Functions write it; its buyer and
 * admins read it (docs/decisions/0032-a-claim-is-decided-line-by-line.md).
 */
export const Claim = z.object({
  id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  user_id: z.string(),
  buyer_name: z.string(),
  buyer_email: z.string(),
  lines: z.array(ClaimLine),
  sentence: z.string(),
  /** Paths in the bucket (claim-photo.ts). */
  photos: z.array(z.string()),
  /** When the loss was reported: by the phone's time if possible, else when it arrived. */
  reported_at: z.date(),
  /** When it arrived. */
  received_at: z.date(),
  status: ClaimStatus,
  /** A line waits for a decision, also after a failed refund. Used by count and badge. */
  needs_owner: z.boolean(),
  /** When pending refunds are checked next; null if there are none. */
  refund_due_at: z.nullable(z.date()),
  /** Incremented with every decision, so that the second of two admins is refused. */
  revision: z.int(),
  /** The request that decided last: sent again, it changes nothing. */
  last_request_id: z.nullable(z.string()),
  updated_at: z.date(),
});
export type Claim = z.infer<typeof Claim>;

/** Whether a claim waits for a decision or for a decided refund. */
export function isWaiting(claim: Pick<Claim, 'needs_owner' | 'refund_due_at'>): boolean {
  return claim.needs_owner || claim.refund_due_at !== null;
}

/** The fields that follow from a claim's lines. */
export function claimState(
  lines: readonly OrderClaimLine[],
): Pick<Claim, 'status' | 'needs_owner'> {
  const isOpen = lines.some(({ decision }) => decision === null);
  return { status: isOpen ? 'open' : 'decided', needs_owner: lines.some(canBeDecided) };
}
