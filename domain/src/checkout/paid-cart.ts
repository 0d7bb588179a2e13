import * as z from 'zod/mini';
import type { CartLine } from '@reef/domain/cart/cart-line';
import { lineItems, OrderItems } from '@reef/domain/cart/line-item';
import { DAY_MS } from '@reef/domain/shared/time';

/**
 * The fields of `orders/{id}` that tell whether it bought a cart. Separate from the whole schema,
 * which a buyer would load only for this.
 */
export const PaidCart = z.object({
  order_number: z.string(),
  created_at: z.date(),
  status: z.string(),
  payment_status: z.string(),
  items: OrderItems,
  /** What a free replacement replaces. */
  replaces: z.optional(z.unknown()),
});
export type PaidCart = z.infer<typeof PaidCart>;

/** How long the same cart again counts as a mistake rather than intended. */
const JUST_PAID_MS = DAY_MS;

function unitsOf(lines: readonly { id: string; quantity: number }[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { id, quantity } of lines) units.set(id, (units.get(id) ?? 0) + quantity);
  return units;
}

function isSameGoods(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) {
  return one.size === other.size && [...one].every(([id, units]) => other.get(id) === units);
}

/** The newest order that was bought: a free replacement was not. @param orders the newest first. */
export function lastBought(orders: readonly PaidCart[]): PaidCart | undefined {
  return orders.find(({ replaces }) => replaces === undefined);
}

/**
 * True if an order holds exactly what is in the cart, was placed within a day, and is paid or waits
 * for its bank: paying now would buy the same again (ORD-03).
 */
export function isCartOf(
  order: Omit<PaidCart, 'order_number'>,
  cart: readonly Pick<CartLine, 'id' | 'quantity'>[],
  now: Date,
): boolean {
  const isBought = order.payment_status === 'paid' || order.payment_status === 'pending';
  if (!isBought || order.status === 'cancelled') return false;
  if (now.getTime() - order.created_at.getTime() > JUST_PAID_MS) return false;
  const bought = lineItems(order.items).map(({ product_id: id, quantity }) => ({ id, quantity }));
  return isSameGoods(unitsOf(bought), unitsOf(cart));
}
