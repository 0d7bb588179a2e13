import { useState, type ReactNode } from 'react';
import {
  dayOrders,
  dayStart,
  type DaySort,
  type SalesTotal,
} from '@reef/domain/orders/sales/calendar';
import type { Day } from '@reef/domain/shipping/day';
import { formatCents } from '@reef/domain/shared/money';
import { orderKeptCents, type Order } from '@reef/domain/orders/order';
import { purchaserOf } from '@reef/domain/orders/sales/sales-view';
import { countText } from '@reef/domain/shared/count-text';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { Price } from '#ui/product/price.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { loadErrorOf, SALES_MESSAGES } from '#features/admin/sales/sales-messages.ts';
import { UnreadOrders } from '#ui/orders/unread-orders.tsx';
import { useDayState } from './use-day-state.ts';
import { usePaidOrders } from './use-paid-orders.ts';
import { longDayText, timeText } from '#features/admin/sales/format-sales-dates.ts';

const SORTS = [
  { value: 'time', label: 'Time' },
  { value: 'amount', label: 'Amount' },
  { value: 'buyer', label: 'Buyer' },
  { value: 'order', label: 'Order #' },
] as const;

const DIRECTIONS = [
  { value: 'asc', label: 'Ascending' },
  { value: 'desc', label: 'Descending' },
] as const;

function Entry({ order }: { order: Order }): ReactNode {
  return (
    <li className="flex items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="figures font-semibold text-foam">{order.order_number}</p>
        <p className="text-sm wrap-anywhere text-mist">{purchaserOf(order)}</p>
        <p className="text-sm break-all text-haze">{order.buyer_email}</p>
      </div>
      <p className="text-end">
        <Price cents={orderKeptCents(order)} />
        <span className="block text-sm text-haze">{timeText(order.created_at)}</span>
      </p>
    </li>
  );
}

/** The paid orders of one day, sortable both ways and filterable (CAL-03). */
export function DayDialog({
  day,
  total,
  onClose,
}: {
  day: Day;
  /** Null if it is not known. */
  total: SalesTotal | null;
  onClose: () => void;
}): ReactNode {
  const [filter, setFilter] = useState('');
  const [sort, setSort] = useState<DaySort>('time');
  const [direction, setDirection] = useState<'asc' | 'desc'>('asc');
  const start = dayStart(day);
  const list = usePaidOrders(day);
  const { phase, items, unparsed, isPart } = useDayState(list, day, total?.count ?? null);
  const shown = dayOrders(items, day, { filter, sort, direction });
  return (
    <Dialog
      isOpen
      title={start === null ? day : longDayText(start)}
      text={
        total === null
          ? 'The total of the day is not known.'
          : `${formatCents(total.cents)} · ${countText(total.count, 'order')}`
      }
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Filter"
          type="search"
          placeholder="Buyer, email or order #"
          className="col-span-2"
          value={filter}
          onChange={setFilter}
        />
        <NativeSelect label="Sort by" value={sort} options={SORTS} onChange={setSort} />
        <NativeSelect
          label="Order"
          value={direction}
          options={DIRECTIONS}
          onChange={setDirection}
        />
      </div>
      {phase === 'ready' && <UnreadOrders count={unparsed} />}
      {isPart && (
        <output className="note note-info mt-3">
          Only the orders kept on this device. There may be more.
        </output>
      )}
      {phase === 'error' ? (
        <ErrorState message={loadErrorOf(list)} onRetry={list.retry} />
      ) : phase === 'loading' && total?.count !== 0 ? (
        <Spinner label="Loading orders…" className="min-h-32" />
      ) : shown.length === 0 ? (
        <p className="py-8 text-center text-mist">
          {items.length > 0 ? SALES_MESSAGES.noMatchOfDay : SALES_MESSAGES.emptyDay}
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-[var(--line)]">
          {shown.map((order) => (
            <Entry key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
