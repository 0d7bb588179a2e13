import { useState, type ReactNode } from 'react';
import { sortedBy, type SalesQuery } from '@reef/domain/orders/sales/sales-view';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { Button } from '#ui/forms/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { rangeText } from '#features/admin/sales/format-sales-dates.ts';
import { dayShown, rangeTyped, singleDay } from './typed-day.ts';

const SORTS = [
  { value: 'date', label: 'Date' },
  { value: 'order', label: 'Order #' },
  { value: 'purchaser', label: 'Purchaser' },
  { value: 'category', label: 'Category' },
  { value: 'total', label: 'Total' },
] as const;

const DIRECTIONS = [
  { value: 'asc', label: 'Ascending' },
  { value: 'desc', label: 'Descending' },
] as const;

type Props = { query: SalesQuery; onQuery: (query: SalesQuery) => void };

/** The search over order number, purchaser and product (SOLD-02). */
export function SearchField({ query, onQuery }: Props): ReactNode {
  return (
    <TextField
      label="Search sales"
      type="search"
      placeholder="Order number, purchaser or product"
      autoComplete="off"
      value={query.search}
      onChange={(search) => onQuery({ ...query, search })}
    />
  );
}

/** The single-date picker and Clear (SOLD-02). */
export function DayField({ query, onQuery }: Props): ReactNode {
  const hasAny = query.search !== '' || query.range !== null;
  const [typed, setTyped] = useState('');
  return (
    <div className="day-field">
      <TextField
        label="Date"
        type="date"
        value={dayShown(query.range, typed)}
        onChange={(day) => {
          setTyped(day);
          onQuery({ ...query, range: rangeTyped(day) });
        }}
      />
      <Button
        kind="secondary"
        disabled={!hasAny}
        onClick={() => {
          setTyped('');
          onQuery({ ...query, search: '', range: null });
        }}
      >
        Clear
      </Button>
    </div>
  );
}

/** The order of the list, if there are no table headers to choose it. */
export function SortFields({ query, onQuery }: Props): ReactNode {
  return (
    <div className="grid grid-cols-2 gap-3">
      <NativeSelect
        label="Sort by"
        value={query.sort}
        options={SORTS}
        onChange={(sort) => onQuery(sortedBy(query, sort))}
      />
      <NativeSelect
        label="Order"
        value={query.direction}
        options={DIRECTIONS}
        onChange={(direction) => onQuery({ ...query, direction })}
      />
    </div>
  );
}

/** The days of a calendar range in the filter. */
export function RangeNote({ query }: Pick<Props, 'query'>): ReactNode {
  if (query.range === null || singleDay(query.range) !== '') return null;
  return <p className="range-note text-sm text-mist">{`Showing ${rangeText(query.range)}`}</p>;
}
