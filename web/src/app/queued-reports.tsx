import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { QUEUED_REPORTS_KEY } from '#platform/data/offline-records-names.ts';
import { hasStored } from '#platform/storage.ts';
import { useAuth } from '#state/session/session.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

/**
 * Sends queued reports of a loss, and tells of refused ones, from whichever page is open (CLAIM-01).
 * The code for it loads only if there is one.
 */
export function QueuedReports(): null {
  const { phase } = useAuth();
  const toast = useToast();
  // Another function on each page, so that a report of the page before is noticed too.
  const open = useNavigate();
  useEffect(() => {
    if (phase !== 'signed-in' || !hasStored(QUEUED_REPORTS_KEY)) return;
    const start = async () => (await import('./follow-reports.ts')).followReports({ toast, open });
    // If the code cannot be loaded, they stay for the next page.
    start().catch(() => {});
  }, [phase, toast, open]);
  return null;
}
