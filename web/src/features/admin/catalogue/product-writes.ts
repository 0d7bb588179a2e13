import type { Product } from '@reef/domain/catalogue/product';
import { CreateProductResponse } from '@reef/domain/catalogue/product-calls';
import { OutcomeRows } from '@reef/domain/shared/call-parts';
import { callFunction, type CallResult, isUnanswered } from '#platform/data/calls.ts';
import type { Failure } from '#platform/failure.ts';
import type { ProductValues } from './product-draft.ts';

/**
 * A call's outcome; a failure has the server's own words if it gave any. `refused`: the server said
 * no. `unsent`: this time it was not asked. `unsure`: it may have done it, and its answer was lost.
 */
export type WriteOutcome = { ok: true } | Failure<'refused' | 'unsent' | 'unsure'>;

const UNSENT = 'No connection, so nothing was sent now. Try again once there is one.';
const NO_ANSWER = 'No answer came, so it may be done already.';

function failed(answer: Extract<CallResult<unknown>, { ok: false }>): WriteOutcome {
  if (answer.code === 'unavailable') return { ok: false, refusal: 'unsent', message: UNSENT };
  // The library's words for a lost answer (`internal [0]`) mean nothing to an admin.
  if (isUnanswered(answer)) return { ok: false, refusal: 'unsure', message: NO_ANSWER };
  return { ok: false, refusal: 'refused', message: answer.message };
}

function ofRows(result: CallResult<OutcomeRows>): WriteOutcome {
  if (!result.ok) return failed(result);
  const [row] = result.data;
  if (row?.success === true) return { ok: true };
  return { ok: false, refusal: 'refused', message: row?.message ?? '' };
}

/**
 * Lists a new product: `create-product` (CALL-04).
 * @param requestId the form's; the same listing sent again under it is listed once.
 */
export async function createProduct(
  values: ProductValues,
  requestId: string,
): Promise<WriteOutcome> {
  const input = { ...values, request_id: requestId };
  const result = await callFunction('create-product', input, CreateProductResponse);
  if (!result.ok) return failed(result);
  if (result.data.success) return { ok: true };
  return { ok: false, refusal: 'refused', message: result.data.error ?? '' };
}

/**
 * Changes a product. `seen` is the product as it was when editing began: units sold since then
 * stay sold, and another admin's edit is not overwritten.
 * @param requestId the dialog's; sending the same values again under it edits only once.
 */
export async function updateProduct(
  seen: Product,
  values: ProductValues,
  requestId: string,
): Promise<WriteOutcome> {
  const input = {
    product_id: seen.id,
    product_name: values.name,
    product_description: values.description,
    product_price: values.price,
    ...(values.category !== undefined && { product_category: values.category }),
    product_stock: values.stock,
    product_image_url: values.image_url,
    product_care: values.care,
    seen_stock: seen.stock,
    seen_revision: seen.revision,
    request_id: requestId,
  };
  return ofRows(await callFunction('update_product_with_admin_check', input, OutcomeRows));
}

/** Removes a product from the catalogue. */
export async function deleteProduct(productId: string): Promise<WriteOutcome> {
  return ofRows(await callFunction('delete_product', { product_id: productId }, OutcomeRows));
}
