import type { Stripe } from 'stripe';
import type { WireDispute } from '#stripe/wire.ts';
import { nowSeconds, type Context } from '#stripe/context.ts';

const DAY_S = 24 * 60 * 60;

/**
 * Opens a dispute of a charge or of part of it, as the buyer's bank would; sends
 * `charge.dispute.created`.
 */
export function openDispute(context: Context, charge: Stripe.Charge, amount: number): WireDispute {
  const created = nowSeconds(context);
  const dispute: WireDispute = {
    id: context.newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence_details: {
      due_by: created + 7 * DAY_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  context.state.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  context.emit('charge.dispute.created', dispute);
  context.changed();
  return dispute;
}

/** Ends a dispute in favor of the shop or of the buyer; sends `charge.dispute.closed`. */
export function closeDispute(context: Context, dispute: WireDispute, status: 'won' | 'lost'): void {
  dispute.status = status;
  context.emit('charge.dispute.closed', dispute);
  context.changed();
}
