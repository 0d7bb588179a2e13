import type { Stripe } from 'stripe';
import type { WireDispute } from '#stripe/wire.ts';
import { nowSeconds, type Context } from '#stripe/context.ts';

const DAY_S = 24 * 60 * 60;

/** What Stripe asks for a dispute. */
const FEE = 1500;

/** Moves money of a dispute out of the shop's balance, or back into it. */
function move(context: Context, dispute: WireDispute, amount: number): void {
  const created = nowSeconds(context);
  const fee = amount < 0 ? FEE : 0;
  const ofFee = {
    amount: fee,
    application: null,
    currency: dispute.currency,
    description: 'Dispute fee',
    type: 'stripe_fee',
  };
  dispute.balance_transactions.push({
    id: context.newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency: dispute.currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [ofFee],
    net: amount - fee,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  });
}

/**
 * Opens a dispute of a charge or of part of it, as the buyer's bank would, and withdraws what was
 * not refunded of it; sends `charge.dispute.created`.
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
  const withdrawn = Math.min(amount, charge.amount_captured - charge.amount_refunded);
  if (withdrawn > 0) move(context, dispute, -withdrawn);
  context.state.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  context.emit('charge.dispute.created', dispute);
  context.changed();
  return dispute;
}

/**
 * Ends a dispute in favor of the shop, which gets back what was withdrawn, or of the buyer; sends
 * `charge.dispute.closed`.
 */
export function closeDispute(
  context: Context,
  dispute: WireDispute,
  status: 'won' | 'lost' | 'prevented',
): void {
  const balance = dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
  if (status === 'won' && balance < 0) move(context, dispute, -balance);
  dispute.status = status;
  context.emit('charge.dispute.closed', dispute);
  context.changed();
}
