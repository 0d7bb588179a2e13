import { ADMIN_ONLY, type OutcomeRows } from '@reef/domain/shared/call-parts';
import { liveCallerId } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { shopDeps } from '#shared/runtime/services.ts';
import * as orders from '#orders/rebuild-counts.ts';

/** `rebuild_order_counts`: corrects the counts from the orders themselves. No input. */
export const rebuildOrderCounts = onCall(
  { timeoutSeconds: 1800 },
  async (call): Promise<OutcomeRows> => {
    const adminId = await liveCallerId(call);
    const result = await orders.rebuildCountsFor(shopDeps(), adminId);
    if (!result.ok) return [{ success: false, message: ADMIN_ONLY }];
    return [{ success: true, message: `Orders recounted: ${result.recounted}` }];
  },
);
