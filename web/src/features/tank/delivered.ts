import { lineItems } from '@reef/domain/cart/line-item';
import type { Product } from '@reef/domain/catalogue/product';
import { animalsOfProducts } from '@reef/domain/fit/product-animal';
import type { SpeciesLibrary } from '@reef/domain/fit/species';
import { MAX_RESIDENT_COUNT, type Resident } from '@reef/domain/fit/tank';
import type { Order } from '@reef/domain/orders/order';
import { isSameKind } from './residents.ts';

type Delivered = Pick<Order, 'id' | 'is_fulfilled' | 'delivery_datetime' | 'items' | 'status'>;

/** Whether an order's animals have arrived: its delivery is in the past. */
export function isDelivered(order: Delivered, now: Date): boolean {
  const { is_fulfilled, delivery_datetime: at, status } = order;
  return is_fulfilled && status !== 'cancelled' && at !== null && at <= now;
}

/**
 * An order's animals as residents of a tank. An animal that is no longer listed, or not of a
 * species of the library, has the name under which it was bought.
 */
export function residentsOf(
  order: Delivered,
  products: readonly Product[],
  library: SpeciesLibrary,
): Resident[] {
  const animalOf = animalsOfProducts(library);
  const byName = new Map([...library.values()].map((species) => [species.name, species.id]));
  return lineItems(order.items).map(({ product_id: id, name, quantity }) => {
    const product = products.find((listed) => listed.id === id) ?? { id, name, care: undefined };
    const animal = animalOf(product, quantity);
    const count = Math.min(animal.count, MAX_RESIDENT_COUNT);
    const species = byName.get(animal.name);
    if (species !== undefined) return { species, name: animal.name, count };
    return { care: animal.care ?? {}, name, count };
  });
}

/** Residents with newcomers: a kind that is there already gets a higher count. */
export function withNewcomers(
  residents: readonly Resident[],
  newcomers: readonly Resident[],
): Resident[] {
  const all = residents.map((each) => ({ ...each }));
  for (const newcomer of newcomers) {
    const same = all.find((each) => isSameKind(newcomer, each));
    if (same === undefined) all.push({ ...newcomer });
    else same.count = Math.min(same.count + newcomer.count, MAX_RESIDENT_COUNT);
  }
  return all;
}
