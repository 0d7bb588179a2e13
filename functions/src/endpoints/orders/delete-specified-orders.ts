import type { OutcomeRows } from '@reef/domain/catalogue/product-calls';
import { liveCallerId } from '#shared/runtime/callable.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { SPECIFIED_ORDER_NUMBERS } from '#shared/runtime/params.ts';
import { database } from '#shared/runtime/services.ts';
import * as useCase from '#orders/delete-specified-orders.ts';

function messageOf(result: useCase.DeleteSpecifiedResult): string {
  if (result.ok) return 'Specified orders deleted';
  return result.refusal === 'not-admin' ? 'Admin only' : 'Neither of the two orders exists.';
}

/** `delete_specified_orders`: deletes by order number, with the role checked (SOLD-08). */
export const deleteSpecifiedOrders = onCall(async (call): Promise<OutcomeRows> => {
  const adminId = await liveCallerId(call);
  const numbers = useCase.specifiedNumbers(SPECIFIED_ORDER_NUMBERS.value());
  const deps = { db: database(), now: () => new Date(), numbers };
  const result = await useCase.deleteSpecifiedOrders(deps, adminId);
  return [{ success: result.ok, message: messageOf(result) }];
});
