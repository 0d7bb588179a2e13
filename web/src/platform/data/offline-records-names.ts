import { removeStored } from '#platform/storage.ts';

/*
 * Names of what is queued on this device. The strings are older than that word and stay: a device
 * that has something stored would not find it under another name.
 */

/** The database of queued reports and drafts, next to Firestore's own copy. */
export const OFFLINE_RECORDS = 'reef-kept-records';

/**
 * The number of queued reports of a loss, 0 if there are only refused ones; not stored when there is
 * none.
 */
export const QUEUED_REPORTS_KEY = 'reef-waiting-reports';

/** An admin's edits of orders that have not arrived, or were refused. */
export const ORDER_EDITS_KEY = 'reef-order-edits';

/** Deletes all records (sign-out). Creates no database. Rejects if they cannot be deleted. */
export async function deleteOfflineRecords(): Promise<void> {
  removeStored(QUEUED_REPORTS_KEY);
  if (typeof indexedDB === 'undefined') return;
  const request = indexedDB.deleteDatabase(OFFLINE_RECORDS);
  await new Promise((resolve, reject) => {
    request.addEventListener('success', resolve);
    request.addEventListener('error', reject);
  });
}
