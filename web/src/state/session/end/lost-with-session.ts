import { QUEUED_REPORTS_KEY } from '#platform/data/offline-records-names.ts';
import { hasStored } from '#platform/storage.ts';
import { queuedChangeKey } from '#state/session/own-account/queued-changes.ts';

/**
 * What the end of a user's session may lose, in words: it empties this device. What is stored is
 * read before the call returns; the words load only where they are needed.
 */
export async function lostWithSession(
  userId: string,
  loadWords = () => import('./lost-words.ts'),
): Promise<readonly string[]> {
  const hasReport = hasStored(QUEUED_REPORTS_KEY);
  const hasChange = hasStored(queuedChangeKey(userId));
  if (!hasReport && !hasChange) return [];
  try {
    const { lostWords } = await loadWords();
    return lostWords(hasReport, hasChange);
  } catch {
    return ['A loss report or a change on this device may be lost.'];
  }
}
