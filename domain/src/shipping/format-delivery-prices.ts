import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { formatCents } from '@reef/domain/shared/money';
import { type DaySettings, openRules, reachesZip, shippingCents } from './arrival.ts';
import { noDelivery, type NoDelivery } from './no-delivery.ts';

/** A short amount: `$39.99`, `$15`, `free`. */
export function briefAmount(cents: number): string {
  return cents === 0 ? 'free' : formatCents(cents).replace(/\.00$/, '');
}

/**
 * What delivery costs at present. `zip`: the destination, null if unknown; `ways`: each method with
 * its price, in short; `lack`: why there is none.
 */
export type DeliveryPrices = {
  zip: string | null;
  ways: readonly string[];
  lack: NoDelivery | null;
};

/**
 * The price of each delivery method that is open, in short: `Overnight $39.99`, `Pickup free`.
 * @param zip the destination, five digits; null if unknown, and then every method counts.
 * @param subtotalCents of the cart, which makes some methods free; null without a cart, and the words
 * then say from which sum a method is free.
 */
export function deliveryPrices(
  settings: DaySettings & Pick<PublicSettings, 'delivery'>,
  zip: string | null,
  subtotalCents: number | null,
  now: Date,
): DeliveryPrices {
  const ways = openRules(settings, now)
    .filter((rule) => zip === null || reachesZip(rule, zip))
    .map((rule) => {
      const cents = shippingCents(rule, subtotalCents ?? 0);
      const words = `${rule.short} ${briefAmount(cents)}`;
      const freeAbove = rule.free_above_cents;
      return subtotalCents === null && freeAbove !== null && cents > 0
        ? `${words} (free from ${briefAmount(freeAbove)})`
        : words;
    });
  return { zip, ways, lack: noDelivery(settings, zip, now) };
}
