import { newId } from '#platform/ids.ts';
import { hasStored, readStoredText, removeStored, writeStored } from '#platform/storage.ts';

/** The key of the newest change of a user's own tanks and profile, until it is answered. */
export function queuedChangeKey(userId: string): string {
  return `reef-queued-change-${userId}`;
}

/** Removes the mark of a change, unless it is another's by now. */
export function unmark(userId: string, change: string | null): void {
  const key = queuedChangeKey(userId);
  if (readStoredText(key) === change) removeStored(key);
}

/**
 * Settles a mark whose change may have been answered unseen (settle-change.ts). Few pages have one,
 * and the code loads only there.
 */
export function settleMark(userId: string): void {
  if (!hasStored(queuedChangeKey(userId))) return;
  import('./settle-change.ts').then(
    ({ settleChange }) => settleChange(userId),
    // The next page tries again.
    () => {},
  );
}

/**
 * Marks a change of the user's own tanks or profile on this device until it is answered. If the
 * session ends before that, the device is emptied, and nothing but the mark knows of the change.
 * @param sent the promise of the write. The server answers in order, so the newest is the last.
 */
export function markChange(userId: string, sent: Promise<void>): void {
  const change = newId();
  writeStored(queuedChangeKey(userId), change);
  sent.then(
    () => unmark(userId, change),
    () => settleMark(userId),
  );
}
