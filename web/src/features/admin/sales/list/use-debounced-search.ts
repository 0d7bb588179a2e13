import type { SalesQuery } from '@reef/domain/orders/sales/sales-view';
import { useDebouncedText } from '#features/admin/use-debounced-text.ts';

/** The query with its search debounced by `useDebouncedText`; `query` itself once typing pauses. */
export function useDebouncedSearch(query: SalesQuery): SalesQuery {
  const search = useDebouncedText(query.search);
  return search === query.search ? query : { ...query, search };
}
