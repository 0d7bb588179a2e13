import type { OutcomeRows } from '@reef/domain/catalogue/product-calls';
import { onCall } from 'firebase-functions/https';
import { liveCallerId } from '#shared/runtime/callable.ts';
import { SPECIFIED_ORDER_NUMBERS } from '#shared/runtime/params.ts';
import { database } from '#shared/runtime/services.ts';
import {
  deleteSpecifiedOrders,
  type DeleteSpecifiedResult,
  specifiedNumbers,
} from '#orders/delete-specified-orders.ts';

function messageOf(result: DeleteSpecifiedResult): string {
  if (result.ok) return 'Specified orders deleted';
  return result.refusal === 'not-admin' ? 'Admin only' : 'Neither of the two orders exists.';
}

/** `delete_specified_orders`: deletes by order number, with the role checked (SOLD-08). */
export const deleteSpecifiedOrdersCall = onCall(async (call): Promise<OutcomeRows> => {
  const adminId = await liveCallerId(call);
  const numbers = specifiedNumbers(SPECIFIED_ORDER_NUMBERS.value());
  const deps = { db: database(), now: () => new Date(), numbers };
  const result = await deleteSpecifiedOrders(deps, adminId);
  return [{ success: result.ok, message: messageOf(result) }];
});
