import { useEffect, useMemo } from 'react';
import type { Catalogue } from '@reef/domain/catalogue/file/catalogue-file';
import { withChanges } from '@reef/domain/catalogue/file/catalogue-changes';
import { CATALOGUE_PATH, WHOLE_CATALOGUE_PATH } from '@reef/domain/catalogue/file/catalogue-path';
import type { Product } from '@reef/domain/catalogue/product';
import { isArchived } from '@reef/domain/catalogue/listing';
import { now, useNow } from '#platform/clock.ts';
import { readDocument } from '#platform/data/read-document.ts';
import { reconnectNow } from '#platform/data/live/reconnect.ts';
import { fetchCatalogue, loadCatalogueSchemas, type ArrivingCatalogue } from './fetch-catalogue.ts';
import {
  catalogueOf,
  catalogueQuery,
  changedCatalogue,
  changeQueries,
  LOADING,
  partOf,
  seenWhole,
  type LiveCatalogue,
} from './live-catalogue.ts';
import { afterPaint } from '#browser/paint.ts';
import { keepLoading } from '#platform/device/online.ts';
import { liveQuery } from '#platform/data/live/live-query.ts';
import { readStoredIf, writeStored } from '#platform/storage.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';

/** How long the listener stays after the last page that shows products. */
const LINGER_MS = 30_000;

/** Nobody waits for the listening; after so long, it begins without a paint. */
const UNPAINTED_MS = 2000;

const AS_OF_KEY = 'reef-catalogue-as-of';

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

/** When the file that is shown was made, and the one that the stored moment is about. */
let shownFile: Date | null = null;
let confirmedFile: Date | null = null;

/**
 * Whether the file that is shown was kept on an earlier visit: the changes between it and the file
 * that was confirmed last are not on this device.
 */
function isOlderFile(): boolean {
  return shownFile !== null && confirmedFile !== null && shownFile < confirmedFile;
}

function lastConfirmed({ phase, isFromCache }: Omit<LiveCatalogue, 'asOf'>): Date | null {
  if (phase === 'ready' && !isFromCache) {
    const confirmed = now();
    writeStored(AS_OF_KEY, confirmed.toISOString());
    confirmedFile = shownFile;
    return confirmed;
  }
  if (isOlderFile()) return shownFile;
  const stored = readStoredIf(AS_OF_KEY, isMoment);
  return stored === null ? null : new Date(stored);
}

function hear(heard: Omit<LiveCatalogue, 'asOf'>): void {
  const { products, part: known } = catalogue.get();
  // A catalogue that is known already stays on screen until there is something better.
  if (heard.phase === 'loading' && products.length > 0) return;
  if (heard.phase === 'error') catalogue.set({ ...catalogue.get(), phase: 'error' });
  else {
    // News of the part does not bring the rest.
    const present = heard.part && { ...heard.part, isRestLost: known?.isRestLost === true };
    catalogue.set({ ...heard, part: present, asOf: lastConfirmed(heard) });
  }
}

/** Says of a part whether its rest is missing. */
function markRest(isRestLost: boolean): void {
  const present = catalogue.get();
  if (present.part === null) return;
  catalogue.set({ ...present, part: { ...present.part, isRestLost } });
}

type Schemas = Awaited<ReturnType<typeof loadCatalogueSchemas>>;

/** Listens to all products; for a visit without a file, at the cost of one read per product. */
function followAll({ Product }: Schemas): () => void {
  const all = liveQuery(catalogueQuery(now()), Product);
  return all.subscribe(() => hear(catalogueOf(all.get())));
}

/** The part of a large catalogue that was fetched, until the whole has come. */
let part: Catalogue | null = null;

/** Products outside that part that were read one by one; later changes reach the listener. */
const readOnes = new Map<string, Product>();

/**
 * Listens to changes since the file was made, while the file is still loading. They show once there
 * is a catalogue to change.
 */
