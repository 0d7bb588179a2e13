import { UpdateProductRequest } from '@reef/domain/catalogue/product-calls';
import type { OutcomeRows } from '@reef/domain/shared/call-parts';
import * as catalogue from '#catalogue/edit-catalogue.ts';
import { editRows } from '#catalogue/edit-messages.ts';
import { liveCallerId } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';
import { pictureDeps } from '#shared/runtime/services.ts';

/** `update_product_with_admin_check` (CALL-04); the admin is the caller, not the body's. */
export const updateProductWithAdminCheck = onCall(async (call): Promise<OutcomeRows> => {
  const adminId = await liveCallerId(call);
  const request = parseInput(UpdateProductRequest, call.data);
  const result = await catalogue.updateProduct(pictureDeps(), adminId, request);
  return editRows(result, 'Product updated successfully');
});
