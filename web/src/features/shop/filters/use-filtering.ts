import { useEffect, useState } from 'react';
import { createStore, useStore, type Store } from '#platform/store.ts';
import type * as Code from './filter-code.ts';

/** The code of the filters; nobody loads it who does not filter. */
type FilterCode = typeof Code;

const store: Store<FilterCode | 'failed' | null> = createStore<FilterCode | 'failed' | null>(null);

/** What the shop knows of its filters. */
export type Filtering = {
  /** Null while it is loading, or not wanted. */
  code: FilterCode | null;
  isOpen: boolean;
  onToggle: () => void;
};

/**
 * The filters of the shop: their code, once they are opened or the address has some.
 * @throws where it cannot be loaded; the page's boundary then offers to try again.
 */
export function useFiltering(filters: string): Filtering {
  const [isOpen, setIsOpen] = useState(false);
  const code = useStore(store);
  const isMissing = code === null && (isOpen || filters !== '');
  useEffect(() => {
    if (isMissing) void import('./filter-code.ts').catch(() => 'failed' as const).then(store.set);
  }, [isMissing]);
  if (code === 'failed') throw new Error('The filters could not be loaded.');
  return { code, isOpen, onToggle: () => setIsOpen(!isOpen) };
}
