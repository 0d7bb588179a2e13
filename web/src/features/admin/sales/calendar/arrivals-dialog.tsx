import type { ReactNode } from 'react';
import { deliveryText } from '@reef/domain/orders/delivery/delivery';
import { isPaid, Order } from '@reef/domain/orders/order';
import { paidShippingName } from '@reef/domain/orders/delivery/shipping';
import type { DeliveryTotal } from '@reef/domain/orders/sales/sales-days';
import { purchaserOf } from '@reef/domain/orders/sales/sales-view';
import { dayWords, type Day } from '@reef/domain/shipping/day';
import { useLiveQuery } from '#platform/data/live/live-query.ts';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { loadErrorOf } from '#features/admin/sales/sales-messages.ts';
import { deliveriesText, methodsText } from './day-faces.tsx';
import { UnreadOrders } from '#ui/orders/unread-orders.tsx';
import { useDayState } from './use-day-state.ts';

/** The most orders in one day's list. */
const MAX_LISTED = 300;

function useArrivals(day: Day) {
  return useLiveQuery(
    {
      collection: 'orders',
      where: [
        ['payment_status', '==', 'paid'],
        ['arrival_day', '==', day],
      ],
      limit: MAX_LISTED,
    },
    Order,
  );
}

function Entry({ order }: { order: Order }): ReactNode {
  const isFilled = order.is_fulfilled;
  return (
    <li className="flex items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="figures font-semibold text-foam">{order.order_number}</p>
        <p className="text-sm wrap-anywhere text-mist">{purchaserOf(order)}</p>
      </div>
      <p className="text-end text-sm text-haze">
        <span>{isFilled ? deliveryText(order) : (paidShippingName(order) ?? 'To be chosen')}</span>
        <span className={isFilled ? 'block text-kelp' : 'block text-sun'}>
          {isFilled ? 'Filled' : 'Not filled'}
        </span>
      </p>
    </li>
  );
}

/** The paid orders that arrive on one day (SHIP-04). */
export function ArrivalsDialog({
  day,
  total,
  onClose,
}: {
  day: Day;
  /** Null if it is not known. */
  total: DeliveryTotal | null;
  onClose: () => void;
}): ReactNode {
  const list = useArrivals(day);
  const count = total?.count ?? null;
  const { phase, items, unparsed, isPart } = useDayState(list, day, count);
  const orders = items
    .filter(isPaid)
    .toSorted((a, b) => (a.order_number < b.order_number ? -1 : 1));
  const isCut = items.length === MAX_LISTED && items.length !== count;
  return (
    <Dialog
      isOpen
      isToRead
      title={dayWords(day)}
      text={
        total === null
          ? 'The number of deliveries is not known.'
          : [deliveriesText(total.count), methodsText(total.methods)].filter(Boolean).join(': ')
      }
      onClose={onClose}
    >
      {phase === 'ready' && <UnreadOrders count={unparsed} />}
      {isPart && (
        <output className="note note-info mt-3">
          Only the orders kept on this device. There may be more.
        </output>
      )}
      {isCut && <p className="note note-info mt-3">The first {MAX_LISTED} are listed.</p>}
      {phase === 'error' ? (
        <ErrorState message={loadErrorOf(list)} onRetry={list.retry} />
      ) : phase === 'loading' ? (
        <Spinner label="Loading orders…" className="min-h-32" />
      ) : orders.length === 0 ? (
        <p className="py-8 text-center text-mist">No deliveries.</p>
      ) : (
        <ul className="mt-3 divide-y divide-[var(--line)]">
          {orders.map((order) => (
            <Entry key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
