import { DeleteProductRequest } from '@reef/domain/catalogue/product-calls';
import type { OutcomeRows } from '@reef/domain/shared/call-parts';
import * as catalogue from '#catalogue/edit-catalogue.ts';
import { editRows } from '#catalogue/edit-messages.ts';
import { liveCallerId } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';
import { pictureDeps } from '#shared/runtime/services.ts';

/** `delete_product` (CPM-07): on the server, which checks the role. */
export const deleteProduct = onCall(async (call): Promise<OutcomeRows> => {
  const adminId = await liveCallerId(call);
  const { product_id } = parseInput(DeleteProductRequest, call.data);
  const result = await catalogue.deleteProduct(pictureDeps(), adminId, product_id);
  return editRows(result, 'Product deleted successfully');
});
