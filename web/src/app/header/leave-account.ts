import { SIGN_OUT_MESSAGES } from '@reef/domain/shared/messages';
import { NEW_LISTING_KEY } from '#features/admin/catalogue/create/new-listing-key.ts';
import { hasQueuedWrites } from '#platform/data/database.ts';
import { hasRecord } from '#platform/data/offline-records.ts';
import { QUEUED_REPORTS_KEY } from '#platform/data/offline-records-names.ts';
import { readStoredIf } from '#platform/storage.ts';
import { writeInTab } from '#platform/tab-storage.ts';
import { draftPrefix, reportPrefix } from '#state/claims/queued-report.ts';
import { type EditOutbox, editOutbox } from '#state/order-edits/edit-outbox.ts';
import { session } from '#state/session/session-store.ts';
import type { Confirm } from '#ui/overlays/confirm.tsx';
import type { Toast } from '#ui/overlays/toast.tsx';

const LOSING = {
  title: 'Sign out and lose changes that are waiting to sync?',
  text: 'They were made without signal and have not reached the server. Signing out deletes your account’s data from this device, including them. Stay signed in until you are online to keep them.',
  confirmLabel: 'Sign out and lose them',
  cancelLabel: 'Stay signed in',
  isDangerous: true,
} as const;

const LOSING_REPORT = {
  title: 'Sign out and lose a loss report?',
  text: 'This device keeps a report of a loss that has not been sent, or was not accepted. Signing out deletes it. Stay signed in to send it from its order.',
  confirmLabel: 'Sign out and lose it',
  cancelLabel: 'Stay signed in',
  isDangerous: true,
} as const;

/** What signing out needs from the page. */
export type Leaving = {
  /** @returns false if it failed. */
  signOut: () => Promise<boolean>;
  confirm: Confirm;
  toast: (toast: Toast) => void;
  navigate: (to: string) => void | Promise<void>;
};

function isSome(count: unknown): count is number {
  return typeof count === 'number' && count > 0;
}

/** Whether reports of a loss wait to be sent, beside those that were refused. */
function hasQueuedReports(): boolean {
  return readStoredIf(QUEUED_REPORTS_KEY, isSome) !== null;
}

/** Whether this device has a report of a loss of this user: a draft, queued or refused. */
async function hasReport(): Promise<boolean> {
  const userId = session.get().user?.uid;
  if (userId === undefined) return false;
  const kept = [draftPrefix(userId), reportPrefix(userId)].map(hasRecord);
  return (await Promise.all(kept)).includes(true);
}

/** What to ask before signing out; null if nothing would be lost. */
async function question(isLosing: boolean): Promise<typeof LOSING | typeof LOSING_REPORT | null> {
  if (isLosing) return LOSING;
  return (await hasReport()) ? LOSING_REPORT : null;
}

/**
 * Signs out, says so (AUTH-03), and goes home. Asks first if changes are queued or a report of a
 * loss is begun: signing out empties this device (INV-14).
 */
export async function leaveAccount(
  { signOut, confirm, toast, navigate }: Leaving,
  edits: Pick<EditOutbox, 'hasQueued' | 'giveUpQueued'> = editOutbox,
): Promise<void> {
  // Signing out must work even when the database cannot be loaded.
  const hasChanges = await hasQueuedWrites().catch(() => false);
  // The database may have lost an edit that is still to be written again.
  const hasEdits = edits.hasQueued(session.get().user?.uid);
  const isLosing = hasChanges || hasEdits || hasQueuedReports();
  const asked = await question(isLosing);
  if (asked !== null && !(await confirm(asked))) return;
  const userId = session.get().user?.uid;
  const from = location.href;
  const isOut = await signOut();
  if (isOut && isLosing) edits.giveUpQueued(userId);
  // The code of its form may not be loaded.
  if (isOut) writeInTab(NEW_LISTING_KEY, null);
  toast(
    isOut ? { title: SIGN_OUT_MESSAGES.done } : { title: SIGN_OUT_MESSAGES.failed, tone: 'error' },
  );
  // Whoever has gone on to another page meanwhile stays there.
  if (isOut && location.href === from) await navigate('/');
}
