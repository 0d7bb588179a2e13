import type { ReactNode } from 'react';
import { useDeliveryPrices } from '#state/settings/delivery-prices.ts';
import { DeliveryLine } from '#ui/product/delivery-line.tsx';

/** The delivery prices for the whole cart. */
export default function CartDelivery({
  subtotalCents,
  onLeave,
}: {
  subtotalCents: number;
  onLeave: () => void;
}): ReactNode {
  const prices = useDeliveryPrices(subtotalCents);
  return <DeliveryLine prices={prices} onLeave={onLeave} />;
}
