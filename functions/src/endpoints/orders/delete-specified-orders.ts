import {
  DeleteSpecifiedRequest,
  type DeleteSpecifiedResponse,
} from '@reef/domain/orders/sales/specified-orders';
import { ADMIN_ONLY } from '@reef/domain/shared/call-parts';
import { liveCallerId } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';
import { shopDeps } from '#shared/runtime/services.ts';
import * as orders from '#orders/delete-specified-orders.ts';

function messageOf(result: orders.SpecifiedResult, done: string): string {
  if (result.ok) return done;
  switch (result.refusal) {
    case 'not-admin':
      return ADMIN_ONLY;
    case 'none-there':
      return 'Neither of the two orders exists.';
    case 'none-shown':
      return 'Nothing was deleted. Reload this page, then delete the orders again.';
    case 'others-shown':
      return 'Nothing was deleted: they are no longer the orders that were shown. Press again to see them.';
    case 'claim-waits':
      return `Nothing was deleted. Under Claims, a loss of ${result.numbers.join(' and ')} still waits for your decision or its refund. Finish that first.`;
  }
}

/**
 * `delete_specified_orders`: deletes by order number, with the role checked (SOLD-08). For a
 * question it only names the orders, so that the dialog shows what the server has; it deletes only
 * those that were shown.
 */
export const deleteSpecifiedOrders = onCall(async (call): Promise<DeleteSpecifiedResponse> => {
  const adminId = await liveCallerId(call);
  const { is_question: isQuestion, order_numbers: shown = null } = parseInput(
    DeleteSpecifiedRequest,
    call.data ?? {},
  );
  const deps = shopDeps();
  if (isQuestion) {
    const found = await orders.nameSpecifiedOrders(deps, adminId);
    const order_numbers = found.ok ? found.numbers : [];
    return [{ success: found.ok, message: messageOf(found, 'Specified orders'), order_numbers }];
  }
  const result = await orders.deleteSpecifiedOrders(deps, adminId, shown);
  return [{ success: result.ok, message: messageOf(result, 'Specified orders deleted') }];
});
