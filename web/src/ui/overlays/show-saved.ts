import type { ShowToast, Toast } from './toast.tsx';

const KEPT: Toast = {
  title: 'Kept on this device',
  text: 'The shop could not be reached. Your change is sent automatically as soon as it can be.',
};

const UNKEPT: Toast = {
  title: 'Not sent yet',
  text: 'The shop could not be reached, and this device cannot keep your change. Keep this page open: it is sent automatically as soon as it can be.',
  tone: 'warning',
};

/**
 * Reports that a change is saved; or that it waits, on this device or in this page, and later its
 * outcome.
 * @param words for a change that was saved, and for one that was refused later.
 */
export function showSaved(
  toast: ShowToast,
  change: { isSaved: boolean; isKept: boolean; sent: Promise<void> },
  words: { saved: Toast; failed: Toast },
): void {
  if (!change.isSaved) {
    toast(change.isKept ? KEPT : UNKEPT);
    change.sent.then(
      () => toast(words.saved),
      () => toast(words.failed),
    );
  } else toast(words.saved);
}
