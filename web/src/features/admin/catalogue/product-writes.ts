import type { Product } from '@reef/domain/catalogue/product';
import { CreateProductResponse } from '@reef/domain/catalogue/product-calls';
import { OutcomeRows } from '@reef/domain/shared/call-parts';
import {
  callFunction,
  type CallResult,
  type FailedCall,
  failureOf,
} from '#platform/data/calls/calls.ts';
import type { Failure } from '#platform/failure.ts';
import type { ProductValues } from './fields/product-draft.ts';

/** A call's outcome; `unsent` leaves open what earlier calls may have done. */
export type WriteOutcome = { ok: true } | Failure<ReturnType<typeof failureOf>>;

/** Pressing again does no harm here: a call sent again under its id is carried out once. */
const NO_ANSWER = 'No answer came, so it may be done already.';

function failed(answer: FailedCall): WriteOutcome {
  const refusal = failureOf(answer);
  return { ok: false, refusal, message: refusal === 'unsure' ? NO_ANSWER : answer.message };
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
