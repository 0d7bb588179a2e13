import { readStoredText, removeStored, writeOrRemember } from './storage.ts';

/** The key of the id of the user who was signed in last, until they sign out. */
export const SESSION_HINT_KEY = 'reef-session';

/**
 * The id of the user this browser is signed in as, or null: known before any of Firebase loads.
 * Their session may be lost; what this device has stored is still theirs.
 */
export function sessionHint(): string | null {
  return readStoredText(SESSION_HINT_KEY);
}

/** Stores or deletes the hint. */
export function setSessionHint(uid: string | null): void {
  if (uid === null) removeStored(SESSION_HINT_KEY);
  else if (sessionHint() !== uid) writeOrRemember(SESSION_HINT_KEY, uid);
}
