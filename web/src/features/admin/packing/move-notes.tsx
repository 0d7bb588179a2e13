import type { ReactNode } from 'react';
import { dayWords } from '@reef/domain/shipping/day';
import { countText } from '@reef/domain/shared/count-text';
import { useIsOnline } from '#platform/device/online.ts';
import { Button } from '#ui/forms/button.tsx';
import { WarningIcon } from '#ui/layout/icons.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';
import type { SavedMove } from './saved-move.ts';
import { notMovedMessage } from './packing-messages.ts';
import type { MoveOrders } from './use-move-orders.ts';

function Unanswered({ what, move }: { what: string; move: MoveOrders }): ReactNode {
  const isOnline = useIsOnline();
  return (
    <div ref={passFocusOn} role="alert" className="note note-warning flex-wrap items-start">
      <WarningIcon className="size-5 flex-none" />
      <p className="flex-1 basis-56">
        Moving {what} was not answered. Some may be moved. Asking again moves no order and emails no
        buyer twice.
      </p>
      <Button disabled={!isOnline} onClick={() => void move.sendAgain()}>
        Ask again
      </Button>
      <Button kind="ghost" onClick={move.forget}>
        Leave it
      </Button>
    </div>
  );
}

function Left({ saved, onRead }: { saved: SavedMove; onRead: () => void }): ReactNode {
  const left = notMovedMessage(saved);
  if (left === null) return null;
  return (
    <div ref={passFocusOn} role="alert" className="note note-warning flex-wrap items-start">
      <WarningIcon className="size-5 flex-none" />
      <div className="grid flex-1 basis-56 gap-1">
        <p className="font-semibold">{left.title}</p>
        <ul className="grid gap-1">
          {left.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <Button kind="secondary" onClick={onRead}>
        Understood
      </Button>
    </div>
  );
}

/** A move that is running, one that was not answered, and what the last one did not move. */
export function MoveNotes({ move }: { move: MoveOrders }): ReactNode {
  const { saved, isBusy, done } = move;
  const what =
    saved === null
      ? ''
      : `${countText(saved.request.orders.length, 'order')} to ${dayWords(saved.request.day)}`;
  const isAnswered = saved?.answer !== undefined;
  return (
    <ul className="empty:hidden">
      {saved !== null && isBusy && (
        <li>
          <output className="note note-info">
            {`Moving ${what}…${done > 0 ? ` The first ${done} are done.` : ''}`}
          </output>
        </li>
      )}
      {saved !== null && !isBusy && !isAnswered && (
        <li className="late-notice">
          <Unanswered what={what} move={move} />
        </li>
      )}
      {saved !== null && isAnswered && (
        <li className="late-notice">
          <Left saved={saved} onRead={move.forget} />
        </li>
      )}
    </ul>
  );
}
