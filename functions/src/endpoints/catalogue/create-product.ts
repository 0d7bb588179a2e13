import {
  CreateProductRequest,
  type CreateProductResponse,
} from '@reef/domain/catalogue/product-calls';
import * as catalogue from '#catalogue/edit-catalogue.ts';
import { EDIT_REFUSALS } from '#catalogue/edit-messages.ts';
import { liveCallerId } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';
import { pictureDeps } from '#shared/runtime/services.ts';

/** `create-product` (CALL-04). Uses the caller, not the body's `created_by`. */
export const createProduct = onCall(async (call): Promise<CreateProductResponse> => {
  const adminId = await liveCallerId(call);
  const request = parseInput(CreateProductRequest, call.data);
  const result = await catalogue.createProduct(pictureDeps(), adminId, request);
  if (result.ok) return { success: true, product_id: result.productId };
  return { success: false, error: EDIT_REFUSALS[result.refusal] };
});
