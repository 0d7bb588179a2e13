import type { ShowToast, Toast } from './toast.tsx';

const KEPT: Toast = {
  title: 'Kept on this device',
  text: 'The shop could not be reached. Your change is sent automatically as soon as it can be.',
};

/**
 * Reports that a change is saved; or that it is stored on this device, and later its outcome.
 * @param words for a change that was saved, and for one that was refused later.
 */
export function showSaved(
  toast: ShowToast,
  change: { isSaved: boolean; sent: Promise<void> },
  words: { saved: Toast; failed: Toast },
): void {
  if (!change.isSaved) {
    toast(KEPT);
    change.sent.then(
      () => toast(words.saved),
      () => toast(words.failed),
    );
  } else toast(words.saved);
}
