import type { Product } from '@reef/domain/product';
import { CreateProductResponse, OutcomeRows } from '@reef/domain/product-calls';
import { callFunction, type CallResult } from '../../platform/calls.ts';
import type { ProductValues } from './product-draft.ts';

/** A call's outcome in words: `text` says why it failed, in the server's own words where it has any. */
export type WriteOutcome = { ok: true } | { ok: false; text: string };

const OFFLINE = 'No connection. Nothing was changed; try again when you are online.';

function failed(result: Extract<CallResult<unknown>, { ok: false }>): WriteOutcome {
  return { ok: false, text: result.code === 'unavailable' ? OFFLINE : result.message };
}

function ofRows(result: CallResult<OutcomeRows>): WriteOutcome {
  if (!result.ok) return failed(result);
  const [row] = result.data;
  return row?.success === true ? { ok: true } : { ok: false, text: row?.message ?? '' };
}

/** Lists a new product: `create-product` (store.md 7). */
export async function createProduct(values: ProductValues): Promise<WriteOutcome> {
  const result = await callFunction('create-product', values, CreateProductResponse);
  if (!result.ok) return failed(result);
  return result.data.success ? { ok: true } : { ok: false, text: result.data.error ?? '' };
}

/**
 * Changes a product. `seen` is what stood on screen when editing began: units bought meanwhile
 * stay bought, and another admin's edit is not overwritten.
 */
export async function updateProduct(seen: Product, values: ProductValues): Promise<WriteOutcome> {
  const input = {
    product_id: seen.id,
    product_name: values.name,
    product_description: values.description,
    product_price: values.price,
    product_category: values.category,
    product_stock: values.stock,
    product_image_url: values.image_url,
    seen_stock: seen.stock,
    seen_revision: seen.revision,
  };
  return ofRows(await callFunction('update_product_with_admin_check', input, OutcomeRows));
}

/** Takes a product out of the catalogue. */
export async function deleteProduct(productId: string): Promise<WriteOutcome> {
  return ofRows(await callFunction('delete_product', { product_id: productId }, OutcomeRows));
}
