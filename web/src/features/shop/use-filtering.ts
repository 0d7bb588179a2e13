import { useEffect, useState } from 'react';
import { createStore, useStore, type Store } from '#platform/store.ts';
import type * as Code from './filter-code.ts';
import type { AskedShop } from './shop-query.ts';

/** The code of the filters; nobody loads it who does not filter. */
type FilterCode = typeof Code;

const store: Store<FilterCode | 'failed' | null> = createStore<FilterCode | 'failed' | null>(null);

/** Loads the code of the filters, or tries again. */
export async function loadFilterCode(): Promise<void> {
  if (typeof store.get() === 'object' && store.get() !== null) return;
  store.set(null);
  store.set(await import('./filter-code.ts').catch(() => 'failed' as const));
}

/** What the shop knows of its filters. */
export type Filtering = {
  /** Null while it is loading, or not wanted. */
  code: FilterCode | 'failed' | null;
  isOpen: boolean;
  /** How many filters are set on this tab; 0 until the code that reads them is there. */
  chosen: number;
  onToggle: () => void;
};

/** The filters of the shop: their code, once they are opened or the address has some. */
export function useFiltering({ filters, category }: AskedShop): Filtering {
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = isOpen || filters !== '';
  useEffect(() => {
    if (isWanted) void loadFilterCode();
  }, [isWanted]);
  const code = useStore(store);
  const chosen =
    filters === '' || code === null || code === 'failed' ? 0 : code.chosenIn(filters, category);
  return { code, isOpen, chosen, onToggle: () => setIsOpen(!isOpen) };
}
