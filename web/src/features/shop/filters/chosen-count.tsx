import type { ReactNode } from 'react';
import { countChosen, readFilters } from '@reef/domain/catalogue/shop/shop-filter';
import type { AskedShop } from './shop-query.ts';

/** The number of active filters of a tab, on the button that opens them. */
export function ChosenCount({ filters, category }: AskedShop): ReactNode {
  const chosen = countChosen(readFilters(new URLSearchParams(filters)), category);
  if (chosen === 0) return null;
  return (
    <span className="filters-count figures">
      <span aria-hidden="true">{chosen}</span>
      <span className="sr-only">{`, ${chosen} set`}</span>
    </span>
  );
}
