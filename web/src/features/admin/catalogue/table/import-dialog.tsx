import { useId, type ReactNode } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import { countText } from '@reef/domain/shared/count-text';
import { Button } from '#ui/forms/button.tsx';
import { UploadIcon } from '#ui/layout/later-icons.tsx';
import { passFocusToButton } from '#ui/layout/pass-focus-on.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ImportEnd } from './import-end.tsx';
import { ImportPreview } from './import-preview.tsx';
import { countPlan } from './format-plan.ts';
import { type ImportState, useImport } from './use-import.ts';

function FileField({ onChoose }: { onChoose: (file: File) => void }): ReactNode {
  const id = useId();
  return (
    <label htmlFor={id} className="upload-box">
      <UploadIcon className="size-6 text-lumen" />
      <span className="font-semibold text-foam">Choose a CSV file</span>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
    </label>
  );
}

function Sending({ sent, total }: { sent: number; total: number }): ReactNode {
  return (
    <div className="grid gap-2" aria-live="polite">
      <p className="text-mist">{`${sent} of ${countText(total, 'line')} imported…`}</p>
      <progress className="upload-progress" aria-label="Import" max={total} value={sent} />
    </div>
  );
}

function Body({
  state,
  onChoose,
}: {
  state: ImportState;
  onChoose: (file: File) => void;
}): ReactNode {
  if (state.phase === 'sending') return <Sending sent={state.sent} total={state.total} />;
  if (state.phase === 'ended') return <ImportEnd outcome={state.outcome} total={state.total} />;
  return (
    <div className="grid gap-4">
      {state.phase === 'choose' && state.message !== null && (
        <p role="alert" className="note note-warning">
          {state.message}
        </p>
      )}
      <FileField onChoose={onChoose} />
      {state.phase === 'preview' && state.isOvertaken && (
        <p role="alert" className="note note-warning">
          The shop has changed since the file was compared. Look again: this is what each line will
          do now.
        </p>
      )}
      {state.phase === 'preview' && (
        <ImportPreview fileName={state.chosen.fileName} lines={state.lines} />
      )}
    </div>
  );
}

/** Around the button of a step, which goes with its step: the focus goes to Cancel or Close. */
function Step({ children }: { children: ReactNode }): ReactNode {
  return (
    <span ref={passFocusToButton} className="contents">
      {children}
    </span>
  );
}

/** Imports the catalogue from a CSV file: first a preview of each line, then line by line. */
export default function ImportDialog({
  products,
  onClose,
}: {
  /** All products; null while they are not known. */
  products: readonly Product[] | null;
  onClose: () => void;
}): ReactNode {
  const { state, choose, start, sendRest, startAnew, forget } = useImport(products);
  const isSending = state.phase === 'sending';
  const close = () => {
    // An import in progress would continue unseen.
    if (isSending) return;
    forget();
    onClose();
  };
  const failure = state.phase === 'ended' && !state.outcome.ok ? state.outcome : null;
  const counts = state.phase === 'preview' ? countPlan(state.lines) : null;
  const wanted = counts === null ? 0 : counts.create + counts.change;
  return (
    <Dialog
      isOpen
      title="Import listings"
      text="The file has the columns of the export. A line with an id changes that listing, and what was sold since the export stays sold; a line without one lists a new animal. You see what every line will do before anything is changed."
      width="large"
      onClose={close}
      actions={
        <>
          <Button kind="ghost" disabled={isSending} onClick={close}>
            {state.phase === 'ended' ? 'Close' : 'Cancel'}
          </Button>
          {state.phase === 'preview' && (
            <Step>
              <Button
                disabled={wanted === 0 || counts?.fail !== 0}
                onClick={start}
              >{`Import ${countText(wanted, 'line')}`}</Button>
            </Step>
          )}
          {failure !== null && failure.refusal !== 'refused' && (
            <Step>
              <Button onClick={() => void sendRest()}>Send the rest again</Button>
            </Step>
          )}
          {failure?.refusal === 'refused' && (
            <Step>
              <Button onClick={startAnew}>Choose a file again</Button>
            </Step>
          )}
        </>
      }
    >
      <Body state={state} onChoose={(file) => void choose(file)} />
    </Dialog>
  );
}
