import type { LineItem } from '@reef/domain/cart/line-item';
import { Product, stockFields } from '@reef/domain/catalogue/product';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { stamped } from '#shared/db/product-writes.ts';
import type { UnitOfWork } from '#shared/db/atomic-writes.ts';
import type { CheckoutDeps } from './deps.ts';

/** Reads the products of these lines, by id; deleted ones are absent. */
export async function readStock(
  deps: CheckoutDeps,
  unit: UnitOfWork,
  lines: readonly LineItem[],
): Promise<ReadonlyMap<string, Product>> {
  const { products } = collections(deps.db);
  const documents = await unit.read(...lines.map((line) => products.doc(line.product_id)));
  const parsed = documents.map((document) => parseDocument(Product, document));
  return new Map(parsed.flatMap((product) => (product ? [[product.id, product] as const] : [])));
}

/**
 * Adds each line's units to the stock (+1) or takes them (-1); a deleted product has none.
 * @param products as `readStock` read them in the same unit.
 */
export function moveStock(
  deps: CheckoutDeps,
  unit: UnitOfWork,
  products: ReadonlyMap<string, Product>,
  lines: readonly LineItem[],
  direction: 1 | -1,
): void {
  for (const { product_id, quantity } of lines) {
    const product = products.get(product_id);
    if (!product) continue;
    const fields = stockFields(product, product.stock + direction * quantity, deps.now());
    unit.write(collections(deps.db).products.doc(product_id), stamped(fields));
  }
}
