import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#ui/forms/button.tsx';
import { WarningIcon } from '#ui/layout/icons.tsx';
import { stateText } from './format-order-state.ts';
import type { SeenOrder } from './seen-order.ts';

/** Says in a dialog that its order has changed, so that nothing is saved over that (SOLD-11). */
export function MeanwhileNote({
  overtakenBy,
  canGoOn,
  onGoOn,
}: {
  overtakenBy: SeenOrder['overtakenBy'];
  /** Whether the dialog's action is possible for the order as it is now. */
  canGoOn: boolean;
  onGoOn: () => void;
}): ReactNode {
  if (overtakenBy === null) return null;
  const goOn = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears with the note; the focus stays in the dialog.
    currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
    onGoOn();
  };
  return (
    <div role="alert" className="note note-warning">
      <WarningIcon className="size-5 flex-none" />
      <div className="grid justify-items-start gap-3">
        {overtakenBy === 'deleted' ? (
          <p>This order was deleted after you opened it.</p>
        ) : (
          <>
            <p>{`This order was changed after you opened it. It now says: ${stateText(overtakenBy)} ${canGoOn ? '' : 'Cancel keeps it that way.'}`}</p>
            {canGoOn && (
              <Button kind="secondary" onClick={goOn}>
                Go on with it as it is now
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
