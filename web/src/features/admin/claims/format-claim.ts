import type { Claim, ClaimLine } from '@reef/domain/claims/claim';
import { decisionText } from '@reef/domain/claims/claim-messages';
import { type ClaimDecision, hasFailedRefund } from '@reef/domain/claims/order-claim';

/** `2 × Yellow Tang, 1 × Hammer` */
export function claimedUnitsText(lines: readonly Pick<ClaimLine, 'quantity' | 'name'>[]): string {
  return lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
}

/** What a claim waits for, in a word or two, and its color. */
export function claimBadge(claim: Pick<Claim, 'lines' | 'status'>): {
  text: string;
  tone: 'danger' | 'warning' | 'good';
} {
  if (claim.lines.some(hasFailedRefund)) return { text: 'Refund failed', tone: 'danger' };
  return claim.status === 'open'
    ? { text: 'To decide', tone: 'warning' }
    : { text: 'Decided', tone: 'good' };
}

/**
 * A line's decision in words for the owner. One who refunded a pending refund by hand too would
 * give it back twice.
 */
export function ownerDecisionText(decision: ClaimDecision | null): string {
  const isPending = decision?.kind === 'refund' && decision.state === 'pending';
  const more = ' The shop makes it automatically, so do not refund it in Stripe too.';
  return `${decisionText(decision)}${isPending ? more : ''}`;
}
