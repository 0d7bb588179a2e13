import { useState, type ReactNode } from 'react';
import type { Order } from '@reef/domain/orders/order';
import { ordersOf } from '@reef/domain/packing/packing-day';
import { ruleOf } from '@reef/domain/shipping/packing-deadline';
import { dayWords, type Day } from '@reef/domain/shipping/day';
import { EditNotices } from '#features/admin/sales/edits/edit-notices.tsx';
import { FillDialog } from '#features/admin/sales/edits/fill-dialog.tsx';
import { useOrderEditing } from '#features/admin/sales/edits/order-edits.ts';
import { PackingSlips } from '#features/admin/sales/edits/packing-slip.tsx';
import { loadErrorOf } from '#features/admin/sales/sales-messages.ts';
import '#features/admin/sales/sales.css';
import { useIsUnreached } from '#platform/data/live/use-is-unreached.ts';
import { Button } from '#ui/forms/button.tsx';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { UnreadOrders } from '#ui/orders/unread-orders.tsx';
import { DayView } from './day-view.tsx';
import { MoveOrdersDialog } from './move-orders-dialog.tsx';
import { MoveNotes } from './move-notes.tsx';
import './packing.css';
import { nextDayLabel } from './packing-messages.ts';
import { type MoveOrders, useMoveOrders } from './use-move-orders.ts';
import { usePacking, type Packing } from './use-packing.ts';

type Opened =
  | { what: 'fill'; order: Order }
  | { what: 'print'; orders: readonly Order[] }
  | { what: 'move'; orders: readonly Order[]; packedOn: Day; isForClosed: boolean }
  | null;

/** The open dialog; a move takes the orders as they are now. */
function Opening({
  opened,
  packing,
  move,
  close,
}: {
  opened: Opened;
  packing: Packing;
  move: MoveOrders;
  close: () => void;
}): ReactNode {
  const { fill } = useOrderEditing();
  if (opened === null) return null;
  if (opened.what === 'fill') {
    const save = (...edit: Parameters<typeof fill>) => {
      fill(...edit);
      close();
    };
    return (
      <FillDialog
        order={opened.order}
        settings={packing.settings}
        shared={null}
        onSave={save}
        onClose={close}
      />
    );
  }
  const { today, next, closed } = packing.board;
  const present = [today, next, closed].flatMap(ordersOf);
  const ids = new Set(opened.orders.map(({ id }) => id));
  const orders = present.filter(({ id }) => ids.has(id));
  if (opened.what === 'print') return <PackingSlips orders={opened.orders} onDone={close} />;
  if (move.userId === null) return null;
  return (
    <MoveOrdersDialog
      orders={orders}
      settings={packing.settings}
      packedOn={opened.packedOn}
      isForClosed={opened.isForClosed}
      pendingIds={packing.pendingIds}
      userId={move.userId}
      onSend={(request) => {
        close();
        void move.send(request);
      }}
      onClose={close}
    />
  );
}

function Board({ packing, move }: { packing: Packing; move: MoveOrders }): ReactNode {
  const { board, settings, pendingIds } = packing;
  const [wanted, setShown] = useState<'today' | 'next' | 'closed'>('today');
  const [opened, setOpened] = useState<Opened>(null);
  const [today, next] = [ordersOf(board.today), ordersOf(board.next)];
  const closed = ordersOf(board.closed);
  // Once all of them are moved, there is nothing to choose.
  const shown = wanted === 'closed' && closed.length === 0 ? 'today' : wanted;
  const packed = board[shown];
  const orders = ordersOf(packed);
  const options = [
    { value: 'today', label: `Today (${today.length})` },
    { value: 'next', label: `${nextDayLabel(board.today.day, board.next.day)} (${next.length})` },
    ...(closed.length === 0
      ? []
      : [{ value: 'closed' as const, label: `To move (${closed.length})` }]),
  ] as const;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedToggle label="Day to pack" value={shown} options={options} onChange={setShown} />
        {orders.length > 0 && shown !== 'closed' && (
          <Button
            kind="secondary"
            onClick={() => setOpened({ what: 'print', orders })}
          >{`Print all slips (${orders.length})`}</Button>
        )}
      </div>
      <h2 className="text-xl">
        {shown === 'closed' ? 'Promised for days that are closed' : dayWords(packed.day)}
      </h2>
      <DayView
        packed={packed}
        isConfirmed={packing.areDaysKnown}
        hasUnread={packing.unparsed > 0}
        nameOf={(method) => ruleOf(settings, method).name}
        handlers={{
          pendingIds,
          canMove: !move.isBusy && (move.saved === null || move.saved.answer !== undefined),
          onFill: (order) => setOpened({ what: 'fill', order }),
          onPrint: (chosen) => setOpened({ what: 'print', orders: chosen }),
          onMove: (chosen, isForClosed) =>
            setOpened({ what: 'move', orders: chosen, packedOn: packed.day, isForClosed }),
        }}
      />
      <Opening opened={opened} packing={packing} move={move} close={() => setOpened(null)} />
    </div>
  );
}

/** /packing: what to pack today and on the next packing day (SHIP-03). */
export default function PackingPage(): ReactNode {
  const packing = usePacking();
  const move = useMoveOrders();
  const isUnreached = useIsUnreached(packing.isFromCache);
  return (
    <div className="page pb-16">
      <PageMeta title="Packing" isIndexed={false} />
      <PageHeading
        eyebrow="Admin"
        title="Packing"
        text="Paid orders by the day they have to leave, so that each arrives on its day. Orders without a chosen day leave on the next packing day."
      />
      <div className="grid gap-5">
        {packing.isCut && (
          <p className="note note-warning">
            More orders are waiting than are shown here. Those with the earliest day are shown; the
            next appear as these are filled.
          </p>
        )}
        {packing.phase === 'ready' && (
          <UnreadOrders count={packing.unparsed}>
            {' If that does not help, look for paid orders in Firestore before you pack.'}
          </UnreadOrders>
        )}
        {packing.phase === 'error' ? (
          <ErrorState
            message={
              packing.isWithoutSettings ? 'The settings could not be loaded.' : loadErrorOf(packing)
            }
            onRetry={packing.retry}
          />
        ) : packing.phase === 'loading' ? (
          <Skeleton className="h-96 w-full" />
        ) : (
          <Board packing={packing} move={move} />
        )}
        {/* It comes and goes with the signal. Above the boxes it would move them under a finger. */}
        <output className="min-h-10 text-sm text-haze">
          {isUnreached &&
            packing.phase === 'ready' &&
            'Without a connection: the orders this device has kept. New ones may be missing.'}
        </output>
        <EditNotices>
          <MoveNotes move={move} />
        </EditNotices>
      </div>
    </div>
  );
}
