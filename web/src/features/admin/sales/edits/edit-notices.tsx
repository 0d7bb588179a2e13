import { useEffect, type ReactNode } from 'react';
import { Order, staysFilled } from '@reef/domain/orders/order';
import { useLiveDocument, type LiveDocument } from '#platform/data/live/live-document.ts';
import { reconnectNow } from '#platform/data/live/reconnect.ts';
import { RETRY_EVERY_MS } from '#platform/device/online.ts';
import { useStore } from '#platform/store.ts';
import { editOutbox, useOrderEdits } from '#state/order-edits/edit-outbox.ts';
import { resolveEdit, type OrderEdit } from '#state/order-edits/order-edit.ts';
import { Button } from '#ui/forms/button.tsx';
import { WarningIcon } from '#ui/layout/icons.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';
import { SALES_MESSAGES } from '#features/admin/sales/sales-messages.ts';
import { enteredText, failedText, waitingText } from './edit-words.ts';
import { stateText } from './format-order-state.ts';
import { writeAgain } from './order-edits.ts';

function reasonText(edit: OrderEdit, live: LiveDocument<Order>): string {
  if (live.phase === 'missing') return 'The order was deleted meanwhile.';
  const { data } = live;
  const isOvertaken =
    data !== null && data.revision >= edit.revision - 1 && resolveEdit(edit, data) === 'refused';
  if (!isOvertaken) {
    const isKept = edit.kind === 'unfill' && data !== null && staysFilled(data);
    return isKept ? SALES_MESSAGES.staysFilled : 'The server refused it.';
  }
  return data.updated_by === edit.userId
    ? 'You changed this order again meanwhile, so this change was not saved over that one.'
    : 'Another admin changed this order meanwhile, so your change was not saved over theirs.';
}

function Refused({ edit, live }: { edit: OrderEdit; live: LiveDocument<Order> }): ReactNode {
  const entered = enteredText(edit);
  return (
    <li ref={passFocusOn} className="late-notice">
      <div role="alert" className="note note-warning flex-wrap items-start">
        <WarningIcon className="size-5 flex-none" />
        <div className="grid flex-1 basis-56 gap-1">
          <p className="font-semibold">
            {failedText(edit.kind)}: order {edit.orderNumber}
          </p>
          <p>{reasonText(edit, live)}</p>
          {entered !== null && <p>{`You had entered: ${entered}.`}</p>}
          {live.data !== null && <p>{`The order now says: ${stateText(live.data)}`}</p>}
        </div>
        <Button kind="secondary" className="max-sm:ms-8" onClick={() => editOutbox.forget(edit.id)}>
          Understood
        </Button>
      </div>
    </li>
  );
}

/**
 * Reading and writing have separate streams. If the page hears from the server and its edit was not
 * sent after so long, the writing stream is still pausing.
 */
const UNSENT_MS = 15_000;

/** Tries the server again while an edit is queued: Firestore itself pauses for up to 90 s. */
function useReconnecting(isWanted: boolean, everyMs: number): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(() => void reconnectNow().catch(() => {}), everyMs);
    return () => clearInterval(timer);
  }, [isWanted, everyMs]);
}

/**
 * Settles an edit of another page by its order, after the earlier ones of the same order. `ofOrder`
 * are the order's queued edits.
 */
function useSettling(
  edit: OrderEdit,
  ofOrder: readonly OrderEdit[],
  live: LiveDocument<Order>,
): void {
  const { data, phase, isPending, isFromCache } = live;
  useEffect(() => {
    if (
      edit !== ofOrder[0] ||
      !editOutbox.isOfAnotherPage(edit) ||
      phase === 'loading' ||
      // Without the order nobody knows the outcome.
      phase === 'error' ||
      isPending
    )
      return;
    // The tab that made it is open too, and writes it.
    if (!editOutbox.isOfEarlierPage(edit) && data !== null && data.revision < edit.revision) return;
    const outcome = resolveEdit(edit, data, ofOrder);
    // The server's answer is not needed: what is not on this device was never stored.
    if (outcome === 'unsent' && data !== null) writeAgain(data, edit);
    else if (isFromCache) return;
    else if (outcome === 'taken') editOutbox.take(edit.id);
    else editOutbox.refuse(edit.id);
  }, [edit, ofOrder, data, phase, isPending, isFromCache]);
}

type WatchProps = {
  edit: OrderEdit;
  /** Whether it is the first queued edit, which tries the server for all. */
  isNext: boolean;
  /** The queued edits of its order. */
  ofOrder: readonly OrderEdit[];
};

/** Watches the order of one edit; after a reload only the order shows the outcome. */
function EditWatch({ edit, isNext, ofOrder }: WatchProps): ReactNode {
  const live = useLiveDocument(`orders/${edit.orderId}`, Order);
  useReconnecting(isNext, live.isFromCache ? RETRY_EVERY_MS : UNSENT_MS);
  useSettling(edit, ofOrder, live);
  return edit.state === 'refused' ? <Refused edit={edit} live={live} /> : null;
}

function isWaiting({ state }: OrderEdit): boolean {
  return state === 'waiting';
}

/** How many edits are queued. */
function QueuedNote({ count }: { count: number }): ReactNode {
  const isStored = useStore(editOutbox.isStored);
  if (count === 0) return null;
  return (
    <output className={isStored ? 'note note-info' : 'note note-warning'}>
      {waitingText(count, isStored)}
    </output>
  );
}

/**
 * Settles the queued edits, says how many there are, and shows those that another admin was faster
 * with (SOLD-11). All this comes and goes while one works, so it is the last of the page and lies
 * over its lower edge: nothing moves under a finger. `children` are notices of the same kind.
 */
export function EditNotices({ children }: { children?: ReactNode }): ReactNode {
  const edits = useOrderEdits();
  const waiting = edits.filter(isWaiting);
  return (
    <div className="edit-notices">
      {children}
      <ul className="empty:hidden">
        {edits.map((edit) => (
          <EditWatch
            key={edit.id}
            edit={edit}
            isNext={edit === waiting[0]}
            ofOrder={waiting.filter(({ orderId }) => orderId === edit.orderId)}
          />
        ))}
      </ul>
      <QueuedNote count={waiting.length} />
    </div>
  );
}
