import {
  DeleteSpecifiedRequest,
  type DeleteSpecifiedResponse,
} from '@reef/domain/orders/specified-orders';
import { onCall } from 'firebase-functions/https';
import { liveCallerId, parseInput } from '#shared/runtime/callable.ts';
import { SPECIFIED_ORDER_NUMBERS } from '#shared/runtime/params.ts';
import { database } from '#shared/runtime/services.ts';
import {
  deleteSpecifiedOrders,
  nameSpecifiedOrders,
  specifiedNumbers,
  type SpecifiedResult,
} from '#orders/delete-specified-orders.ts';

function messageOf(result: SpecifiedResult, done: string): string {
  if (result.ok) return done;
  return result.refusal === 'not-admin' ? 'Admin only' : 'Neither of the two orders exists.';
}

/**
 * `delete_specified_orders`: the specification's delete by order number, with the role checked. Asked
 * a question it names the orders and deletes none, so that the dialog speaks of what the server has.
 */
export const deleteSpecifiedOrdersCall = onCall(async (call): Promise<DeleteSpecifiedResponse> => {
  const adminId = await liveCallerId(call);
  const { is_question: isQuestion } = parseInput(DeleteSpecifiedRequest, call.data ?? {});
  const numbers = specifiedNumbers(SPECIFIED_ORDER_NUMBERS.value());
  const deps = { db: database(), now: () => new Date(), numbers };
  if (isQuestion) {
    const found = await nameSpecifiedOrders(deps, adminId);
    const order_numbers = found.ok ? found.numbers : [];
    return [{ success: found.ok, message: messageOf(found, 'Specified orders'), order_numbers }];
  }
  const result = await deleteSpecifiedOrders(deps, adminId);
  return [{ success: result.ok, message: messageOf(result, 'Specified orders deleted') }];
});
