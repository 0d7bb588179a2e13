import { CHECKOUT_MESSAGES } from '@reef/domain/shared/messages';
import type { DeliveryRefusal } from '@reef/domain/shipping/arrival';
import { dayWords } from '@reef/domain/shipping/day';
import type { StartRefusal } from './start-checkout.ts';

const NO_DAY = 'Your order cannot arrive that way on that day.';

function nextDays({ next_days: days }: DeliveryRefusal): string {
  if (days.length === 0) return `${NO_DAY} Please choose another way of delivery.`;
  return `${NO_DAY} The next days are ${days.map((day) => dayWords(day)).join('; ')}.`;
}

const WORDS: Record<StartRefusal['code'], string> = {
  'account-suspended': CHECKOUT_MESSAGES.accountBarred,
  'purchases-disabled': CHECKOUT_MESSAGES.accountBarred,
  'unknown-product': 'An item in your cart is no longer sold.',
  archived: 'An item in your cart is archived and not available for purchase.',
  'insufficient-stock': 'An item in your cart is no longer available in that quantity.',
  'request-reused': 'This checkout was already started with another cart. Please try again.',
  'request-finished': 'This checkout has ended. Please try again.',
  'earlier-payment-completed':
    'Your earlier payment went through. See your orders before paying again.',
  'provider-unavailable': 'The payment page could not be opened. You have not been charged.',
  'delivery-not-possible': NO_DAY,
  busy: 'Another checkout of yours is still being closed. Please try again.',
};

/** What a buyer is told when a checkout cannot start. */
export function refusalMessage(refusal: StartRefusal): string {
  return refusal.code === 'delivery-not-possible' ? nextDays(refusal) : WORDS[refusal.code];
}
