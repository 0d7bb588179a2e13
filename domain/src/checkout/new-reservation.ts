import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { refused } from '@reef/domain/shared/refused';
import {
  checkDelivery,
  type DeliveryRefusal,
  openRules,
  shippingCents,
} from '@reef/domain/shipping/arrival';
import { noDelivery, type NoDelivery } from '@reef/domain/shipping/no-delivery';
import type { CreatePaymentRequest } from './checkout-calls.ts';
import { HOLD_GRACE_MS, SESSION_OPEN_MS } from './hold-time.ts';
import type { Reservation, ShippingRate } from './reservation.ts';
import { isTooLittleToCharge } from './reserve.ts';

/** Who buys, and by which request. */
type Purchase = Pick<
  Reservation,
  | 'id'
  | 'user_id'
  | 'request_id'
  | 'cart_fingerprint'
  | 'buyer_email'
  | 'buyer_name'
  | 'ship_to'
  | 'success_url'
  | 'cancel_url'
>;

/** What is sold, how it is delivered, and on what terms. */
type Terms = Pick<
  Reservation,
  'lines' | 'subtotal_cents' | 'shipping_rates' | 'delivery' | 'guarantee_hours'
>;

type DeliveryDecision =
  | ({ ok: true } & Pick<Terms, 'delivery' | 'shipping_rates'>)
  | { ok: false; refusal: DeliveryRefusal | { code: NoDelivery | 'total-too-small' } };

/** What the payment page offers: only the chosen method, or all that have a day of arrival now. */
function shippingRates(
  settings: PublicSettings,
  delivery: Reservation['delivery'],
  subtotalCents: number,
  now: Date,
): ShippingRate[] {
  if (delivery !== null) {
    const { method, name, cents } = delivery;
    return [{ method, name, cents }];
  }
  return openRules(settings, now).map((rule) => {
    return { method: rule.method, name: rule.name, cents: shippingCents(rule, subtotalCents) };
  });
}

/**
 * Decides how a purchase is delivered, by the current settings, and what the payment page offers.
 * Refuses what cannot be delivered at all, and too small a total, for which Stripe makes no page.
 * @param request `delivery` is what the buyer chose; undefined if they choose on the payment page.
 */
export function decideDelivery(
  settings: PublicSettings,
  { delivery: choice, zip }: Pick<CreatePaymentRequest, 'delivery' | 'zip'>,
  subtotalCents: number,
  now: Date,
): DeliveryDecision {
  const lacking = noDelivery(settings, choice?.zip ?? zip ?? null, now);
  if (lacking !== null) return refused({ code: lacking });
  const checked = choice && checkDelivery(settings, choice, subtotalCents, now);
  if (checked?.ok === false) return checked;
  const delivery = checked?.delivery ?? null;
  const shipping_rates = shippingRates(settings, delivery, subtotalCents, now);
  // The page opens with the first delivery method.
  const isTooLittle = isTooLittleToCharge(subtotalCents + (shipping_rates[0]?.cents ?? 0));
  if (isTooLittle) return refused({ code: 'total-too-small' });
  return { ok: true, delivery, shipping_rates };
}

/** A new hold: it has no payment page yet, and outlasts the one that it will get. */
export function newReservation(purchase: Purchase, terms: Terms, now: Date): Reservation {
  const sessionExpiresAt = new Date(now.getTime() + SESSION_OPEN_MS);
  return {
    ...purchase,
    ...terms,
    product_ids: terms.lines.map(({ product_id }) => product_id),
    currency: 'usd',
    status: 'held',
    session_id: null,
    session_url: null,
    order_id: null,
    created_at: now,
    session_expires_at: sessionExpiresAt,
    hold_until: new Date(sessionExpiresAt.getTime() + HOLD_GRACE_MS),
    updated_at: now,
  };
}
