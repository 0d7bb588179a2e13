import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { useNothingKept } from '#platform/nothing-kept.ts';
import { saveJson } from '#platform/device/save-file.ts';
import { Button } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { logText, withFile } from './log-file.ts';
import { safariNote } from '#features/learn/tools/safari-note.ts';
import { useUndo, type EditableTankLog } from './use-tank-log.ts';

const SAFARI_ADVICE = {
  phone: 'Save the file; or add the shop to your home screen, open it there, and add the file.',
  mac: 'Save the file.',
};

const KEPT_HERE =
  'Kept on this device only. Clearing the browser’s data clears the record too; signing out does not.';

/** Saves the record as a file, and adds a file's entries to it: all of them, or none. */
export function FilePanel({ log, edit, today }: EditableTankLog & { today: string }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const undo = useUndo(edit);
  const nothing = useNothingKept();
  const [refusal, setRefusal] = useState<string | null>(null);

  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const { files } = event.target;
    const file = files?.[0];
    if (file === undefined) return;
    const text = await file.text().catch(() => '');
    // So that the same file can be chosen again.
    if (input.current !== null) input.current.value = '';
    let refused: string | null = null;
    undo(`${file.name} was added to your record`, (here) => {
      const result = withFile(here, text);
      if (result.ok) return result.log;
      refused = result.message;
      return here;
    });
    setRefusal(refused);
  };

  return (
    <Panel
      title="Keep it as a file"
      text="Treatments and tank log in one file, for safety or for another device."
    >
      <div className="tool-actions">
        <Button kind="secondary" onClick={() => saveJson(logText(log), `reef-log-${today}.json`)}>
          Save as a file
        </Button>
        <Button kind="secondary" onClick={() => input.current?.click()}>
          Add a file
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          className="sr-only"
          aria-label="Record file"
          tabIndex={-1}
          onChange={(event) => void take(event)}
        />
      </div>
      <output className="mt-3 block text-sun">{refusal}</output>
      <p className="tool-small">
        {nothing ?? KEPT_HERE}
        {nothing === null && safariNote('it', SAFARI_ADVICE)}
      </p>
    </Panel>
  );
}
