import * as z from 'zod/mini';
import { use, useMemo } from 'react';
import { isListed, Product, soldOutBound } from '@reef/domain/catalogue/product';
import { now, useNow } from '#platform/clock.ts';
import { readDocument } from '#platform/data/database.ts';
import { holdListeners, isListenedTo } from '#platform/data/live.ts';
import { loadFirestore } from '#platform/firebase/load.ts';
import { FirstProductContext } from './first-product.ts';
import { afterFirstPaint } from '#platform/device/idle.ts';
import {
  LOADING_LIST,
  liveQuery,
  type LiveList,
  type LiveQuery,
} from '#platform/data/live-query.ts';
import { useLiveDocument } from '#platform/data/live-document.ts';
import type { QuerySpec } from '#platform/data/query-spec.ts';
import { decodeBundle, type Snapshot } from './snapshot/decode-bundle.ts';
import { fetchSnapshot } from './snapshot/fetch-snapshot.ts';
import { readStored, writeStored } from '#platform/storage.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';

/** How long the listener outlives the last page that shows products. */
const LINGER_MS = 30_000;

const AS_OF_KEY = 'reef-catalogue-as-of';

/** The query's name in the snapshot (functions/src/catalogue/snapshot.ts). */
const SNAPSHOT_NAME = 'catalogue';

/** The shop's products as last heard. */
export type Catalogue = {
  phase: 'loading' | 'ready' | 'error';
  /** Listed products, newest first: in stock, or sold out within 7 days (store.md 5). */
  products: readonly Product[];
  /** True while the server has not confirmed them, as when offline. */
  isFromCache: boolean;
  /** When the server last confirmed them, if ever on this device. */
  asOf: Date | null;
};

const LOADING: Catalogue = { phase: 'loading', products: [], isFromCache: true, asOf: null };

/** The query of store.md 7; its bound is that of the day, so that a listener can go on all day. */
export function catalogueQuery(at: Date): QuerySpec {
  return {
    collection: 'products',
    bundle: SNAPSHOT_NAME,
    where: [
      {
        or: [
          ['stock', '>', 0],
          ['sold_out_at', '==', null],
          ['sold_out_at', '>', soldOutBound(at)],
        ],
      },
    ],
  };
}

/** What the listener heard, as the catalogue; an empty list from the cache tells nothing. */
export function catalogueOf(list: LiveList<Product>, asOf: Date | null): Catalogue {
  const isUnknown = list.items.length === 0 && list.isFromCache && list.phase === 'ready';
  return {
    phase: isUnknown ? 'error' : list.phase,
    products: list.items.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime()),
    isFromCache: list.isFromCache,
    asOf,
  };
}

function lastConfirmed(list: LiveList<Product>): Date | null {
  if (list.phase === 'ready' && !list.isFromCache) {
    const confirmed = now();
    writeStored(AS_OF_KEY, confirmed.toISOString());
    return confirmed;
  }
  const stored = readStored(AS_OF_KEY, z.iso.datetime());
  return stored === null ? null : new Date(stored);
}

let listener: LiveQuery<Product> | null = null;

function hear(list: LiveList<Product>): void {
  const { products } = catalogue.get();
  const heard = catalogueOf(list, lastConfirmed(list));
  // A catalogue known beforehand stays on screen until there is something better.
  if (list.phase === 'loading' && products.length > 0) return;
  const isWorse = heard.phase === 'error' && heard.products.length === 0;
  catalogue.set(isWorse ? { ...catalogue.get(), phase: 'error' } : heard);
}

/** The products of a snapshot that are of the shape expected. */
export function productsOf({ documents }: Snapshot): Product[] {
  return documents.flatMap((document) => {
    const parsed = z.safeParse(Product, document);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Shows the snapshot, then hands it to the database. Without one, the listener starts from nothing. */
async function takeSnapshot(): Promise<void> {
  await afterFirstPaint();
  const bytes = await fetchSnapshot();
  const snapshot = bytes === null ? null : decodeBundle(bytes);
  if (bytes === null || snapshot === null) return;
  primeCatalogue(productsOf(snapshot), snapshot.asOf);
  await afterFirstPaint();
  const client = await loadFirestore();
  // Whoever listens already has newer news, which the bundle would overtake.
  if (isListenedTo('products')) return;
  await client.takeBundle(bytes.buffer, SNAPSHOT_NAME);
}

let taken: Promise<void> | null = null;

function beginSnapshot(): Promise<void> {
  const begun = takeSnapshot().catch(() => {});
  holdListeners('products', begun);
  return begun;
}

/** Listens once the page has been painted; gives up if nobody wants it any more by then. */
async function follow(signal: AbortSignal): Promise<void> {
  taken ??= beginSnapshot();
  await taken;
  if (signal.aborted) return;
  const query = liveQuery(catalogueQuery(now()), Product);
  listener = query;
  const leave = query.subscribe(() => hear(query.get()));
  signal.addEventListener('abort', leave);
}

function open(): () => void {
  const stop = new AbortController();
  void follow(stop.signal);
  return () => stop.abort();
}

/** The one listener that shop, home, search and cart share. */
export const catalogue: Store<Catalogue> = createStore<Catalogue>(LOADING, open, LINGER_MS);

/** Shows products known beforehand (a snapshot in the page) until the listener has answered. */
export function primeCatalogue(products: readonly Product[], asOf: Date): void {
  if (catalogue.get().phase !== 'loading') return;
  const known = lastConfirmed(LOADING_LIST);
  if (known === null || known < asOf) writeStored(AS_OF_KEY, asOf.toISOString());
  const newestFirst = products.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  catalogue.set({ phase: 'ready', products: newestFirst, isFromCache: true, asOf });
}

/** Listens again after an error. */
export function retryCatalogue(): void {
  listener?.retry();
}

/** The shop's products, live. */
export function useCatalogue(): Catalogue & { retry: () => void } {
  const present = useStore(catalogue);
  const at = useNow('minute');
  const products = useMemo(
    () => present.products.filter((product) => isListed(product, at)),
    [present.products, at],
  );
  return { ...present, products, retry: retryCatalogue };
}

/** One product, live. */
export type LiveProduct = {
  phase: 'loading' | 'ready' | 'missing' | 'error';
  product: Product | null;
  isFromCache: boolean;
  /** Asks again for what could not be had: the product itself, and the catalogue. */
  retry: () => void;
};

/** One product, live, archived or not; shown at once where the catalogue, or the page, has it. */
export function useProduct(id: string): LiveProduct {
  const first = use(FirstProductContext);
  const live = useLiveDocument(`products/${id}`, Product);
  const known = useStore(catalogue).products.find((product) => product.id === id) ?? null;
  const retry = () => {
    live.retry();
    if (catalogue.get().phase === 'error') retryCatalogue();
  };
  // While the snapshot is being taken in, the listener on a product that the catalogue lists may
  // say for a moment that there is none.
  if (live.data === null && known !== null) {
    return { phase: 'ready', product: known, isFromCache: true, retry };
  }
  // What the page came with stands until the server says otherwise, with or without a network.
  if (live.data === null && live.phase !== 'missing' && first?.id === id) {
    const phase = first.product === null ? 'missing' : 'ready';
    return { phase, product: first.product, isFromCache: true, retry };
  }
  return { phase: live.phase, product: live.data, isFromCache: live.isFromCache, retry };
}

/** One product as the server has it now, or null. Rejects without a network. */
export function readProduct(id: string): Promise<Product | null> {
  return readDocument(`products/${id}`, Product);
}
