import { isMoreThanOne } from '@reef/domain/catalogue/one-of-a-kind';
import { MAX_STOCK, type Product, stockFields } from '@reef/domain/catalogue/product';
import type { UpdateProductRequest } from '@reef/domain/catalogue/product-calls';
import { refused } from '@reef/domain/shared/refused';

/** Why an edit of a product is refused. */
export type ChangeRefusal =
  | 'changed-meanwhile'
  | 'stock-reserved'
  | 'too-much-stock'
  | 'one-of-a-kind';

/** Decides an edit: the fields to write, except the picture, or why there are none. */
export function changeOf(product: Product, request: UpdateProductRequest, now: Date) {
  const seenRevision = request.seen_revision ?? product.revision;
  if (seenRevision !== product.revision) return refused('changed-meanwhile');
  const stock = product.stock + request.product_stock - (request.seen_stock ?? product.stock);
  if (stock < 0) return refused('stock-reserved');
  // Released units may have taken it above the maximum, which must not block other edits.
  if (stock > MAX_STOCK && stock > product.stock) return refused('too-much-stock');
  const { product_category: category = product.category } = request;
  if (isMoreThanOne(product, { category, stock })) return refused('one-of-a-kind');
  const fields = {
    name: request.product_name,
    description: request.product_description,
    price: request.product_price,
    ...(request.product_category !== undefined && { category: request.product_category }),
    ...stockFields(product, stock, now),
    revision: product.revision + 1,
  };
  return { ok: true, fields } as const;
}
