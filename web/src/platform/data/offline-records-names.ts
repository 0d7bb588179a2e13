import { removeStored } from '#platform/storage.ts';

/** The database of what waits on this device, beside Firestore's own copy. */
export const OFFLINE_RECORDS = 'reef-kept-records';

/** Under this key stands how many reports of a loss wait here to be sent; nothing where none do. */
export const WAITING_REPORTS_KEY = 'reef-waiting-reports';

/** Under this key stand an admin's edits of orders that have not arrived, or were refused. */
export const ORDER_EDITS_KEY = 'reef-order-edits';

/** Deletes all records (sign-out). Sets nothing up. */
export function deleteOfflineRecords(): void {
  removeStored(WAITING_REPORTS_KEY);
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(OFFLINE_RECORDS);
}
