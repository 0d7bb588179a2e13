import { MoveOrdersRequest, type MoveOrdersResponse } from '@reef/domain/packing/move-calls';
import { ADMIN_ONLY } from '@reef/domain/shared/call-parts';
import { HttpsError } from 'firebase-functions/https';
import * as orders from '#orders/move-arrival-days.ts';
import { liveCallerId } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';
import { shopDeps } from '#shared/runtime/services.ts';

/** `hold_orders` (SHIP-03): an admin moves orders to another day of arrival and tells their buyers. */
export const holdOrders = onCall(async (call): Promise<MoveOrdersResponse> => {
  const adminId = await liveCallerId(call);
  const request = parseInput(MoveOrdersRequest, call.data);
  const result = await orders.moveArrivalDays(shopDeps(), adminId, request);
  if (!result.ok) throw new HttpsError('permission-denied', ADMIN_ONLY);
  return { orders: result.orders };
});
