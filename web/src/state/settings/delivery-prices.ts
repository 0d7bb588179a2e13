import { deliveryPrices } from '@reef/domain/shipping/format-delivery-prices';
import { zipOf } from '@reef/domain/shipping/zip-state';
import { useAuth } from '#state/session/session.tsx';
import { useShopSettings } from './shop-settings.ts';

/** Delivery prices; `zip` is the destination, null while no address is known. */
export type DeliveryPrices = { zip: string | null; ways: readonly string[] };

/**
 * The price of each delivery method by the owner's settings, for the buyer's saved address if there
 * is one. Null until the settings are known: a price is never guessed.
 * @param subtotalCents of the cart; null if none is shown.
 */
export function useDeliveryPrices(subtotalCents: number | null): DeliveryPrices | null {
  const settings = useShopSettings();
  const { extended } = useAuth();
  if (settings === null) return null;
  const zip = zipOf(extended?.shipping_zip ?? '');
  return { zip, ways: deliveryPrices(settings.delivery, zip, subtotalCents) };
}
