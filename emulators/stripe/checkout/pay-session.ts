import type { SessionRecord, Settlement } from '#stripe/state/state.ts';
import { agedNowMs, type World } from '#stripe/world.ts';
import { chargeIntent } from './charge.ts';
import { chooseShipping } from './choose-shipping.ts';
import { completeSession } from './complete-session.ts';
import type { PaymentDetails } from './payment-details.ts';
import { intentForAttempt } from './payment-intent.ts';
import { sessionView } from './session-view.ts';

/** Pays an open session by card: the money is there at once. */
export function payByCard(world: World, record: SessionRecord, details: PaymentDetails): void {
  chooseShipping(record, details.shippingIndex);
  const intent = intentForAttempt(world, record, details);
  const charge = chargeIntent(world, intent, details, 'succeeded');
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.next_action = null;
  intent.payment_method = charge.payment_method;
  completeSession(record, details, 'paid');
  world.emit('payment_intent.succeeded', intent);
  world.emit('checkout.session.completed', sessionView(world, record));
  world.changed();
}

/**
 * How a bank debit ends by itself. 'on-command' waits for the control endpoint, and 'unconfirmed'
 * for the buyer, who never confirms their account.
 */
export type DebitEnding = 'succeeded' | 'failed' | 'on-command' | 'unconfirmed';

function settlementOf(world: World, ending: DebitEnding): Settlement | null {
  if (ending === 'unconfirmed') return null;
  if (ending === 'on-command') return { dueAtMs: null, outcome: 'succeeded' };
  return { dueAtMs: agedNowMs(world) + world.settleDelayMs, outcome: ending };
}

/** Completes an open session by the delayed method: unpaid until it settles. */
export function payByBankDebit(
  world: World,
  record: SessionRecord,
  details: PaymentDetails,
  ending: DebitEnding,
): void {
  chooseShipping(record, details.shippingIndex);
  const intent = intentForAttempt(world, record, details);
  intent.last_payment_error = null;
  if (ending === 'unconfirmed') intent.status = 'requires_action';
  else {
    intent.payment_method = chargeIntent(world, intent, details, 'pending').payment_method;
    intent.status = 'processing';
  }
  record.settlement = settlementOf(world, ending);
  completeSession(record, details, 'unpaid');
  world.emit('checkout.session.completed', sessionView(world, record));
  world.changed();
}
