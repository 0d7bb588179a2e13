import { isRecord } from '@reef/domain/shared/plain-value';
import { hasWaitingChanges } from '#platform/data/database.ts';
import { ORDER_EDITS_KEY, WAITING_REPORTS_KEY } from '#platform/data/offline-records-names.ts';
import { hasStored, readStoredIf } from '#platform/storage.ts';
import { session } from '#state/session/session-store.ts';
import type { Confirm } from '#ui/overlays/confirm.tsx';
import type { Toast } from '#ui/overlays/toast.tsx';

const LOSING = {
  title: 'Sign out and lose changes that wait to sync?',
  text: 'They were made without signal and have not reached the server. Signing out deletes everything of yours from this device, and them with it. Stay signed in until you are online to keep them.',
  confirmLabel: 'Sign out and lose them',
  cancelLabel: 'Stay signed in',
  isDangerous: true,
} as const;

/** What signing out needs of the page. */
export type Leaving = {
  /** @returns false where it failed. */
  signOut: () => Promise<boolean>;
  confirm: Confirm;
  toast: (toast: Toast) => void;
  navigate: (to: string) => void | Promise<void>;
};

/** What forgets an admin's edits of orders that wait; null where it cannot be had, as for a buyer offline. */
async function loadGiveUp(): Promise<(() => void) | null> {
  try {
    return (await import('#features/admin/sales/edits/edit-outbox.ts')).giveUpWaiting;
  } catch {
    return null;
  }
}

/** One's own edits that wait: the database may have lost one that is still to be written again. */
function holdsWaitingEdit(kept: unknown): kept is unknown[] {
  const userId = session.get().user?.uid;
  const isWaiting = (edit: unknown) =>
    isRecord(edit) && edit['state'] === 'waiting' && edit['userId'] === userId;
  return Array.isArray(kept) && kept.some(isWaiting);
}

/**
 * Signs out, says so (AUTH-03), and goes home. Asks first where changes wait for signal: signing out
 * empties this device (INV-14), and them with it.
 */
export async function leaveAccount({ signOut, confirm, toast, navigate }: Leaving): Promise<void> {
  // Signing out must work even when the database cannot be loaded.
  const hasChanges = await hasWaitingChanges().catch(() => false);
  const hasEdits = readStoredIf(ORDER_EDITS_KEY, holdsWaitingEdit) !== null;
  const isLosing = hasChanges || hasEdits || hasStored(WAITING_REPORTS_KEY);
  if (isLosing && !(await confirm(LOSING))) return;
  const giveUpWaiting = isLosing ? await loadGiveUp() : null;
  const isOut = await signOut();
  if (isOut) giveUpWaiting?.();
  toast(isOut ? { title: 'Signed Out' } : { title: 'Sign Out Error', tone: 'error' });
  if (isOut) await navigate('/');
}
