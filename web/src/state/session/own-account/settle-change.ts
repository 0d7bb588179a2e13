/* Loaded by `import()` only: few pages ever need it. */
import { loadFirestore } from '#platform/firebase/load.ts';
import { readStoredText } from '#platform/storage.ts';
import { ANSWER_MS, sleep } from '#platform/timing.ts';
import { queuedChangeKey, unmark } from './queued-changes.ts';

/** Resolves when every change was answered while the session was alive. */
async function allAnswered(userId: string): Promise<void> {
  const { allWritten, readDocument } = await loadFirestore();
  await allWritten();
  // Changes that were refused are not waited for. If the session is over, this is refused too.
  await readDocument(`profiles/${userId}`);
}

/**
 * Removes the mark of a change that was answered unseen: its page was closed, or it was refused. If
 * the session is over, the mark stays.
 */
export async function settleChange(userId: string, answered = allAnswered): Promise<void> {
  const change = readStoredText(queuedChangeKey(userId));
  try {
    // The tab that makes a change removes its mark itself.
    await sleep(ANSWER_MS);
    await answered(userId);
    unmark(userId, change);
  } catch {
    // Without a network, the next page asks.
  }
}
