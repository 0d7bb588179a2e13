import { lineItems } from '@reef/domain/cart/line-item';
import type { Product } from '@reef/domain/catalogue/product';
import type { Order } from '@reef/domain/orders/order';
import { catalogue, readProducts } from '#state/catalogue/catalogue.ts';

/**
 * Ordered products that the catalogue lacks, because they were sold out days ago or are outside a
 * part of a large one. One that is gone, or could not be read, is null and is not read again by
 * this page: verdicts then leave the animal out.
 */
const read = new Map<string, Product | null>();
const reading = new Set<string>();

/** Whether all that can be known of what was ordered is known. */
export function areOrderedKnown(): boolean {
  return reading.size === 0;
}

/** The catalogue's products, and the ordered ones that it lacks. */
export function withOrdered(products: readonly Product[]): readonly Product[] {
  return [...products, ...[...read.values()].filter((product) => product !== null)];
}

/** Reads the ordered products that the catalogue lacks, one by one, and calls back then. */
export function readOrdered(orders: readonly Order[], onRead: () => void): void {
  const { phase, products } = catalogue.get();
  if (phase === 'loading') return;
  const listed = new Set(products.map(({ id }) => id));
  const ids = orders.flatMap(({ items }) => lineItems(items).map((line) => line.product_id));
  const lacking = [...new Set(ids)].filter(
    (id) => !listed.has(id) && !read.has(id) && !reading.has(id),
  );
  if (lacking.length === 0) return;
  for (const id of lacking) reading.add(id);
  const keep = (found: readonly (Product | null)[]) => {
    for (const [at, id] of lacking.entries()) {
      reading.delete(id);
      read.set(id, found[at] ?? null);
    }
    onRead();
  };
  readProducts(lacking).then(keep, () => keep([]));
}
