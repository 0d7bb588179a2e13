import type { Stripe } from 'stripe';
import { invalidRequest } from '#stripe/api/errors.ts';
import { refuse, succeed, type Result } from '#stripe/api/result.ts';
import { formatMoney } from '#stripe/money.ts';
import { nowSeconds, type Cause, type Context } from '#stripe/context.ts';

/** What to refund. */
export type RefundRequest = {
  /** Minor units; undefined means all that is left. */
  amount: number | undefined;
  reason: Stripe.Refund.Reason | null;
  metadata: Stripe.Metadata;
};

function amountOf(charge: Stripe.Charge, asked: number | undefined): Result<number> {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    return refuse(
      invalidRequest(`Charge ${charge.id} has already been refunded.`, {
        code: 'charge_already_refunded',
      }),
    );
  const amount = asked ?? left;
  if (amount <= left) return succeed(amount);
  const most = charge.amount_refunded === 0 ? 'charge amount' : 'unrefunded amount on charge';
  const money = (minor: number) => formatMoney(minor, charge.currency);
  return refuse(
    invalidRequest(`Refund amount (${money(amount)}) is greater than ${most} (${money(left)})`, {
      param: 'amount',
    }),
  );
}

function buildRefund(
  context: Context,
  charge: Stripe.Charge,
  amount: number,
  request: RefundRequest,
): Stripe.Refund {
  return {
    id: context.newId('re'),
    object: 'refund',
    amount,
    balance_transaction: context.newId('txn'),
    charge: charge.id,
    created: nowSeconds(context),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: request.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: request.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

/** Refunds a charge, never more than was paid; sends `charge.refunded`. */
export function refundCharge(
  context: Context,
  charge: Stripe.Charge,
  request: RefundRequest,
  cause: Cause,
): Result<Stripe.Refund> {
  const amount = amountOf(charge, request.amount);
  if (!amount.ok) return amount;
  const refund = buildRefund(context, charge, amount.value, request);
  context.state.refunds.set(refund.id, refund);
  charge.amount_refunded += refund.amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  context.emit('charge.refunded', charge, cause);
  context.changed();
  return succeed(refund);
}
