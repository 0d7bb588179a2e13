import * as z from 'zod/mini';
import type { Order } from './order.ts';

/** The ways of delivery a buyer chooses from on the payment page. */
export const ShippingMethod = z.enum(['overnight', 'local', 'pickup']);
export type ShippingMethod = z.infer<typeof ShippingMethod>;

/**
 * What each way costs, flat, in cents; chosen and paid on the payment page (CHK-01). `name`
 * stands there, `short` where a line of the shop has no room.
 */
export const SHIPPING_RATES = [
  { method: 'overnight', name: 'Overnight live shipping', short: 'Overnight', cents: 3999 },
  { method: 'local', name: 'Local delivery, South Florida', short: 'Local', cents: 1500 },
  { method: 'pickup', name: 'Pickup at the shop', short: 'Pickup', cents: 0 },
] as const satisfies readonly {
  method: ShippingMethod;
  name: string;
  short: string;
  cents: number;
}[];

/** The name of the delivery that was paid for; null on orders that did not record it. */
export function paidShippingName(order: Pick<Order, 'shipping_method'>): string | null {
  const rate = SHIPPING_RATES.find(({ method }) => method === order.shipping_method);
  return rate?.name ?? null;
}
