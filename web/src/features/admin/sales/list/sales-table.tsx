import { Fragment, memo, type ReactNode } from 'react';
import { replacementText } from '@reef/domain/claims/claim-messages';
import { lineItems } from '@reef/domain/cart/line-item';
import { orderTotalCents, type Order } from '@reef/domain/orders/order';
import {
  categoriesOf,
  orderTitle,
  purchaserOf,
  sortedBy,
  type SalesQuery,
  type SalesSort,
} from '@reef/domain/orders/sales/sales-view';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { ChevronDownIcon, ChevronRightIcon } from '#ui/layout/icons.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';
import { Price } from '#ui/product/price.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { DeliveryCell } from '#features/admin/sales/edits/delivery-cell.tsx';
import { FilledTick, WaitingMark } from '#features/admin/sales/edits/filled-tick.tsx';
import { Link } from '#ui/routing/link.tsx';
import { OrderDetails } from './order-details.tsx';
import type { OpenDetails, SalesHandlers } from './sales-row-handlers.ts';
import { timeText } from '#features/admin/sales/format-sales-dates.ts';
import { formatDate } from '#ui/format-date.ts';

type Column = { label: string; sort?: SalesSort };

const COLUMNS: readonly Column[] = [
  { label: 'Date', sort: 'date' },
  { label: 'Order #', sort: 'order' },
  { label: 'Title' },
  { label: 'Purchaser', sort: 'purchaser' },
  { label: 'Category', sort: 'category' },
  { label: 'Order Filled' },
  { label: 'Delivery' },
  { label: 'Items' },
  { label: 'Qty' },
  { label: 'Total', sort: 'total' },
];

const SPAN = COLUMNS.length + 1;

function SortHeader({
  column,
  sort,
  query,
  onQuery,
}: {
  column: Column;
  sort: SalesSort;
  query: SalesQuery;
  onQuery: (query: SalesQuery) => void;
}): ReactNode {
  const isSorted = query.sort === sort;
  const order = query.direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isSorted ? order : 'none'}>
      <button type="button" className="sort-button" onClick={() => onQuery(sortedBy(query, sort))}>
        {column.label}
        <span aria-hidden="true" className="sort-sign">
          {isSorted ? (query.direction === 'asc' ? '▲' : '▼') : '↕'}
        </span>
      </button>
    </th>
  );
}

function Cells({ order, isPending, ...handlers }: RowProps): ReactNode {
  return (
    <>
      <td className="whitespace-nowrap">
        {formatDate(order.created_at)}
        <span className="block text-xs text-haze">{timeText(order.created_at)}</span>
      </td>
      <th scope="row" className="figures relative font-semibold whitespace-nowrap text-foam">
        {order.order_number}
        {isPending && <WaitingMark />}
      </th>
      <td>
        {orderTitle(order)}
        <span className="block text-xs text-haze empty:hidden">{replacementText(order)}</span>
      </td>
      <td className="min-w-32 wrap-anywhere">
        <Link to={`/user-management?user=${order.user_id}`} className="text-link">
          {purchaserOf(order)}
        </Link>
      </td>
      <td className="text-sm">{categoriesOf(order)}</td>
      <td>
        <FilledTick order={order} onChange={handlers.onTick} />
        {order.payment_status !== 'paid' && <StatusBadge status={order.payment_status} />}
      </td>
      <td className="delivery-cell">
        <DeliveryCell order={order} onGuarantee={handlers.onGuarantee} />
      </td>
      <td className="figures">{lineItems(order.items).length}</td>
      <td className="figures">{order.item_count}</td>
      <td className="text-end">
        <Price cents={orderTotalCents(order)} />
      </td>
    </>
  );
}

type RowProps = { order: Order; isPending: boolean } & SalesHandlers;

type OpenableProps = RowProps & Pick<OpenDetails, 'onToggle'> & { isOpen: boolean };

/** Rendered again only when something of this order changes: forty of them take long. */
const Row = memo(function Row(props: OpenableProps): ReactNode {
  const { order, isOpen, onToggle } = props;
  return (
    <Fragment>
      <tr ref={passFocusOn}>
        <td>
          <IconButton
            label={`Details of order ${order.order_number}`}
            aria-expanded={isOpen}
            onClick={() => onToggle(order.id)}
          >
            {isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
          </IconButton>
        </td>
        <Cells {...props} />
      </tr>
      {isOpen && (
        <tr className="details-row">
          <td colSpan={SPAN}>
            <OrderDetails {...props} />
          </td>
        </tr>
      )}
    </Fragment>
  );
});

/** The sold orders if there is room: a table with sortable, sticky headers (SOLD-03). */
export function SalesTable({
  rows,
  pendingIds,
  query,
  onQuery,
  openIds,
  onToggle,
  ...handlers
}: {
  /** Null while they load: the headers stay, and with them the focus on the pressed one. */
  rows: readonly Order[] | null;
  pendingIds: ReadonlySet<string>;
  query: SalesQuery;
  onQuery: (query: SalesQuery) => void;
} & OpenDetails &
  SalesHandlers): ReactNode {
  return (
    <>
      <table className="desk-table sales-table">
        <caption className="sr-only">Sold orders</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Details</span>
            </th>
            {COLUMNS.map((column) =>
              column.sort === undefined ? (
                <th key={column.label} scope="col">
                  {column.label}
                </th>
              ) : (
                <SortHeader
                  key={column.label}
                  column={column}
                  sort={column.sort}
                  query={query}
                  onQuery={onQuery}
                />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows?.map((order) => (
            <Row
              key={order.id}
              order={order}
              isPending={pendingIds.has(order.id)}
              isOpen={openIds.has(order.id)}
              onToggle={onToggle}
              {...handlers}
            />
          ))}
        </tbody>
      </table>
      {rows === null && <Skeleton className="h-96 w-full" />}
    </>
  );
}
