import { lineItems } from '@reef/domain/cart/line-item';
import type { Product } from '@reef/domain/catalogue/product';
import type { Order } from '@reef/domain/orders/order';
import { keepLoading } from '#platform/device/online.ts';
import { createStore, type Store } from '#platform/store.ts';
import { catalogue, readProducts } from '#state/catalogue/catalogue.ts';
import type { Unanswered } from './follow-unanswered.ts';

/** Null if it is gone: verdicts leave the animal out. `error` while it is read again. */
type Found = Product | null | 'loading' | 'error';

/**
 * Ordered products that the catalogue lacks, by id, because they were sold out days ago or are
 * outside a part of a large one. Each is read once by a page.
 */
const found: Store<ReadonlyMap<string, Found>> = createStore<ReadonlyMap<string, Found>>(new Map());

/** Calls back when more is known of what was ordered. @returns a function that ends it. */
export const onOrdered = found.subscribe;

function idsOf(products: readonly Product[]): ReadonlySet<string> {
  return new Set(products.map(({ id }) => id));
}

/** Ids of ordered products that the catalogue lacks. */
function lackingOf(orders: readonly Order[]): string[] {
  if (orders.length === 0) return [];
  const listed = idsOf(catalogue.get().products);
  const ids = orders.flatMap(({ items }) => lineItems(items).map((line) => line.product_id));
  return [...new Set(ids)].filter((id) => !listed.has(id));
}

/**
 * Whether all that can be known of the products of these orders is known; `error` if the orders
 * cannot be read, or a product could not, and is read again.
 */
export function orderedPhase(orders: Unanswered): 'loading' | 'ready' | 'error' {
  if (!orders) return orders === null ? 'loading' : 'error';
  const states = lackingOf(orders).map((id) => found.get().get(id));
  if (states.includes('error')) return 'error';
  return states.some((each) => each === undefined || each === 'loading') ? 'loading' : 'ready';
}

/** The catalogue's products, and the ordered ones that it lacks. */
export function withOrdered(products: readonly Product[]): readonly Product[] {
  const listed = idsOf(products);
  const others = [...found.get().values()].flatMap((each) =>
    each === null || typeof each === 'string' || listed.has(each.id) ? [] : each,
  );
  return [...products, ...others];
}

function note(ids: readonly string[], of: (at: number) => Found): void {
  found.set(new Map([...found.get(), ...ids.map((id, at) => [id, of(at)] as const)]));
}

/** Reads the ordered products that the catalogue lacks, one by one, until the server answers. */
export async function readOrdered(orders: readonly Order[]): Promise<void> {
  if (catalogue.get().phase === 'loading') return;
  const lacking = lackingOf(orders).filter((id) => !found.get().has(id));
  if (lacking.length === 0) return;
  note(lacking, () => 'loading');
  const products = await keepLoading(
    () => readProducts(lacking),
    () => note(lacking, () => 'error'),
  );
  note(lacking, (at) => products[at] ?? null);
}
