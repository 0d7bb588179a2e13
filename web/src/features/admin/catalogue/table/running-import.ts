import type { ImportEdit } from '@reef/domain/catalogue/table/import-calls';
import { askBeforeLeaving } from '#platform/device/ask-before-leaving.ts';
import type { Store } from '#platform/store.ts';
import { createDraft } from '#state/session/user-draft.ts';
import { type ImportOutcome, sendImport } from './send-import.ts';

/** How far an import is. */
export type Progress =
  | { phase: 'sending'; sent: number; total: number }
  | { phase: 'ended'; outcome: ImportOutcome; total: number };

/** An import that was begun, and whose end was not read yet. */
type RunningImport = {
  importId: string;
  edits: readonly ImportEdit[];
  progress: Progress;
};

/** The import of this tab. It goes on when its dialog is left, and is forgotten at the sign-out. */
export const runningImport: Store<RunningImport | null> = createDraft<RunningImport | null>(null);

/** How many dialogs show it. */
let dialogs = 0;

/** Notes that a dialog shows the import, until the returned function is called. */
export function watchImport(): () => void {
  dialogs += 1;
  return () => {
    dialogs -= 1;
  };
}

/**
 * Sends an import, and has the browser ask before the page is left meanwhile. Lines that were sent
 * and not answered can be sent again under the same id.
 * @param from the first line to send, counted from 0: a multiple of the lines per call.
 * @param onUnseen gets the outcome if no dialog shows it.
 */
export async function runImport(
  { importId, edits }: Pick<RunningImport, 'importId' | 'edits'>,
  from: number,
  onUnseen: (outcome: ImportOutcome, total: number) => void,
): Promise<void> {
  const total = edits.length;
  const show = (progress: Progress) => runningImport.set({ importId, edits, progress });
  const isPresent = () => runningImport.get()?.importId === importId;
  show({ phase: 'sending', sent: from, total });
  const stopAsking = askBeforeLeaving();
  const outcome = await sendImport(importId, edits, from, (sent) => {
    if (isPresent()) show({ phase: 'sending', sent, total });
  });
  stopAsking();
  if (!isPresent()) return;
  show({ phase: 'ended', outcome, total });
  if (dialogs > 0) return;
  // What has failed is shown, with its next step, where the dialog is opened again.
  if (outcome.ok) runningImport.set(null);
  onUnseen(outcome, total);
}
