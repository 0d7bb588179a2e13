import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { type DaySettings, openRules, reachesZip } from './arrival.ts';

/**
 * Why nothing can be delivered at present: no method has a possible day of arrival, or none of
 * those that have one goes to the ZIP code.
 */
export type NoDelivery = 'no-delivery-day' | 'no-delivery-there';

/** What a buyer is told then, in one sentence, where prices would be listed. */
export const NO_DELIVERY_TEXT: Record<NoDelivery, string> = {
  'no-delivery-day': 'No day of delivery is open at the moment.',
  'no-delivery-there': 'We cannot deliver to this ZIP code at the moment.',
};

/** What a buyer is told then who wants to pay, by the checkout and by the server. */
export function noDeliveryMessage(lack: NoDelivery): string {
  return `${NO_DELIVERY_TEXT[lack]} Please write to us.`;
}

/**
 * Why an order cannot be delivered now, or null: no payment is taken for what cannot arrive.
 * @param zip the destination, five digits; null if it is unknown, and then any place counts.
 */
export function noDelivery(
  settings: DaySettings & Pick<PublicSettings, 'delivery'>,
  zip: string | null,
  now: Date,
): NoDelivery | null {
  const open = openRules(settings, now);
  if (open.length === 0) return 'no-delivery-day';
  if (zip === null || open.some((rule) => reachesZip(rule, zip))) return null;
  return 'no-delivery-there';
}
