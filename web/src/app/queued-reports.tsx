import { useEffect } from 'react';
import { QUEUED_REPORTS_KEY } from '#platform/data/offline-records-names.ts';
import { hasStored } from '#platform/storage.ts';
import { useAuth } from '#state/session/session.tsx';

/**
 * Sends queued reports of a loss, from whichever page is open (CLAIM-01). The code for it loads
 * only if there is one.
 */
export function QueuedReports(): null {
  const { phase } = useAuth();
  useEffect(() => {
    if (phase !== 'signed-in' || !hasStored(QUEUED_REPORTS_KEY)) return;
    const start = async () => (await import('#state/claims/claim-outbox.ts')).startClaimOutbox();
    // If the code cannot be loaded, they stay for the next page.
    start().catch(() => {});
  }, [phase]);
  return null;
}
