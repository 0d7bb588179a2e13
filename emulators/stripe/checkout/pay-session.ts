import type { SessionRecord, Settlement } from '#stripe/state/state.ts';
import { agedNowMs, type Context } from '#stripe/context.ts';
import { chargeIntent } from './charge.ts';
import { chooseShipping } from './choose-shipping.ts';
import { completeSession } from './complete-session.ts';
import type { PaymentDetails } from './payment-details.ts';
import { intentForAttempt } from './payment-intent.ts';
import { sessionView } from './session-view.ts';

/** Pays an open session by card: the money is there at once. */
export function payByCard(context: Context, record: SessionRecord, details: PaymentDetails): void {
  chooseShipping(record, details.shippingIndex);
  const intent = intentForAttempt(context, record, details);
  const charge = chargeIntent(context, intent, details, 'succeeded');
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.next_action = null;
  intent.payment_method = charge.payment_method;
  completeSession(record, details, 'paid');
  context.emit('payment_intent.succeeded', intent);
  context.emit('checkout.session.completed', sessionView(context, record));
  context.changed();
}

/**
 * How a bank debit ends by itself. 'on-command' waits for the control endpoint, and 'unconfirmed'
 * for the buyer, who never confirms their account.
 */
export type DebitEnding = 'succeeded' | 'failed' | 'on-command' | 'unconfirmed';

function settlementOf(context: Context, ending: DebitEnding): Settlement | null {
  if (ending === 'unconfirmed') return null;
  if (ending === 'on-command') return { dueAtMs: null, outcome: 'succeeded' };
  return { dueAtMs: agedNowMs(context) + context.settleDelayMs, outcome: ending };
}

/** Completes an open session by the delayed method: unpaid until it settles. */
export function payByBankDebit(
  context: Context,
  record: SessionRecord,
  details: PaymentDetails,
  ending: DebitEnding,
): void {
  chooseShipping(record, details.shippingIndex);
  const intent = intentForAttempt(context, record, details);
  intent.last_payment_error = null;
  if (ending === 'unconfirmed') intent.status = 'requires_action';
  else {
    intent.payment_method = chargeIntent(context, intent, details, 'pending').payment_method;
    intent.status = 'processing';
  }
  record.settlement = settlementOf(context, ending);
  completeSession(record, details, 'unpaid');
  context.emit('checkout.session.completed', sessionView(context, record));
  context.changed();
}
