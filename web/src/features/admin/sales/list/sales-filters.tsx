import { useState, type ReactNode } from 'react';
import type { OrderCounts } from '@reef/domain/orders/sales/order-tally';
import type { SalesQuery } from '@reef/domain/orders/sales/sales-view';
import { useIsWide } from '#platform/device/viewport.ts';
import { Button } from '#ui/forms/button.tsx';
import { CategoryChips, FilledChips } from './sales-chips.tsx';
import { DayField, RangeNote, SearchField, SortFields } from './sales-search.tsx';

type Props = {
  query: SalesQuery;
  counts: OrderCounts | null;
  onQuery: (query: SalesQuery) => void;
};

/** On a phone, what the fish room needs comes first; the rest is collapsed. */
function PhoneFilters(props: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid gap-3">
      <SearchField {...props} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <FilledChips {...props} />
        <Button kind="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Fewer filters' : 'More filters'}
        </Button>
      </div>
      {isOpen && (
        <>
          <CategoryChips {...props} />
          <DayField {...props} />
          <SortFields {...props} />
        </>
      )}
      {!isOpen && props.query.range !== null && <DayField {...props} />}
      <RangeNote query={props.query} />
    </div>
  );
}

function DeskFilters(props: Props): ReactNode {
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[1fr_auto] items-end gap-4">
        <SearchField {...props} />
        <DayField {...props} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <CategoryChips {...props} />
        <FilledChips {...props} />
      </div>
      <RangeNote query={props.query} />
    </div>
  );
}

/** The filters of the sold table (SOLD-02). */
export function SalesFilters(props: Props): ReactNode {
  return useIsWide('xl') ? <DeskFilters {...props} /> : <PhoneFilters {...props} />;
}
