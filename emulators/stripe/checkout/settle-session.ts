import type { Stripe } from 'stripe';
import type { SessionRecord } from '#stripe/state/state.ts';
import type { Context } from '#stripe/context.ts';
import { chargeOf } from './charge-of.ts';
import { sessionView } from './session-view.ts';

type Debit = { intent: Stripe.PaymentIntent; charge: Stripe.Charge };

function debitOf(context: Context, record: SessionRecord): Debit {
  const intentId = record.session.payment_intent;
  const intent =
    typeof intentId === 'string' ? context.state.paymentIntents.get(intentId) : undefined;
  const charge = intent && chargeOf(context, intent);
  if (!intent || !charge) throw new Error(`Session ${record.session.id} has no debit to settle.`);
  return { intent, charge };
}

function succeed(context: Context, record: SessionRecord, { intent, charge }: Debit): void {
  charge.status = 'succeeded';
  charge.paid = true;
  charge.amount_captured = charge.amount;
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  record.session.payment_status = 'paid';
  context.emit('payment_intent.succeeded', intent);
  context.emit('checkout.session.async_payment_succeeded', sessionView(context, record));
}

function fail(context: Context, record: SessionRecord, { intent, charge }: Debit): void {
  const message = 'The customer’s bank account could not be debited: insufficient funds.';
  charge.status = 'failed';
  charge.failure_code = 'insufficient_funds';
  charge.failure_message = message;
  intent.status = 'requires_payment_method';
  intent.last_payment_error = {
    type: 'invalid_request_error',
    code: 'payment_intent_payment_attempt_failed',
    message,
  };
  context.emit('payment_intent.payment_failed', intent);
  context.emit('checkout.session.async_payment_failed', sessionView(context, record));
}

/**
 * Ends a delayed payment. Returns false if none is pending (already settled, or paid by card); the
 * session stays `complete` either way, as with Stripe.
 */
export function settleSession(
  context: Context,
  record: SessionRecord,
  outcome: 'succeeded' | 'failed',
): boolean {
  if (record.settlement === null) return false;
  record.settlement = null;
  const end = outcome === 'succeeded' ? succeed : fail;
  end(context, record, debitOf(context, record));
  context.changed();
  return true;
}
