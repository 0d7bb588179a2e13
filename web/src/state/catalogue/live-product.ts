import { use } from 'react';
import { laterOf } from '@reef/domain/catalogue/file/catalogue-changes';
import type { Product } from '@reef/domain/catalogue/product';
import { useLiveDocument, type Reading } from '#platform/data/live/live-document.ts';
import { useStore } from '#platform/store.ts';
import { catalogue, retryCatalogue } from './catalogue.ts';
import { loadCatalogueSchemas } from './fetch-catalogue.ts';
import { FirstProductContext } from './first-product.ts';
import { FirstShopContext } from './first-shop.ts';

/** One product, live. */
export type LiveProduct = {
  phase: 'loading' | 'ready' | 'missing' | 'error';
  product: Product | null;
  isFromCache: boolean;
  /** Tries again what could not be loaded: the product itself, and the catalogue. */
  retry: () => void;
};

/** With its schema, which the page needs only for live data. */
const READING: Reading<Product> = { load: async () => (await loadCatalogueSchemas()).Product };

/** A product before the server was asked: from the catalogue, or from the page itself. */
function useKnownProduct(id: string): Product | null {
  const { products } = useStore(catalogue);
  const shop = use(FirstShopContext);
  const isIt = (product: Product) => product.id === id;
  return products.find(isIt) ?? shop?.listing?.products.find(isIt) ?? null;
}

/**
 * The latest of a product's states. The database's copy on this device, the catalogue and the page
 * may each be the older one; of equal states the first counts.
 */
export function latestOf(state: Product, others: readonly (Product | null | undefined)[]): Product {
  return others.reduce<Product>(
    (latest, other) => (other?.id === state.id ? laterOf(latest, other) : latest),
    state,
  );
}

/**
 * One product, live, archived or not; shown at once if the catalogue or the page has it. The newest
 * state that is known wins.
 */
export function useProduct(id: string): LiveProduct {
  const first = use(FirstProductContext);
  const live = useLiveDocument(`products/${id}`, READING);
  const known = useKnownProduct(id);
  const latest = (product: Product) => latestOf(product, [first?.product, known]);
  const retry = () => {
    live.retry();
    if (catalogue.get().phase === 'error') retryCatalogue();
  };
  if (live.data === null && live.phase !== 'missing') {
    if (known !== null) return { phase: 'ready', product: latest(known), isFromCache: true, retry };
    // What is in the page stays until the server says otherwise, with or without a network.
    if (first?.id === id) {
      const phase = first.product === null ? 'missing' : 'ready';
      return { phase, product: first.product, isFromCache: true, retry };
    }
  }
  const product = live.data && latest(live.data);
  return { phase: live.phase, product, isFromCache: live.isFromCache, retry };
}
