import type { Order } from '@reef/domain/orders/order';

/** The methods that go by a carrier and may carry a tracking number. */
export const CARRIERS = ['FedEx', 'UPS', 'USPS'] as const;
export type Carrier = (typeof CARRIERS)[number];

/** How an order leaves the shop (SOLD-05). */
export const DELIVERY_METHODS = [...CARRIERS, 'Local Delivery', 'Pickup'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** The fields that filling writes and unfilling clears. */
type Fulfillment = Pick<
  Order,
  | 'is_fulfilled'
  | 'fulfillment_type'
  | 'delivery_datetime'
  | 'shipping_carrier'
  | 'tracking_number'
  | 'delivered_at'
>;

/** Those of them that tell how an order left. */
type Sent = Omit<Fulfillment, 'delivery_datetime' | 'delivered_at'>;

/** True if the method has a tracking number; the field is hidden for the others (SOLD-05). */
export function isCarrier(method: DeliveryMethod): method is Carrier {
  return CARRIERS.some((carrier) => carrier === method);
}

function uspsMark(number: string): string {
  return number === '' ? 'USPS' : `USPS ${number}`;
}

/**
 * The fields of a filled order (SOLD-05): Local Delivery and Pickup are `driving`, with a marker in
 * place of a tracking number; carriers are `shipped`; USPS keeps its name before the number. A
 * carrier without a number leaves the text empty rather than null, so that the field says "filled".
 * @param at when it leaves; for Local Delivery and Pickup, when the buyer has it or will have it.
 */
export function filledBy(method: DeliveryMethod, tracking: string, at: Date): Fulfillment {
  const base = { is_fulfilled: true, delivery_datetime: at, delivered_at: null };
  if (!isCarrier(method)) {
    const marker = method === 'Pickup' ? 'PICKUP' : 'LOCAL';
    const driving = { fulfillment_type: 'driving', shipping_carrier: null } as const;
    return { ...base, ...driving, tracking_number: marker };
  }
  const number = tracking.trim();
  const tracking_number = method === 'USPS' ? uspsMark(number) : number;
  return { ...base, fulfillment_type: 'shipped', shipping_carrier: method, tracking_number };
}

/** The tracking number without the carrier's name and without markers; `''` if there is none. */
export function trackingNumberOf(
  order: Pick<Order, 'fulfillment_type' | 'tracking_number'>,
): string {
  if (order.fulfillment_type === 'driving') return '';
  return (order.tracking_number ?? '').replace(/^USPS\b\s*/, '').trim();
}

/** The method an order was filled by; null if unfilled or by a carrier we do not offer. */
export function methodOf(order: Sent): DeliveryMethod | null {
  if (!order.is_fulfilled) return null;
  if (order.tracking_number === 'PICKUP') return 'Pickup';
  if (order.tracking_number === 'LOCAL' || order.fulfillment_type === 'driving') {
    return 'Local Delivery';
  }
  return CARRIERS.find((carrier) => carrier === order.shipping_carrier) ?? null;
}

function carrierText(order: Sent): string {
  const tracking = order.tracking_number ?? '';
  const carrier = order.shipping_carrier ?? '';
  // For USPS the tracking field already includes its name.
  if (tracking === carrier || tracking.startsWith(`${carrier} `)) return tracking;
  return [carrier, tracking].filter(Boolean).join(' ');
}

/** The text of the Delivery column (SOLD-07), for every state of an order. */
export function deliveryText(order: Sent): string {
  if (!order.is_fulfilled) return '-';
  const method = methodOf(order);
  if (method === 'Pickup' || method === 'Local Delivery') return method;
  if (order.shipping_carrier && order.tracking_number) return carrierText(order);
  return order.fulfillment_type === 'shipped' ? 'Shipped' : 'Filled';
}
