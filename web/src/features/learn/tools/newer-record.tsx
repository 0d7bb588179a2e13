import type { ReactNode } from 'react';
import { Button } from '#ui/forms/button.tsx';
import { focusFirst } from '#ui/layout/pass-focus.ts';
import { useConfirm } from '#ui/overlays/confirm.tsx';

const DELETING = {
  title: 'Delete this record?',
  text: 'All that it holds is lost. A newer version of the shop could still read it.',
  confirmLabel: 'Delete',
  isDangerous: true,
} as const;

/**
 * In place of a record that a newer version of the shop wrote: nothing is written over it, unless
 * the visitor wants to begin a new one.
 */
export function NewerRecord({ onDelete }: { onDelete: () => void }): ReactNode {
  const confirm = useConfirm();
  const ask = async (place: Element | null | undefined) => {
    if (!(await confirm(DELETING))) return;
    onDelete();
    // The button is gone with the record.
    setTimeout(() => focusFirst(place, 'h2') || focusFirst(place, 'input'));
  };
  return (
    <div role="alert" className="surface-quiet grid justify-items-start gap-3 p-4">
      <p className="text-sun">
        A newer version of the shop wrote the record on this device, and this one cannot read it.
        The record stays as it is. Reload this page to see it. If that does not help, come back
        later.
      </p>
      <Button
        kind="secondary"
        onClick={({ currentTarget }) => void ask(currentTarget.parentElement?.parentElement)}
      >
        Delete it and begin a new one
      </Button>
    </div>
  );
}
