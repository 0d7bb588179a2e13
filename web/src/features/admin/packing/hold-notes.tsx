import type { ReactNode } from 'react';
import { dayWords } from '@reef/domain/shipping/day';
import { useIsOnline } from '#platform/device/online.ts';
import { Button } from '#ui/forms/button.tsx';
import { WarningIcon } from '#ui/layout/icons.tsx';
import { ordersText } from './packing-words.ts';
import type { Hold } from './use-hold.ts';

/** A hold that was not answered, and orders that the last one did not move. */
export function HoldNotes({ hold }: { hold: Hold }): ReactNode {
  const { kept, faults, isBusy } = hold;
  const isOnline = useIsOnline();
  return (
    <div className="grid gap-3 empty:hidden">
      {kept !== null && (
        <div role="alert" className="note note-warning flex-wrap items-start">
          <WarningIcon className="size-5 flex-none" />
          <p className="flex-1 basis-56">
            Moving {ordersText(kept.request.orders.length)} to {dayWords(kept.request.day)} was not
            answered. Some may be moved. Asking again moves and mails nothing twice.
          </p>
          <Button isBusy={isBusy} disabled={!isOnline} onClick={() => void hold.sendAgain()}>
            Ask again
          </Button>
          <Button kind="ghost" disabled={isBusy} onClick={hold.forget}>
            Leave it
          </Button>
        </div>
      )}
      {faults.length > 0 && (
        <div role="alert" className="note note-warning flex-wrap items-start">
          <WarningIcon className="size-5 flex-none" />
          <div className="grid flex-1 basis-56 gap-1">
            <p className="font-semibold">Not moved: {ordersText(faults.length)}</p>
            <ul className="grid gap-1">
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </div>
          <Button kind="secondary" onClick={hold.closeFaults}>
            Understood
          </Button>
        </div>
      )}
    </div>
  );
}
