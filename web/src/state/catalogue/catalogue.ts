import { useMemo } from 'react';
import type { RemovedProduct } from '@reef/domain/catalogue/catalogue-file';
import { withChanges } from '@reef/domain/catalogue/catalogue-changes';
import type { Product } from '@reef/domain/catalogue/product';
import { isArchived, soldOutBound } from '@reef/domain/catalogue/listing';
import { now, useNow } from '#platform/clock.ts';
import { readDocument } from '#platform/data/database.ts';
import { reconnectNow } from '#platform/data/reconnect.ts';
import { fetchCatalogue, loadCatalogueSchemas, type ArrivingCatalogue } from './fetch-catalogue.ts';
import { afterNextPaint } from '#platform/device/idle.ts';
import { keepLoading } from '#platform/device/online.ts';
import { liveQuery, type LiveList } from '#platform/data/live-query.ts';
import type { QuerySpec } from '#platform/data/query-spec.ts';
import { readStoredIf, writeStored } from '#platform/storage.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';

/** How long the listener stays after the last page that shows products. */
const LINGER_MS = 30_000;

const AS_OF_KEY = 'reef-catalogue-as-of';

/** The shop's products as last heard. */
export type LiveCatalogue = {
  phase: 'loading' | 'ready' | 'error';
  /** Listed products, newest first: in stock, or sold out within 7 days (SHOP-07). */
  products: readonly Product[];
  /** True while the server has not confirmed them, as when offline. */
  isFromCache: boolean;
  /** When the server last confirmed them, if ever on this device. */
  asOf: Date | null;
};

const LOADING: LiveCatalogue = { phase: 'loading', products: [], isFromCache: true, asOf: null };

/** The query of SHOP-07, for a page that has no file: every listed product. */
export function catalogueQuery(at: Date): QuerySpec {
  return {
    collection: 'products',
    where: {
      or: [
        ['stock', '>', 0],
        ['sold_out_at', '==', null],
        ['sold_out_at', '>', soldOutBound(at)],
      ],
    },
  };
}

/** Products that changed since a file was made, and products that were removed. */
export function changeQueries(asOf: Date): { changed: QuerySpec; removed: QuerySpec } {
  return {
    changed: { collection: 'products', where: [['updated_at', '>', asOf]] },
    removed: { collection: 'removed_products', where: [['removed_at', '>', asOf]] },
  };
}

/** The catalogue from a listener on all products; an empty list from the cache says nothing. */
export function catalogueOf(list: LiveList<Product>): Omit<LiveCatalogue, 'asOf'> {
  const isUnknown = list.items.length === 0 && list.isFromCache && list.phase === 'ready';
  return {
    phase: isUnknown ? 'error' : list.phase,
    products: withChanges(list.items, [], []),
    isFromCache: list.isFromCache,
  };
}

