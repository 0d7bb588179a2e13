import { useCallback, useEffect, useRef, useState } from 'react';
import { deleteRecord, saveRecord, readRecords } from '#platform/data/offline-records.ts';
import { session } from '#state/session/session-store.ts';
import { ClaimDraft, draftKey, EMPTY_CLAIM, isEmptyDraft } from '#state/claims/queued-report.ts';

/** How long typing pauses before the draft is stored. */
const DEBOUNCE_MS = 250;

async function write(userId: string, key: string, draft: ClaimDraft): Promise<void> {
  // Signed out in the meantime: no data of a buyer stays on this device.
  if (session.get().user?.uid !== userId) return;
  if (isEmptyDraft(draft)) await deleteRecord(key);
  else await saveRecord(key, draft);
}

/**
 * Stores the draft a moment after its last change, and at once when the page is left.
 * @returns a function that drops the last change, if it is not stored yet.
 */
function useKeeping(userId: string, key: string, draft: ClaimDraft | null): () => void {
  const unwritten = useRef<ClaimDraft | null>(null);
  useEffect(() => {
    if (draft === null) return undefined;
    unwritten.current = draft;
    const keep = () => {
      const present = unwritten.current;
      unwritten.current = null;
      if (present !== null) void write(userId, key, present);
    };
    const timer = setTimeout(keep, DEBOUNCE_MS);
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [userId, key, draft]);
  useEffect(
    () => () => {
      if (unwritten.current !== null) void write(userId, key, unwritten.current);
    },
    [userId, key],
  );
  return useCallback(() => {
    unwritten.current = null;
  }, []);
}

/**
 * An order's draft of a report, stored on this device (CLAIM-01). `draft` is null until it has been
 * looked for; `isFound` says that one was there.
 * @param unkeptId of a report that could not be stored: the draft, its only copy, stays while the
 * report waits or is changed, and is looked for again afterwards.
 */
export function useClaimDraft(
  userId: string,
  orderId: string,
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
  useEffect(() => {
    let isWanted = true;
    const find = async () => {
      const [kept] = await readRecords(key, ClaimDraft);
      if (!isWanted) return;
      setDraft((present) => (unkeptId && present) || (kept ?? EMPTY_CLAIM));
      setIsFound(kept !== undefined);
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [key, unkeptId]);
  const release = useKeeping(userId, key, draft);
  const change = useCallback(
    (edit: (present: ClaimDraft) => ClaimDraft) =>
      setDraft((present) => edit(present ?? EMPTY_CLAIM)),
    [],
  );
  const clear = useCallback(() => {
    setDraft(EMPTY_CLAIM);
    setIsFound(false);
    // At once: a reload must not find it again.
    void deleteRecord(key);
  }, [key]);
  return { draft, isFound, change, release, clear };
}
