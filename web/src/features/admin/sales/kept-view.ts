import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DEFAULT_SALES_QUERY, type SalesQuery } from '@reef/domain/orders/sales/sales-view';
import { createDraft } from '#state/session/user-draft.ts';
import { openingFor } from './list/opening-query.ts';

/** How the sold orders are looked at, and the entry of the history in which they were last. */
export type SoldView = { mode: 'table' | 'calendar'; query: SalesQuery; entry: string | null };

/** How the sold orders were left: a look at a purchaser or a product, and back, loses nothing. */
export const keptView = createDraft<SoldView>({
  mode: 'table',
  query: DEFAULT_SALES_QUERY,
  entry: null,
});

/** Whether the address asks for something of its own. */
function asks(params: URLSearchParams): boolean {
  return params.has('find') || params.has('orders');
}

/**
 * How the sold orders are shown at first: as they were left, or as the address asks, which counts
 * once; back at that entry of the history, they are as they were left there.
 */
export function firstView(search: string, entry: string, left: SoldView): SoldView {
  const params = new URLSearchParams(search);
  if (!asks(params) || left.entry === entry) return { ...left, entry };
  return { mode: 'table', query: openingFor(params).query, entry };
}

/** How the sold orders are shown, and what changes it; kept until who is signed in signs out. */
export function useSoldView(): [SoldView, (part: Partial<SoldView>) => void] {
  const { search, key } = useLocation();
  const [view, setView] = useState(() => firstView(search, key, keptView.get()));
  const change = (part: Partial<SoldView>) => {
    const next = { ...view, ...part };
    keptView.set(next);
    setView(next);
  };
  return [view, change];
}