function followChanges(
  { asOf, content: arriving }: ArrivingCatalogue,
  schemas: Schemas,
): () => void {
  const { Product, RemovedProduct } = schemas;
  const queries = changeQueries(asOf);
  const changed = liveQuery(queries.changed, Product);
  const removed = liveQuery(queries.removed, RemovedProduct);
  let content: Catalogue | null = null;
  const publish = () => {
    if (content === null) return;
    const later = changed.get();
    const items = [...readOnes.values(), ...later.items];
    hear(changedCatalogue(content, { ...later, items }, removed.get()));
  };
  let ends: readonly (() => void)[] = [changed.subscribe(publish), removed.subscribe(publish)];
  let isLeft = false;
  const take = async () => {
    const arrived = await arriving;
    if (isLeft) return;
    content = arrived;
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

/** Where the next file is fetched: the whole one, once a page wants more than a part has. */
let address = CATALOGUE_PATH;
let isWholeWanted = false;

/** Fetches the whole catalogue if it is wanted and only a part of it is there. */
function completePart(): void {
  if (!isWholeWanted || part === null || address === WHOLE_CATALOGUE_PATH) return;
  address = WHOLE_CATALOGUE_PATH;
  begin(following);
}

async function show({ asOf, content }: ArrivingCatalogue, signal: AbortSignal): Promise<void> {
  const arrived = await content;
  if (arrived === null || signal.aborted) return;
  shownFile = asOf;
  if (confirmedFile === null || confirmedFile < asOf) confirmedFile = asOf;
  primeCatalogue(arrived, asOf);
  part = arrived.upto === undefined ? null : arrived;
  // Its listener does not hear what changed between such a reading and this file.
  readOnes.clear();
  completePart();
}

/**
 * The file. The rest of a part is asked for until all of it has come: nothing else on the page has
 * it, and the part stays meanwhile.
 */
async function askFile(signal: AbortSignal): Promise<ArrivingCatalogue | null> {
  if (part === null) return fetchCatalogue(address);
  const fetchRest = async () => {
    const file = await fetchCatalogue(address);
    const content = await file?.content;
    if (!content && !signal.aborted) throw new Error('the catalogue could not be fetched');
    return file;
  };
  return keepLoading(fetchRest, () => {
    if (!signal.aborted) markRest(true);
  });
}

/**
 * Shows the file when it has loaded, and listens once the page has been painted, unless that is no
 * longer wanted.
 * @param before what is followed until the file is there.
 */
async function follow(signal: AbortSignal, before: AbortController | null): Promise<void> {
  const file = await askFile(signal);
  before?.abort();
  if (signal.aborted) return;
  if (file !== null) void show(file, signal);
  await afterPaint(UNPAINTED_MS);
  const schemas = await keepLoading(loadCatalogueSchemas, () => {
    // The code that reads answers cannot be loaded, so there are none.
    if (!signal.aborted) hear({ ...LOADING, phase: 'error' });
  });
  if (signal.aborted) return;
  const leave = file === null ? followAll(schemas) : followChanges(file, schemas);
  signal.addEventListener('abort', leave);
}

let following: AbortController | null = null;

function begin(before: AbortController | null): void {
  const stop = new AbortController();
  stop.signal.addEventListener('abort', () => before?.abort());
  following = stop;
  void follow(stop.signal, before);
}

function open(): () => void {
  following?.abort();
  // What was heard before is unconfirmed until the new listeners answer.
  if (!catalogue.get().isFromCache) catalogue.set({ ...catalogue.get(), isFromCache: true });
  begin(null);
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
function primeCatalogue(file: Catalogue, asOf: Date): void {
  const shown = catalogue.get();
  if (shown.phase !== 'loading' && shown.part === null) return;
  const known = lastConfirmed(LOADING);
  if (known === null || known < asOf) writeStored(AS_OF_KEY, asOf.toISOString());
  const products = withChanges(file.products, shown.products, []);
  catalogue.set({
    phase: 'ready',
    products,
    isFromCache: true,
    asOf: isOlderFile() ? asOf : (shown.asOf ?? asOf),
    part: partOf(file, products),
  });
}

/** Starts again after an error: the file, then the listeners, on a new connection. */
export function retryCatalogue(): void {
  if (following === null) return;
  if (catalogue.get().products.length === 0) catalogue.set(LOADING);
  markRest(false);
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

/** Has the whole of a large catalogue fetched, for this page and those that follow. */
export function wantWholeCatalogue(): void {
  isWholeWanted = true;
  completePart();
}

/**
 * The shop's products, live: all of them if `isWanted`, also of a large catalogue. It is `loading`
 * until they are there, and `error` while they do not come.
 */
export function useWholeCatalogue(isWanted = true): LiveCatalogue & { retry: () => void } {
  const present = useCatalogue();
  useEffect(() => {
    if (isWanted) wantWholeCatalogue();
  }, [isWanted]);
  return seenWhole(present, isWanted);
}

/** The list of products as last published by `readProducts`. */
let readList: readonly Product[] | null = null;

/** Whether the list's last news is what somebody read, and not what the listeners heard. */
export function wasRead(products: readonly Product[]): boolean {
  return products === readList;
}

async function readProduct(id: string): Promise<Product | null> {
  const { Product } = await loadCatalogueSchemas();
  return readDocument(`products/${id}`, Product);
}

/**
 * Products as the server has them now, null for those that do not exist. A part of a large catalogue
 * has them from then on, published once for all. Rejects without a network.
 */
export async function readProducts(ids: readonly string[]): Promise<(Product | null)[]> {
  const read = await Promise.all(ids.map(readProduct));
  const found = read.filter((product) => product !== null);
  const present = catalogue.get();
  if (found.length > 0 && present.part !== null) {
    for (const product of found) readOnes.set(product.id, product);
    readList = withChanges(present.products, found, []);
    catalogue.set({ ...present, products: readList });
  }
  return read;
}
