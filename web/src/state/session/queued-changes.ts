import { loadFirestore } from '#platform/firebase/load.ts';
import { newId } from '#platform/ids.ts';
import { readStoredText, removeStored, writeStored } from '#platform/storage.ts';
import { ANSWER_MS, sleep } from '#platform/timing.ts';

/** The key of the newest change of a user's own tanks and profile, until it is answered. */
export function queuedChangeKey(userId: string): string {
  return `reef-queued-change-${userId}`;
}

function unmark(userId: string, change: string): void {
  if (readStoredText(queuedChangeKey(userId)) === change) removeStored(queuedChangeKey(userId));
}

/** Resolves when every change was answered while the session was alive. */
async function allAnswered(userId: string): Promise<void> {
  const { allWritten, readDocument } = await loadFirestore();
  await allWritten();
  // Changes that are refused, as after the session's end, are not waited for: then this is refused too.
  await readDocument(`profiles/${userId}`);
}

/**
 * Removes the mark of a change that was answered unseen: its page was closed, or it was refused. If
 * the session is over, the mark stays.
 */
export async function settleChange(userId: string, answered = allAnswered): Promise<void> {
  const change = readStoredText(queuedChangeKey(userId));
  if (change === null) return;
  try {
    // The tab that makes a change removes its mark itself.
    await sleep(ANSWER_MS);
    await answered(userId);
    unmark(userId, change);
  } catch {
    // Without a network, the next page asks.
  }
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
    () => settleChange(userId),
  );
}
