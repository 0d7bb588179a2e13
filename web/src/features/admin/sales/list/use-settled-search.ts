import { useEffect, useState } from 'react';
import type { SalesQuery } from '@reef/domain/orders/sales-view';

/** Typing is looked up when it pauses. */
const PAUSE_MS = 250;

/**
 * The query whose answer is worth asking for: `query` itself, but with the search of a moment ago
 * while its words are still being typed. An emptied search is asked for at once.
 */
export function useSettledSearch(query: SalesQuery): SalesQuery {
  const [settled, setSettled] = useState(query.search);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query.search), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query.search]);
  const isTyping = query.search !== '' && query.search !== settled;
  return isTyping ? { ...query, search: settled } : query;
}
