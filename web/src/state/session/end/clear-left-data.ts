/* Loaded by `import()` only: few pages ever need it. */
import { deleteRecords } from '#platform/data/offline-records.ts';
import { removeStored } from '#platform/storage.ts';
import { paymentPageKey } from '#state/checkout/payment-page-key.ts';
import { draftPrefix, reportPrefix } from '#state/claims/queued-report.ts';
import { queuedChangeKey } from '#state/session/own-account/queued-changes.ts';

/**
 * Deletes what a user before has left under their own id, while somebody else is signed in. What
 * has no name on it may be the present user's; their own sign-out deletes it (`clearUserData`).
 */
export async function clearLeftData(userId: string): Promise<void> {
  removeStored(paymentPageKey(userId));
  removeStored(queuedChangeKey(userId));
  await Promise.all([draftPrefix(userId), reportPrefix(userId)].map(deleteRecords));
}
