import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DEFAULT_SALES_QUERY, type SalesQuery } from '@reef/domain/orders/sales/sales-view';
import { createDraft } from '#state/session/user-draft.ts';
import { openingFor } from './list/opening-query.ts';

/** The view of the sold orders, and the history entry in which it was last used. */
export type SoldView = { mode: 'table' | 'calendar'; query: SalesQuery; entry: string | null };

/**
 * The sold orders as they were left: visiting a purchaser or a product and coming back loses
 * nothing.
 */
export const keptView = createDraft<SoldView>({
  mode: 'table',
  query: DEFAULT_SALES_QUERY,
  entry: null,
});

/** Whether the address asks for something specific. */
function asks(params: URLSearchParams): boolean {
  return params.has('find') || params.has('orders');
}

/**
 * The first view of the sold orders: as it was left, or as the address asks, which counts once;
 * back at that history entry, it is as it was left there.
 */
export function firstView(search: string, entry: string, left: SoldView): SoldView {
  const params = new URLSearchParams(search);
  if (!asks(params) || left.entry === entry) return { ...left, entry };
  return { mode: 'table', query: openingFor(params).query, entry };
}

/** The view of the sold orders, and a function to change it; kept until the admin signs out. */
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
