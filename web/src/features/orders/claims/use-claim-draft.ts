import { useCallback, useEffect, useRef, useState } from 'react';
import { deleteRecord, saveRecord, readRecords } from '#platform/data/offline-records.ts';
import { session } from '#state/session/session-store.ts';
import { ClaimDraft, draftKey, EMPTY_CLAIM, isEmptyDraft } from '#state/claims/queued-report.ts';
import { withKnownPhotos } from './known-photos.ts';

/** How long typing pauses before the draft is stored. */
const DEBOUNCE_MS = 250;

/** @returns whether nothing of it is left to be stored. */
async function write(userId: string, key: string, draft: ClaimDraft): Promise<boolean> {
  // Signed out in the meantime: no data of a buyer stays on this device.
  if (session.get().user?.uid !== userId) return true;
  if (!isEmptyDraft(draft)) return saveRecord(key, draft);
  await deleteRecord(key);
  return true;
}

/**
 * Stores the draft a moment after its last change, and at once when the page is left. What was only
 * read is not written back: another tab may have changed it, or sent it.
 */
function useKeeping(userId: string, key: string, draft: ClaimDraft | null) {
  const latest = useRef<ClaimDraft | null>(null);
  /** What this device has, as far as this page knows. */
  const stored = useRef<ClaimDraft | null>(null);
  const writing = useRef(Promise.resolve());
  const keep = useCallback(async () => {
    const store = async (present: ClaimDraft) => {
      stored.current = present;
      const isStored = await write(userId, key, present);
      if (!isStored && stored.current === present) stored.current = null;
    };
    const present = latest.current;
    if (present !== null && present !== stored.current) writing.current = store(present);
    await writing.current;
  }, [userId, key]);
  useEffect(() => {
    latest.current = draft;
    const timer = setTimeout(() => void keep(), DEBOUNCE_MS);
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void keep();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [keep, draft]);
  useEffect(() => () => void keep(), [keep]);
  /** Notes that this device has a draft, or needs no more of it. */
  const note = useCallback((known: ClaimDraft | null) => {
    stored.current = known;
  }, []);
  /** Drops the last change, if it is not stored yet. */
  const release = useCallback(() => note(latest.current), [note]);
  /** Stores what is not stored yet. @returns the draft, or null if only this page has it. */
  const settle = useCallback(async () => {
    await keep();
    return latest.current === stored.current ? stored.current : null;
  }, [keep]);
  return { note, release, settle };
}

async function read(key: string): Promise<ClaimDraft | undefined> {
  const [kept] = await readRecords(key, ClaimDraft);
  return kept;
}

/**
 * An order's draft of a report, stored on this device (CLAIM-01). `draft` is null until it has been
 * looked for; `isFound` says that one was there. It is read again when the tab is looked at again:
 * other tabs have the same draft.
 * @param reported changes when a report of the order is sent, here or in another tab, and so its
 * draft is gone.
 * @param unkeptId of a report that could not be stored: the draft, its only copy, stays while the
 * report waits or is changed, and is looked for again afterwards.
 */
export function useClaimDraft(
  userId: string,
  orderId: string,
  reported: string,
  unkeptId?: string,
): {
  draft: ClaimDraft | null;
  isFound: boolean;
  change: (edit: (draft: ClaimDraft) => ClaimDraft) => void;
  /** Stops storing the draft: from here on it is stored elsewhere. */
  release: () => void;
  clear: () => void;
} {
  const key = draftKey(userId, orderId);
  const [draft, setDraft] = useState<ClaimDraft | null>(null);
  const [isFound, setIsFound] = useState(false);
  const { note, release, settle } = useKeeping(userId, key, draft);
  const readFor = useRef(reported);
  useEffect(() => {
    let isWanted = true;
    const find = async () => {
      const kept = await read(key);
      if (!isWanted) return;
      const found = kept ?? EMPTY_CLAIM;
      if (unkeptId === undefined) note(found);
      setDraft((present) => (unkeptId && present) || found);
      setIsFound(kept !== undefined);
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [key, unkeptId, note]);
  useEffect(() => {
    if (unkeptId !== undefined) return undefined;
    let isWanted = true;
    const readAgain = async () => {
      const before = await settle();
      if (before === null) return;
      const found = withKnownPhotos((await read(key)) ?? EMPTY_CLAIM, before);
      if (!isWanted) return;
      note(found);
      // What was typed in the meantime stays.
      setDraft((present) => (present === before ? found : present));
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void readAgain();
    };
    if (readFor.current !== reported) void readAgain();
    readFor.current = reported;
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [key, unkeptId, reported, note, settle]);
  const change = useCallback(
    (edit: (present: ClaimDraft) => ClaimDraft) =>
      setDraft((present) => edit(present ?? EMPTY_CLAIM)),
    [],
  );
  const clear = useCallback(() => {
    setDraft(EMPTY_CLAIM);
    setIsFound(false);
    note(EMPTY_CLAIM);
    // At once: a reload must not find it again.
    void deleteRecord(key);
  }, [key, note]);
  return { draft, isFound, change, release, clear };
}
