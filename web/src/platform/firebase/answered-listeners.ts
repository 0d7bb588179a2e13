import { removeStored } from '#platform/storage.ts';

/** Firestore's keys in local storage, by which its tabs know each other and their listeners. */
const OPEN_TABS = 'firestore_clients_';
const ANSWERED = 'firestore_targets_';

/** The keys that begin with `prefix`; none where storage is forbidden. */
function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/**
 * Deletes what Firestore's tabs have noted about the listeners that the server has answered. They
 * note it by numbers, which begin anew in an emptied store, and do not delete it with the store: a tab that listens
 * to what another has just begun to listen to took the empty store for the server's answer, and a
 * user who had signed in again was told that their account was deleted.
 */
export function forgetAnswered(): void {
  for (const key of storedKeys(ANSWERED)) removeStored(key);
}

/**
 * The same when the first tab opens: what the server answered on another day does not confirm what
 * this device has today.
 */
export function forgetAnsweredBefore(): void {
  if (storedKeys(OPEN_TABS).length === 0) forgetAnswered();
}
