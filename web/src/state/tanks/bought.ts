import { lineItems } from '@reef/domain/cart/line-item';
import type { OrderClaim } from '@reef/domain/claims/order-claim';
import type { Product } from '@reef/domain/catalogue/product';
import { animalsOfProducts } from '@reef/domain/fit/product-animal';
import type { SpeciesLibrary } from '@reef/domain/fit/species';
import { MAX_RESIDENT_COUNT, type Resident } from '@reef/domain/fit/tank';
import { guaranteeLabel, guaranteeTimer } from '@reef/domain/orders/delivery/guarantee';
import { isPaid, type Order } from '@reef/domain/orders/order';
import { deliveredAt } from '@reef/domain/orders/order-status';
import type { QuerySpec } from '#platform/data/query-spec.ts';

/** The latest orders of a user: those whose animals are offered for a tank, and judged with it. */
export function latestOrders(userId: string): QuerySpec {
  return {
    collection: 'orders',
    where: [['user_id', '==', userId]],
    orderBy: [['created_at', 'desc']],
    limit: 5,
  };
}

/**
 * Whether an order's animals have arrived, or must have: a carrier's arrival may never be recorded,
 * but then the guarantee is over. An order that was cancelled or refunded is not offered.
 */
export function isDelivered(order: Order, now: Date): boolean {
  if (!isPaid(order)) return false;
  if (deliveredAt(order, now) !== null) return true;
  const isSent = order.is_fulfilled && order.fulfillment_type !== 'driving';
  return isSent && guaranteeLabel(guaranteeTimer(order), now).look === 'good';
}

/** Units of a line that were not reported as lost, or were but the report was declined. */
function aliveOf(line: number, quantity: number, claims: readonly OrderClaim[]): number {
  const lost = claims
    .flatMap(({ lines }) => lines)
    .filter((claimed) => claimed.line === line && claimed.decision?.kind !== 'declined');
  return lost.reduce((left, claimed) => left - claimed.quantity, quantity);
}

/**
 * An order's animals as residents of a tank, without those that were reported as lost. An animal
 * that is no longer listed under its name, or not of a species of the library, has the name under
 * which it was bought.
 */
export function residentsOf(
  { items, claims = [] }: Pick<Order, 'items' | 'claims'>,
  products: readonly Product[],
  library: SpeciesLibrary,
): Resident[] {
  const animalOf = animalsOfProducts(library);
  const byName = new Map([...library.values()].map((species) => [species.name, species.id]));
  return lineItems(items).flatMap(({ product_id: id, name, quantity }, line): Resident[] => {
    const alive = aliveOf(line, quantity, claims);
    if (alive <= 0) return [];
    // A listing of another name may be another animal by now.
    const isIt = (listed: Product) => listed.id === id && listed.name === name;
    const product = products.find(isIt) ?? { id, name, care: undefined };
    const animal = animalOf(product, alive);
    const count = Math.min(animal.count, MAX_RESIDENT_COUNT);
    const species = byName.get(animal.name);
    if (species !== undefined) return [{ species, name: animal.name, count }];
    return [{ care: animal.care ?? {}, name, count }];
  });
}
