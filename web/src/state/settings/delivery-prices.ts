import { deliveryPrices, type DeliveryPrices } from '@reef/domain/shipping/format-delivery-prices';
import { zipOf } from '@reef/domain/shipping/zip-state';
import { useNow } from '#platform/clock.ts';
import { useAuth } from '#state/session/session.tsx';
import { useShopSettings } from './shop-settings.ts';

/**
 * The price of each delivery method by the owner's settings, for the buyer's saved address if there
 * is one. Null until the settings are known: a price is never guessed.
 * @param subtotalCents of the cart; null if none is shown.
 */
export function useDeliveryPrices(subtotalCents: number | null): DeliveryPrices | null {
  const settings = useShopSettings();
  const { extended } = useAuth();
  const now = useNow('minute');
  if (settings === null) return null;
  return deliveryPrices(settings, zipOf(extended?.shipping_zip ?? ''), subtotalCents, now);
}
