import { useEffect, useState } from 'react';
import { createStore, useStore, type Store } from '#platform/store.ts';
import type * as Code from './filter-code.ts';

/** The code of the filters, loaded only by those who filter. */
type FilterCode = typeof Code;

const store: Store<FilterCode | null> = createStore<FilterCode | null>(null);

/** What the shop knows of its filters. */
export type Filtering = {
  /** Null while it is loading, or not wanted. */
  code: FilterCode | null;
  isOpen: boolean;
  onToggle: () => void;
  /** Loads code again that is wanted and failed to load; null otherwise. */
  onRetry: (() => void) | null;
};

/** The filters of the shop: their code loads once they are opened or the address has some. */
export function useFiltering(filters: string): Filtering {
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const code = useStore(store);
  const isMissing = code === null && (isOpen || filters !== '');
  const isAsked = isMissing && !hasFailed;
  useEffect(() => {
    if (isAsked) void import('./filter-code.ts').then(store.set, () => setHasFailed(true));
  }, [isAsked]);
  const askAgain = () => setHasFailed(false);
  const onToggle = () => {
    askAgain();
    setIsOpen(!isOpen);
  };
  return { code, isOpen, onToggle, onRetry: isMissing && hasFailed ? askAgain : null };
}
