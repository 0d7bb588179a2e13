import type { Product } from '@reef/domain/catalogue/product';
import { animalOf, type SpeciesLibrary } from '@reef/domain/fit/species';
import { isSameKind, type Resident } from '@reef/domain/fit/tank';
import type { Animal } from '@reef/domain/fit/verdict';
import { isPaid, type Order } from '@reef/domain/orders/order';
import { deliveredAt } from '@reef/domain/orders/order-status';
import { DAY_MS } from '@reef/domain/shared/time';
import { localDay } from '@reef/domain/shipping/day';
import { isDelivered, residentsOf } from '#state/tanks/bought.ts';

/** A keeper who has not answered by then, long after the delivery, does not keep a list. */
const ANSWERED_WITHIN_MS = 14 * DAY_MS;

/** Whether an order's animals are on their way, or have come of late. */
function isExpected(order: Order, now: Date): boolean {
  // Its animals did not survive the way.
  if (!isDelivered(order, now)) return order.guarantee_status !== 'unsatisfied';
  const at = deliveredAt(order, now) ?? order.delivery_datetime ?? order.created_at;
  return now.getTime() - at.getTime() <= ANSWERED_WITHIN_MS;
}

/**
 * The paid orders whose animals their buyer has neither added to a tank nor declined, until two
 * weeks after their delivery.
 */
export function unansweredOrders(
  orders: readonly Order[],
  answered: readonly string[],
  now: Date,
): readonly Order[] {
  return orders.filter(
    (order) => isPaid(order) && !answered.includes(order.id) && isExpected(order, now),
  );
}

/** Whether a box may have come: a carrier's arrival is recorded late, or never. */
function mayHaveCome(order: Order, now: Date): boolean {
  const isDue = (order.arrival_day ?? '') <= localDay(now);
  return order.is_fulfilled && (isDue || isDelivered(order, now));
}

/** An order's animals that are not among those that live in the tank. */
function newcomersOf(order: Order, now: Date, residents: readonly Resident[], all: Resident[]) {
  if (!mayHaveCome(order, now)) return all;
  // What has come may have been added by hand; then it counts as what lives there.
  return all.filter((one) => !residents.some((other) => isSameKind(one, other)));
}

/**
 * The animals of unanswered orders, without those reported as lost, and without those of which
 * nothing is known: no verdict would simply be "fits" beside them.
 */
export function orderedAnimals(
  orders: readonly Order[],
  products: readonly Product[],
  residents: readonly Resident[],
  library: SpeciesLibrary,
  now: Date,
): Animal[] {
  return orders
    .flatMap((order) => newcomersOf(order, now, residents, residentsOf(order, products, library)))
    .map((resident) => animalOf(resident, library))
    .filter(({ care }) => Object.keys(care ?? {}).length > 0);
}