/** A file's products with the changes from both listeners; loading until both have answered. */
export function changedCatalogue(
  file: readonly Product[],
  changed: LiveList<Product>,
  removed: LiveList<RemovedProduct>,
): Omit<LiveCatalogue, 'asOf'> {
  const phases = [changed.phase, removed.phase];
  const phase = (['error', 'loading'] as const).find((one) => phases.includes(one)) ?? 'ready';
  return {
    phase,
    products: withChanges(file, changed.items, removed.items),
    isFromCache: changed.isFromCache || removed.isFromCache,
  };
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function lastConfirmed({ phase, isFromCache }: Omit<LiveCatalogue, 'asOf'>): Date | null {
  if (phase === 'ready' && !isFromCache) {
    const confirmed = now();
    writeStored(AS_OF_KEY, confirmed.toISOString());
    return confirmed;
  }
  const stored = readStoredIf(AS_OF_KEY, isMoment);
  return stored === null ? null : new Date(stored);
}

function hear(heard: Omit<LiveCatalogue, 'asOf'>): void {
  const { products } = catalogue.get();
  // A catalogue that is known already stays on screen until there is something better.
  if (heard.phase === 'loading' && products.length > 0) return;
  if (heard.phase === 'error') catalogue.set({ ...catalogue.get(), phase: 'error' });
  else catalogue.set({ ...heard, asOf: lastConfirmed(heard) });
}

type Schemas = Awaited<ReturnType<typeof loadCatalogueSchemas>>;

/** Listens to all products; for a visit without a file, at the cost of one read per product. */
function followAll({ Product }: Schemas): () => void {
  const all = liveQuery(catalogueQuery(now()), Product);
  return all.subscribe(() => hear(catalogueOf(all.get())));
}

/**
 * Listens to changes since the file was made, while the file is still loading. They show once there
 * is a catalogue to change.
 */
function followChanges(
  { asOf, products: arriving }: ArrivingCatalogue,
  schemas: Schemas,
): () => void {
  const { Product, RemovedProduct } = schemas;
  const queries = changeQueries(asOf);
  const changed = liveQuery(queries.changed, Product);
  const removed = liveQuery(queries.removed, RemovedProduct);
  let products: readonly Product[] | null = null;
  const publish = () => {
    if (products !== null) hear(changedCatalogue(products, changed.get(), removed.get()));
  };
  let ends: readonly (() => void)[] = [changed.subscribe(publish), removed.subscribe(publish)];
  let isLeft = false;
  const take = async () => {
    const arrived = await arriving;
    if (isLeft) return;
    products = arrived;
    publish();
    if (arrived !== null) return;
    for (const end of ends) end();
    ends = [followAll(schemas)];
  };
  void take();
  return () => {
    isLeft = true;
    for (const end of ends) end();
  };
}

async function show({ asOf, products }: ArrivingCatalogue, signal: AbortSignal): Promise<void> {
  const arrived = await products;
  if (arrived !== null && !signal.aborted) primeCatalogue(arrived, asOf);
}

/**
 * Shows the file when it has loaded, and listens once the page has been painted, unless that is no
 * longer wanted.
 */
async function follow(signal: AbortSignal): Promise<void> {
  const file = await fetchCatalogue();
  if (signal.aborted) return;
  if (file !== null) void show(file, signal);
  await afterNextPaint();
  const schemas = await keepLoading(loadCatalogueSchemas, () => {
    // The code that reads answers cannot be loaded, so there are none.
    if (!signal.aborted) hear({ phase: 'error', products: [], isFromCache: true });
  });
  if (signal.aborted) return;
  const leave = file === null ? followAll(schemas) : followChanges(file, schemas);
  signal.addEventListener('abort', leave);
}

let following: AbortController | null = null;

function open(): () => void {
  following?.abort();
  // What was heard before is unconfirmed until the new listeners answer.
  if (!catalogue.get().isFromCache) catalogue.set({ ...catalogue.get(), isFromCache: true });
  const stop = new AbortController();
  following = stop;
  void follow(stop.signal);
  return () => {
    following?.abort();
    following = null;
  };
}

/** The one subscription that shop, home, search and cart share. */
export const catalogue: Store<LiveCatalogue> = createStore<LiveCatalogue>(LOADING, open, LINGER_MS);

/**
 * Shows products that are known already (the catalogue's file) until the listeners have answered.
 */
function primeCatalogue(products: readonly Product[], asOf: Date): void {
  if (catalogue.get().phase !== 'loading') return;
  const known = lastConfirmed(LOADING);
  if (known === null || known < asOf) writeStored(AS_OF_KEY, asOf.toISOString());
  catalogue.set({
    phase: 'ready',
    products: withChanges(products, [], []),
    isFromCache: true,
    asOf,
  });
}

/** Starts again after an error: the file, then the listeners, on a new connection. */
export function retryCatalogue(): void {
  if (following === null) return;
  if (catalogue.get().products.length === 0) catalogue.set(LOADING);
  open();
  // If Firestore cannot be loaded, the listener says so.
  reconnectNow().catch(() => {});
}

/** The shop's products, live. */
export function useCatalogue(): LiveCatalogue & { retry: () => void } {
  const present = useStore(catalogue);
  const at = useNow('minute');
  const products = useMemo(
    () => present.products.filter((product) => !isArchived(product, at)),
    [present.products, at],
  );
  return { ...present, products, retry: retryCatalogue };
}

/** One product as the server has it now, or null. Rejects without a network. */
export async function readProduct(id: string): Promise<Product | null> {
  const { Product } = await loadCatalogueSchemas();
  return readDocument(`products/${id}`, Product);
}
