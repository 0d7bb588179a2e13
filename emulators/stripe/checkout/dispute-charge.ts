import type { Stripe } from 'stripe';
import type { WireDispute } from '#stripe/wire.ts';
import { nowSeconds, type World } from '#stripe/world.ts';

const DAY_S = 24 * 60 * 60;

/**
 * Opens a dispute of a charge or of part of it, as the buyer's bank would; sends
 * `charge.dispute.created`.
 */
export function openDispute(world: World, charge: Stripe.Charge, amount: number): WireDispute {
  const created = nowSeconds(world);
  const dispute: WireDispute = {
    id: world.newId('du'),
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
  world.state.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  world.emit('charge.dispute.created', dispute);
  world.changed();
  return dispute;
}

/** Ends a dispute in favor of the shop or of the buyer; sends `charge.dispute.closed`. */
export function closeDispute(world: World, dispute: WireDispute, status: 'won' | 'lost'): void {
  dispute.status = status;
  world.emit('charge.dispute.closed', dispute);
  world.changed();
}
