import type { Product } from '@reef/domain/catalogue/product';
import { animalOf, type SpeciesLibrary } from '@reef/domain/fit/species';
import { isSameKind, type Resident } from '@reef/domain/fit/tank';
import type { Animal } from '@reef/domain/fit/verdict';
import { isPaid, type Order } from '@reef/domain/orders/order';
import { deliveredAt } from '@reef/domain/orders/order-status';
import { DAY_MS } from '@reef/domain/shared/time';
import { isDelivered, residentsOf } from '#state/tanks/bought.ts';

/** The paid orders whose animals their buyer has neither added to a tank nor declined. */
export function unansweredOrders(
  orders: readonly Order[],
  answered: readonly string[],
): readonly Order[] {
  return orders.filter((order) => isPaid(order) && !answered.includes(order.id));
}

/** A keeper who has not answered by then, long after the delivery, does not keep a list. */
const ANSWERED_WITHIN_MS = 14 * DAY_MS;

/** An order's animals that may yet join those that live in the tank. */
function newcomersOf(order: Order, now: Date, residents: readonly Resident[], all: Resident[]) {
  if (isDelivered(order, now)) {
    const at = deliveredAt(order, now) ?? order.delivery_datetime ?? order.created_at;
    if (now.getTime() - at.getTime() > ANSWERED_WITHIN_MS) return [];
    // What was delivered may have been added by hand; then it counts as what lives there.
    return all.filter((one) => !residents.some((other) => isSameKind(one, other)));
  }
  // Its animals did not survive the way.
  return order.guarantee_status === 'unsatisfied' ? [] : all;
}

/** The animals of unanswered orders, without those reported as lost. */
export function orderedAnimals(
  orders: readonly Order[],
  products: readonly Product[],
  residents: readonly Resident[],
  library: SpeciesLibrary,
  now: Date,
): Animal[] {
  return orders
    .flatMap((order) => newcomersOf(order, now, residents, residentsOf(order, products, library)))
    .map((resident) => animalOf(resident, library));
}
