import { CHECKOUT_MESSAGES } from '@reef/domain/checkout/checkout-messages';
import { MAX_UNITS_PER_LISTING } from '@reef/domain/checkout/hoarding';
import { MIN_CHARGE_CENTS } from '@reef/domain/checkout/reserve';
import { formatCents } from '@reef/domain/shared/money';
import type { DayRefusal, PriceRefusal } from '@reef/domain/shipping/arrival';
import { noDeliveryMessage } from '@reef/domain/shipping/no-delivery';
import { dayWords } from '@reef/domain/shipping/day';
import type { StartRefusal } from './start-checkout.ts';
import { HOUR_MS } from '@reef/domain/shared/time';
import { countText } from '@reef/domain/shared/count-text';

const NO_DAY = 'Your order cannot arrive that way on that day.';

function nextDays({ next_days: days }: DayRefusal): string {
  if (days.length === 0) return `${NO_DAY} Please choose another delivery method.`;
  return `${NO_DAY} The next days are ${days.map((day) => dayWords(day)).join('; ')}.`;
}

function priceMessage({ name, cents }: PriceRefusal): string {
  return `The price of ${name} has changed: it is ${formatCents(cents)} now. Review and try again.`;
}

function pausedMessage(waitMs: number): string {
  const hours = Math.max(1, Math.ceil(waitMs / HOUR_MS));
  const wait = hours <= 48 ? countText(hours, 'hour') : countText(Math.ceil(hours / 24), 'day');
  return `Your last checkouts were held for you and not paid. Your cart is still saved; you can check out again in ${wait}.`;
}

type FixedWords = Exclude<StartRefusal['code'], 'paused' | (DayRefusal | PriceRefusal)['code']>;

const WORDS: Record<FixedWords, string> = {
  'no-delivery-day': noDeliveryMessage('no-delivery-day'),
  'no-delivery-there': noDeliveryMessage('no-delivery-there'),
  'account-suspended': CHECKOUT_MESSAGES.accountBarred,
  'purchases-disabled': CHECKOUT_MESSAGES.accountBarred,
  'unknown-product': 'An item in your cart is no longer sold.',
  archived: 'An item in your cart is archived and not available for purchase.',
  'insufficient-stock': 'An item in your cart is no longer available in that quantity.',
  'too-many-units': `Up to ${MAX_UNITS_PER_LISTING} of one listing fit in one checkout. Lower the quantity to go on.`,
  'total-too-small': `The smallest payment by card is ${formatCents(MIN_CHARGE_CENTS)}. Add something to your cart to go on.`,
  'settings-unreadable':
    'The shop cannot take payments at the moment. You have not been charged, and your cart is still saved. Please try again later.',
  'request-reused': 'This checkout was already started with another cart. Please try again.',
  'request-finished': 'This checkout has ended. Please try again.',
  'earlier-payment-completed':
    'Your earlier payment went through. See your orders before paying again.',
  'earlier-payment-pending':
    'Your earlier payment is still being processed, and its items are held for you. You can check out again once it has ended.',
  'provider-unavailable': 'The payment page could not be opened. You have not been charged.',
  busy: 'Another checkout of yours has just begun. Please finish that one, or try again.',
};

/** What a buyer is told when a checkout cannot start. */
export function refusalMessage(refusal: StartRefusal): string {
  if (refusal.code === 'delivery-not-possible') return nextDays(refusal);
  if (refusal.code === 'delivery-price-changed') return priceMessage(refusal);
  return refusal.code === 'paused' ? pausedMessage(refusal.wait_ms) : WORDS[refusal.code];
}
