import type { ReactNode } from 'react';
import type { Order } from '@reef/domain/orders/order';
import {
  type MethodGroup,
  ordersOf,
  ordersToPick,
  type PackingDay,
} from '@reef/domain/packing/packing-day';
import { countText } from '@reef/domain/shared/count-text';
import { Button } from '#ui/forms/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { BoxRow } from './box-row.tsx';
import { PickListCard } from './pick-list-card.tsx';

/** The actions on a day's orders. */
export type DayHandlers = {
  pendingIds: ReadonlySet<string>;
  /** False while a move is running or was not answered. */
  canMove: boolean;
  onFill: (order: Order) => void;
  onPrint: (orders: readonly Order[]) => void;
  /** `isForClosed`: because their days are closed, not for the weather. */
  onMove: (orders: readonly Order[], isForClosed: boolean) => void;
};

function Group({
  group,
  name,
  handlers,
}: {
  group: MethodGroup;
  name: string;
  handlers: DayHandlers;
}): ReactNode {
  const orders = group.orders.map(({ order }) => order);
  const isForClosed = group.orders.every(
    ({ slot: { fault } }) => fault === 'closed' || fault === 'late-closed',
  );
  return (
    <Card as="section" className="grid content-start p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">
          {name}{' '}
          <span className="figures text-sm text-haze">{countText(orders.length, 'order')}</span>
        </h3>
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" size="small" onClick={() => handlers.onPrint(orders)}>
            Print slips<span className="sr-only"> of {name}</span>
          </Button>
          <Button
            kind="secondary"
            size="small"
            disabled={!handlers.canMove}
            onClick={() => handlers.onMove(orders, isForClosed)}
          >
            {isForClosed ? 'Move to another day' : 'Hold for weather'}
            <span className="sr-only"> of {name}</span>
          </Button>
        </div>
      </div>
      <ul className="divide-y divide-[var(--line)]">
        {group.orders.map((slotted) => (
          <BoxRow
            key={slotted.order.id}
            slotted={slotted}
            isPending={handlers.pendingIds.has(slotted.order.id)}
            onFill={handlers.onFill}
          />
        ))}
      </ul>
    </Card>
  );
}

const CLOSED = 'The shop does not pack on this day, by the settings.';

function NoOrders({
  packed,
  isConfirmed,
}: {
  packed: PackingDay;
  isConfirmed: boolean;
}): ReactNode {
  const words = packed.isOpen ? 'No paid order leaves on this day.' : CLOSED;
  return (
    <Card>
      {isConfirmed ? (
        <EmptyState title="Nothing to pack" text={words} />
      ) : (
        <EmptyState
          title="No order of this day on this device"
          text="Once there is a connection, this page shows whether there are any."
        />
      )}
    </Card>
  );
}

/**
 * One day of packing: its pick list, and its boxes by delivery method (SHIP-03).
 * @param isConfirmed whether the server has sent the orders; if not, there may be others.
 * @param hasUnread whether some do not parse: an order of this day may be among them.
 */
export function DayView({
  packed,
  isConfirmed,
  hasUnread,
  nameOf,
  handlers,
}: {
  packed: PackingDay;
  isConfirmed: boolean;
  hasUnread: boolean;
  nameOf: (method: MethodGroup['method']) => string;
  handlers: DayHandlers;
}): ReactNode {
  const orders = ordersOf(packed);
  if (orders.length === 0) {
    return hasUnread ? null : <NoOrders packed={packed} isConfirmed={isConfirmed} />;
  }
  const toPick = ordersToPick(packed);
  return (
    <div className="grid gap-5">
      {!packed.isOpen && <p className="note note-warning">{CLOSED}</p>}
      <div
        className={`grid gap-5 ${toPick.length > 0 ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''}`}
      >
        {toPick.length > 0 && <PickListCard orders={toPick} />}
        <div className="grid content-start gap-5">
          {packed.groups.map((group) => (
            <Group
              key={group.method}
              group={group}
              name={nameOf(group.method)}
              handlers={handlers}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
