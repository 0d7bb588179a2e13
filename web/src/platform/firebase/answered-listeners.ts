import { removeStored } from '#platform/storage.ts';

/**
 * Deletes what Firestore's tabs have noted in local storage about the listeners that the server has
 * answered. They note it by numbers, which begin anew in an emptied store, and do not delete it with
 * the store: a tab that listens to what another has just begun to listen to took the empty store for
 * the server's answer, and a user who had signed in again was told that their account was deleted.
 */
export function forgetAnswered(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('firestore_targets_')) removeStored(key);
  }
}
