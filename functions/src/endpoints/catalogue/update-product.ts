import {
  DeleteProductRequest,
  type OutcomeRows,
  UpdateProductRequest,
} from '@reef/domain/catalogue/product-calls';
import { onCall } from 'firebase-functions/https';
import { deleteProduct, type EditResult, updateProduct } from '#catalogue/edit-catalogue.ts';
import { EDIT_REFUSALS } from '#catalogue/edit-messages.ts';
import { liveCallerId, parseInput } from '#shared/runtime/callable.ts';
import { pictureDeps } from '#shared/runtime/services.ts';

function rows(result: EditResult, success: string): OutcomeRows {
  if (result.ok) return [{ success: true, message: success }];
  return [{ success: false, message: EDIT_REFUSALS[result.refusal] }];
}

/** `update_product_with_admin_check` (CALL-04); the admin is the caller, not who the body says. */
export const updateProductWithAdminCheck = onCall(async (call): Promise<OutcomeRows> => {
  const adminId = await liveCallerId(call);
  const request = parseInput(UpdateProductRequest, call.data);
  const result = await updateProduct(pictureDeps(), adminId, request);
  return rows(result, 'Product updated successfully');
});

/** `delete_product` (CPM-07): on the server, which checks the role. */
export const deleteProductCall = onCall(async (call): Promise<OutcomeRows> => {
  const adminId = await liveCallerId(call);
  const { product_id } = parseInput(DeleteProductRequest, call.data);
  return rows(
    await deleteProduct(pictureDeps(), adminId, product_id),
    'Product deleted successfully',
  );
});
