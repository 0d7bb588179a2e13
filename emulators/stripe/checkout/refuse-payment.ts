import type { SessionRecord } from '#stripe/state/state.ts';
import type { Context } from '#stripe/context.ts';
import { chargeIntent } from './charge.ts';
import { chooseShipping } from './choose-shipping.ts';
import type { PaymentDetails } from './payment-details.ts';
import { intentForAttempt } from './payment-intent.ts';
import type { Refusal } from './test-cards.ts';

/** Records a refused card. The session stays open: the buyer may try another. */
export function refusePayment(
  context: Context,
  record: SessionRecord,
  details: PaymentDetails,
  refusal: Refusal,
): void {
  chooseShipping(record, details.shippingIndex);
  const intent = intentForAttempt(context, record, details);
  if (refusal.decline_code !== undefined) {
    const charge = chargeIntent(context, intent, details, 'failed');
    charge.failure_code = refusal.code ?? null;
    charge.failure_message = refusal.message ?? null;
  }
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.last_payment_error = {
    type: refusal.decline_code === undefined ? 'invalid_request_error' : 'card_error',
    ...refusal,
  };
  record.challenge = null;
  context.emit('payment_intent.payment_failed', intent);
  context.changed();
}

/** Holds a card payment until the buyer's bank has confirmed it (3-D Secure). */
export function challengePayment(
  context: Context,
  record: SessionRecord,
  details: PaymentDetails,
  attempt: string,
): void {
  chooseShipping(record, details.shippingIndex);
  const intent = intentForAttempt(context, record, details);
  intent.status = 'requires_action';
  record.challenge = { details, attempt };
  context.changed();
}
