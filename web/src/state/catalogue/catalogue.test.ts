import { deleteApp, getApps } from 'firebase/app';
import { CATALOGUE_PATH, WHOLE_CATALOGUE_PATH } from '@reef/domain/catalogue/file/catalogue-path';
import { inStockCounts } from '@reef/domain/catalogue/shop/shop-view';
import { aProduct } from '@reef/domain/testing/fixtures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RETRY_EVERY_MS } from '#platform/device/online.ts';
import { lostAnswer, serveFunctions } from '#testing/functions-server.ts';
import { pageWithStorage } from '#testing/local-storage.ts';

type Snapshot = { docs: []; docChanges: () => []; metadata: { fromCache: boolean } };

const listen = vi.hoisted(() => vi.fn());
vi.mock(import('firebase/firestore'), async (original) => ({
  ...(await original()),
  onSnapshot: listen,
}));

const cheap = aProduct({ id: 'cheap', price: 1 });
const dear = aProduct({ id: 'dear', price: 900 });
const counts = inStockCounts([cheap, dear]);
const upto = { 'Saltwater Fish': 1, 'Live Coral': null, Invertebrates: null, WYSIWYG: null };

const partOf = (day: string) => ({ as_of: new Date(day), counts, upto, products: [cheap] });
const wholeOf = (day: string) => ({ as_of: new Date(day), counts, products: [cheap, dear] });

/** An answer whose line is cut after its first bytes. */
function cutOff(file: object): Response {
  const first = new TextEncoder().encode(JSON.stringify(file).slice(0, 100));
  let isSent = false;
  const body = new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError('network error'));
      else controller.enqueue(first);
      isSent = true;
    },
  });
  return new Response(body);
}

/** The listeners on the database that have begun, and have not ended. */
const listeners = new Set<(snapshot: Snapshot) => void>();

/** Nothing has changed since the file, as far as this device or the server knows. */
function nothingChanged(fromCache: boolean): void {
  for (const hear of listeners) hear({ docs: [], docChanges: () => [], metadata: { fromCache } });
}

const storage = new Map<string, string>();
let leave = () => {};

/** A page whose catalogue's file, and then whole, is answered as given; it listens. */
async function openPage(answers: Record<string, (() => Response)[]>) {
  vi.stubGlobal('fetch', async (path: string) => answers[path]?.shift()?.());
  const page = await import('./catalogue.ts');
  leave = page.catalogue.subscribe(() => {});
  await vi.waitFor(() => expect(listeners.size).toBe(2), 3000);
  return page;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('window', pageWithStorage(storage));
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' });
  serveFunctions(lostAnswer);
  listen.mockImplementation((_query, _options, hear: (snapshot: Snapshot) => void) => {
    listeners.add(hear);
    return () => listeners.delete(hear);
  });
});

afterEach(async () => {
  leave();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  listeners.clear();
  storage.clear();
  // Each test has fresh modules, and Firebase takes a page's settings once.
  await Promise.all(getApps().map(deleteApp));
});

const DAY_1 = '2026-11-01T12:00:00.000Z';
const DAY_20 = '2026-11-20T12:00:00.000Z';

it('PERF-14 keeps the part and its listeners where the whole breaks off, says so until it comes, and asks for it again', async () => {
  const { catalogue, wantWholeCatalogue } = await openPage({
    [CATALOGUE_PATH]: [() => Response.json(partOf(DAY_20))],
    [WHOLE_CATALOGUE_PATH]: [
      () => cutOff(wholeOf(DAY_20)),
      () => cutOff(wholeOf(DAY_20)),
      () => Response.json(wholeOf(DAY_20)),
    ],
  });
  nothingChanged(false);
  const ofPart = [...listeners];
  wantWholeCatalogue();
  await vi.waitFor(() => expect(catalogue.get().part?.isRestLost).toBe(true));
  await vi.advanceTimersByTimeAsync(1000);
  expect([...listeners]).toEqual(ofPart);
  nothingChanged(false);
  expect(catalogue.get()).toMatchObject({
    phase: 'ready',
    products: [cheap],
    part: { upto, isRestLost: true },
  });

  await vi.advanceTimersByTimeAsync(RETRY_EVERY_MS);
  await vi.waitFor(() => expect(catalogue.get().part).toBeNull());
  expect(catalogue.get().products).toHaveLength(2);
  await vi.waitFor(() => expect(listeners.size).toBe(2));
  expect([...listeners].some((hear) => ofPart.includes(hear))).toBe(false);
});

it('PWA-02 tells the age of a whole that was kept on an earlier visit, until it is confirmed', async () => {
  const seen = '2026-11-20T15:00:00.000Z';
  storage.set('reef-catalogue-as-of', JSON.stringify(seen));
  const { catalogue, wantWholeCatalogue } = await openPage({
    [CATALOGUE_PATH]: [() => Response.json(partOf(DAY_20))],
    [WHOLE_CATALOGUE_PATH]: [() => Response.json(wholeOf(DAY_1))],
  });
  nothingChanged(true);
  expect(catalogue.get().asOf).toEqual(new Date(seen));
  wantWholeCatalogue();
  await vi.waitFor(() => expect(catalogue.get().part).toBeNull());
  expect(catalogue.get().asOf).toEqual(new Date(DAY_1));
  await vi.waitFor(() => expect(listeners.size).toBe(2));
  nothingChanged(true);
  expect(catalogue.get()).toMatchObject({ isFromCache: true, asOf: new Date(DAY_1) });

  nothingChanged(false);
  const confirmed = catalogue.get().asOf;
  nothingChanged(true);
  expect(catalogue.get()).toMatchObject({ isFromCache: true, asOf: confirmed });
  expect(confirmed?.getTime()).toBeGreaterThan(Date.parse(seen));
});
