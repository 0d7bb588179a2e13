import type { ReactNode } from 'react';
import { CATEGORIES } from '@reef/domain/catalogue/categories';
import type { OrderCounts } from '@reef/domain/orders/sales/order-tally';
import type { SalesQuery } from '@reef/domain/orders/sales/sales-view';

function Chip({
  label,
  count,
  isOn,
  onPress,
}: {
  label: string;
  count: number | undefined;
  isOn: boolean;
  onPress: () => void;
}): ReactNode {
  return (
    <button type="button" className="chip" aria-pressed={isOn} onClick={onPress}>
      {label}
      <span className="chip-count figures">{count}</span>
    </button>
  );
}

type Props = {
  query: SalesQuery;
  counts: OrderCounts | null;
  onQuery: (query: SalesQuery) => void;
};

/** The category chips, with counts over all orders (SOLD-02). */
export function CategoryChips({ query, counts, onQuery }: Props): ReactNode {
  return (
    <fieldset className="chip-row quiet-chips">
      <legend className="sr-only">Sold category</legend>
      <Chip
        label="All"
        count={counts?.orders}
        isOn={query.category === null}
        onPress={() => onQuery({ ...query, category: null })}
      />
      {CATEGORIES.map((category) => (
        <Chip
          key={category}
          label={category}
          count={counts?.categories[category]}
          isOn={query.category === category}
          onPress={() => onQuery({ ...query, category })}
        />
      ))}
    </fieldset>
  );
}

/** The Filled and Unfulfilled chips; the pressed one is released by pressing it again. */
export function FilledChips({ query, counts, onQuery }: Props): ReactNode {
  const toggle = (isFilled: boolean) =>
    onQuery({ ...query, isFilled: query.isFilled === isFilled ? null : isFilled });
  return (
    <fieldset className="chip-row quiet-chips">
      <legend className="sr-only">Fulfillment</legend>
      <Chip
        label="Filled"
        count={counts?.filled}
        isOn={query.isFilled === true}
        onPress={() => toggle(true)}
      />
      <Chip
        label="Unfulfilled"
        count={counts?.to_pack}
        isOn={query.isFilled === false}
        onPress={() => toggle(false)}
      />
    </fieldset>
  );
}
