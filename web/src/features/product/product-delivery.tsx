import type { ReactNode } from 'react';
import { useDeliveryPrices } from '#state/settings/delivery-prices.ts';
import { DeliveryLine } from '#ui/product/delivery-line.tsx';

/** The delivery prices for this product, before it is in a cart. */
export default function ProductDelivery(): ReactNode {
  const prices = useDeliveryPrices(null);
  return <DeliveryLine prices={prices} />;
}
