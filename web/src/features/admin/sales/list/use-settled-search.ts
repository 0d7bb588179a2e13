import type { SalesQuery } from '@reef/domain/orders/sales/sales-view';
import { useSettledText } from '#features/admin/use-settled-text.ts';

/** The query with its search debounced by `useSettledText`; `query` itself once typing pauses. */
export function useSettledSearch(query: SalesQuery): SalesQuery {
  const search = useSettledText(query.search);
  return search === query.search ? query : { ...query, search };
}
