import type { RemovedProduct } from './catalogue-file.ts';
import type { Product } from '@reef/domain/catalogue/product';

function changedAt({ updated_at }: Product): number {
  return updated_at?.getTime() ?? 0;
}

/** The later of two states of one product, by the database's time; the first if neither has one. */
export function laterOf(one: Product, other: Product): Product {
  return changedAt(other) > changedAt(one) ? other : one;
}

/**
 * A file's products, updated with the changes that the database reported since. Of two states of
 * one product the later one counts, whichever side it comes from: a device's own copy of the
 * database may be older than the file. Newest first.
 */
export function withChanges(
  products: readonly Product[],
  changed: readonly Product[],
  removed: readonly RemovedProduct[],
): Product[] {
  const known = new Map(products.map((product) => [product.id, product]));
  for (const product of changed) {
    const before = known.get(product.id);
    if (before === undefined || changedAt(before) <= changedAt(product)) {
      known.set(product.id, product);
    }
  }
  for (const { id, removed_at } of removed) {
    const product = known.get(id);
    // A product listed again under its old id is newer than its removal.
    if (product !== undefined && changedAt(product) <= removed_at.getTime()) known.delete(id);
  }
  return [...known.values()].toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
}
