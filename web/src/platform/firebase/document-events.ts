import { getDocFromCache, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore';
import type { RawDocument } from '#platform/data/documents.ts';
import { isOnline } from '#platform/device/online.ts';
import { sleep } from '#platform/timing.ts';

/** How long the server has to say whether what was missing is there by now. */
const ANSWER_MS = 4000;

/** An event of a listener on one document; `raw` is null if it does not exist or is not known. */
export type DocumentEvent = {
  raw: RawDocument | null;
  isFromCache: boolean;
  isPending: boolean;
  /** True if the server says that there is none, or was the last to say so. */
  isMissing: boolean;
};

/** A document's data, parsed by nobody yet. */
export function rawOf(snapshot: DocumentSnapshot): RawDocument {
  const data: unknown = snapshot.data({ serverTimestamps: 'estimate' });
  return { id: snapshot.id, path: snapshot.ref.path, data };
}

/** Whether the server once told this device that there is no such document. */
async function isKnownMissing(reference: DocumentReference): Promise<boolean> {
  try {
    const snapshot = await getDocFromCache(reference);
    return !snapshot.exists();
  } catch {
    return false; // The device knows nothing about it.
  }
}

/**
 * Makes events of a listener's snapshots. Until the server answers, Firestore reports a document
 * that it knows to be missing like one that it knows nothing about, so the device's copy is asked.
 * It may be there by now, so the server has a moment to answer. A snapshot that comes meanwhile
 * overtakes this one.
 * @returns what takes the snapshots, and a function after which no event comes any more.
 */
export function documentEvents(
  onNews: (news: DocumentEvent) => void,
  isKnown = isKnownMissing,
): { hear: (snapshot: DocumentSnapshot) => void; end: () => void } {
  let latest: DocumentSnapshot | null = null;
  let isMissing = false;
  const reportLater = async (snapshot: DocumentSnapshot, report: () => void) => {
    const known = await isKnown(snapshot.ref);
    if (known && isOnline()) await sleep(ANSWER_MS);
    if (latest !== snapshot) return;
    isMissing = known;
    report();
  };
  const hear = (snapshot: DocumentSnapshot) => {
    latest = snapshot;
    const { fromCache, hasPendingWrites } = snapshot.metadata;
    const raw = snapshot.exists() ? rawOf(snapshot) : null;
    const report = () =>
      onNews({ raw, isFromCache: fromCache, isPending: hasPendingWrites, isMissing });
    // What the server has called missing comes again from the cache once the connection is lost.
    if (raw !== null || !fromCache) isMissing = raw === null;
    if (raw !== null || isMissing) {
      report();
      return;
    }
    void reportLater(snapshot, report);
  };
  const end = () => {
    latest = null;
  };
  return { hear, end };
}
