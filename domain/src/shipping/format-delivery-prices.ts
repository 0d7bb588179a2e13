import type { DeliveryRule } from '@reef/domain/settings/shop-settings';
import { formatCents } from '@reef/domain/shared/money';
import { reachesZip, shippingCents } from './arrival.ts';

/** A short amount: `$39.99`, `$15`, `free`. */
export function briefAmount(cents: number): string {
  return cents === 0 ? 'free' : formatCents(cents).replace(/\.00$/, '');
}

/**
 * The price of each offered delivery method, in short: `Overnight $39.99`, `Pickup free`.
 * @param zip the destination, five digits; null if unknown, and then every method counts.
 * @param subtotalCents of the cart, which makes some methods free; null without a cart, and the words
 * then say from which sum a method is free.
 */
export function deliveryPrices(
  rules: readonly DeliveryRule[],
  zip: string | null,
  subtotalCents: number | null,
): string[] {
  return rules
    .filter((rule) => rule.is_offered && (zip === null || reachesZip(rule, zip)))
    .map((rule) => {
      const cents = shippingCents(rule, subtotalCents ?? 0);
      const words = `${rule.short} ${briefAmount(cents)}`;
      const freeAbove = rule.free_above_cents;
      return subtotalCents === null && freeAbove !== null && cents > 0
        ? `${words} (free from ${briefAmount(freeAbove)})`
        : words;
    });
}
