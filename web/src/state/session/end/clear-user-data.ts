import { deleteOfflineRecords } from '#platform/data/offline-records-names.ts';
import { removeStored } from '#platform/storage.ts';
import { ATTEMPT_KEY, paymentPageKey } from '#state/checkout/payment-page-key.ts';
import { TANK_ORDERS_KEY } from '#state/tanks/tank-orders-key.ts';
import { queuedChangeKey } from '#state/session/own-account/queued-changes.ts';

/**
 * Deletes what this device stored about a buyer who signs out (ATT-114): the payment page opened
 * last, an unanswered checkout, an unanswered change of tanks or profile, which orders' animals were
 * added, and queued reports of a loss.
 * Their cart stays (CART-04), with what an open payment page holds of it, and so does what the learning section's tools keep for the device,
 * such as the tank log.
 */
export async function clearUserData(userId: string): Promise<void> {
  const own = [paymentPageKey(userId), queuedChangeKey(userId), ATTEMPT_KEY, TANK_ORDERS_KEY];
  for (const key of own) removeStored(key);
  await deleteOfflineRecords();
}
