import { formatCents } from '@reef/domain/shared/money';
import type { ClaimDecision, Replaces } from './order-claim.ts';

/** What a free order is, for buyer and owner; null for an order that was bought. */
export function replacementText({ replaces }: { replaces?: Replaces | undefined }): string | null {
  return replaces === undefined ? null : `Replacement for order ${replaces.order_number}`;
}

/**
 * A line's decision in words for the buyer: order page, timeline, mail.
 * @param isAllBack whether the order's whole payment went back, by refunds or because the bank took
 * it: a refund that failed is no longer owed then.
 */
export function decisionText(decision: ClaimDecision | null, isAllBack = false): string {
  if (decision === null) return 'We are looking at it.';
  switch (decision.kind) {
    case 'refund': {
      const amount = formatCents(decision.amount_cents);
      if (decision.state === 'failed' && isAllBack) {
        return 'The payment was returned in full.';
      }
      if (decision.state === 'failed') {
        return `The refund of ${amount} did not arrive. We will pay it back another way.`;
      }
      return decision.state === 'refunded'
        ? `${amount} was refunded.`
        : `A refund of ${amount} is on its way.`;
    }
    case 'replacement':
      // Whether it is being prepared, has left, or cannot be sent is on that order's own page.
      return `The replacement is order ${decision.order_number}.`;
    case 'declined':
      return `Declined: ${decision.reason}`;
    case 'settled':
      return `${decision.is_refunded === true ? 'Refunded' : 'Settled another way'}: ${decision.note}`;
  }
}
