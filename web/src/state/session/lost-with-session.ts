/* Loaded by `import()` only: few sessions end so. */
import { QUEUED_REPORTS_KEY } from '#platform/data/offline-records-names.ts';
import { hasStored } from '#platform/storage.ts';
import { queuedChangeKey } from './queued-changes.ts';

const REPORT =
  'A loss report on this device may not have been sent, or was not taken. Once signed in, look at its order, and report the loss again if it is not there.';

const CHANGE =
  'A change of your tanks or your profile on this device may not have been sent. Once signed in, look at them, and make it again if it is not there.';

/** What the end of a user's session may lose, in words: it empties this device. */
export function lostWithSession(userId: string): string[] {
  return [
    ...(hasStored(QUEUED_REPORTS_KEY) ? [REPORT] : []),
    ...(hasStored(queuedChangeKey(userId)) ? [CHANGE] : []),
  ];
}
