import type { Stripe } from 'stripe';
import type { SessionRecord } from '#stripe/state/state.ts';
import type { World } from '#stripe/world.ts';
import { chargeOf } from './charge-of.ts';
import { sessionView } from './session-view.ts';

type Debit = { intent: Stripe.PaymentIntent; charge: Stripe.Charge };

function debitOf(world: World, record: SessionRecord): Debit {
  const intentId = record.session.payment_intent;
  const intent =
    typeof intentId === 'string' ? world.state.paymentIntents.get(intentId) : undefined;
  const charge = intent && chargeOf(world, intent);
  if (!intent || !charge) throw new Error(`Session ${record.session.id} has no debit to settle.`);
  return { intent, charge };
}

function succeed(world: World, record: SessionRecord, { intent, charge }: Debit): void {
  charge.status = 'succeeded';
  charge.paid = true;
  charge.amount_captured = charge.amount;
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  record.session.payment_status = 'paid';
  world.emit('payment_intent.succeeded', intent);
  world.emit('checkout.session.async_payment_succeeded', sessionView(world, record));
}

function fail(world: World, record: SessionRecord, { intent, charge }: Debit): void {
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
  world.emit('payment_intent.payment_failed', intent);
  world.emit('checkout.session.async_payment_failed', sessionView(world, record));
}

/**
 * Ends a delayed payment. Returns false if none is pending (already settled, or paid by card); the
 * session stays `complete` either way, as with Stripe.
 */
export function settleSession(
  world: World,
  record: SessionRecord,
  outcome: 'succeeded' | 'failed',
): boolean {
  if (record.settlement === null) return false;
  record.settlement = null;
  const end = outcome === 'succeeded' ? succeed : fail;
  end(world, record, debitOf(world, record));
  world.changed();
  return true;
}
