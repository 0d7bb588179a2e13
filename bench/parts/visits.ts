import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { AS_OF_MARGIN_MS } from '@reef/domain/catalogue/file/as-of-margin';
import { countReads, type Reads } from '@reef/tests/support/wire/read-counter.ts';
import { changeProduct } from '@reef/tests/support/demo-shop.ts';
import { atMost, type Baseline, holds, noted, shown, type Measure } from '#harness/measure.ts';
import type { Part } from '#part.ts';
import { MARKS, markShop, markTime, visitor } from '#environment/browser.ts';
import type { Environment } from '#environment/environment.ts';
import { catalogueAsOf, openBarePage } from './bare-page.ts';
import { delistProducts, listProducts } from './many-products.ts';
import { phoneMeasures, phoneVisits, type PhoneVisits } from './phone-visit.ts';

const SIZES = [100, 1000, 10_000] as const;

/** Products that change between the making of the file and a visit. */
const CHANGED = 3;

/** A listener's answer to a first visit may take seconds to begin at 10,000 products. */
const QUIET_MS = 2500;

/** A page that has not begun to listen by now proves nothing about its reads. */
const MAX_MS = 60_000;

/** What was read, and when its listener began in the page's own time; null if it never did. */
type Visit = { reads: Reads; listeningMs: number | null };

/** The collections that a shop's two listeners watch. */
const WATCHED = ['products', 'removed_products'];

/** What was sent, but at least one read for each listener that was opened, as Google bills it. */
function billed(reads: Reads): number {
  const sent = reads.updateTimes.length + reads.gone;
  const unsent = WATCHED.filter((name) => !reads.paths.some((path) => path.startsWith(`${name}/`)));
  const empty = Math.min(reads.targets.length, unsent.length);
  return sent + empty + countReads(reads);
}

function began({ reads, listeningMs }: Visit): string {
  const after = listeningMs === null ? '' : `, after ${shown(listeningMs / 1000)} s`;
  return `${reads.targets.length} listeners were sent ${reads.updateTimes.length}${after}`;
}

/** Opens the shop and waits until its listener has begun and Firestore has sent everything. */
async function listening(
  environment: Environment,
  context: BrowserContext,
): Promise<[Page, number | null]> {
  const { counter } = environment.edge;
  const page = await context.newPage();
  await page.goto('/shop');
  await markTime(page, MARKS.hydrated);
  if (!(await counter.listening(MAX_MS))) return [page, null];
  const listeningMs = await page.evaluate(() => performance.now());
  await counter.quiet(QUIET_MS);
  return [page, listeningMs];
}

async function visit(
  environment: Environment,
  context: BrowserContext,
): Promise<Visit & { page: Page }> {
  const { counter } = environment.edge;
  counter.reset();
  const [page, listeningMs] = await listening(environment, context);
  return { reads: counter.reads(), listeningMs, page };
}

function changeOf(id: string): Promise<void> {
  return changeProduct(id, { stock: 2 + Math.ceil(Math.random() * 7) });
}

/** Changes that many products' stock. @returns their ids. */
async function changeStock(db: Environment['db'], count: number): Promise<string[]> {
  const products = await db.collection('products').where('stock', '>', 2).limit(count).get();
  const ids = products.docs.map(({ id }) => id);
  for (const id of ids) await changeOf(id);
  return ids;
}

/** What one change sends to a page that is open and up to date. */
async function oneChange({ edge }: Environment, id: string): Promise<Reads> {
  edge.counter.reset();
  await changeOf(id);
  await edge.counter.quiet();
  return edge.counter.reads();
}

/** The same for a page without the app, which listens to the same changes since `asOf`. */
async function oneChangeBare(environment: Environment, asOf: Date, id: string): Promise<Reads> {
  const page = await openBarePage(environment, asOf, id);
  await environment.edge.counter.quiet();
  const reads = await oneChange(environment, id);
  await page.context().close();
  return reads;
}

async function newcomer(environment: Environment): Promise<BrowserContext> {
  const context = await visitor(environment.browser, {
    origin: environment.edge.origin,
    hasWorker: true,
  });
  await markShop(context);
  return context;
}

/**
 * Waits until the file's mark is later than everything written so far, as it would be an hour
 * later.
 */
async function settledFile(environment: Environment): Promise<{ bytes: number; asOf: Date }> {
  const { edge } = environment;
  await sleep(AS_OF_MARGIN_MS);
  edge.dropCatalogue();
  const asOf = await catalogueAsOf(environment);
  return { bytes: (await edge.catalogue()).body.length, asOf };
}

async function atSize(environment: Environment, size: number): Promise<Measure[]> {
  await listProducts(environment, size);
  // A separate change has the file made again, after the margin as well.
  await changeStock(environment.db, 1);
  await sleep(AS_OF_MARGIN_MS);
  await changeStock(environment.db, 1);
  const { bytes, asOf } = await settledFile(environment);
  const context = await newcomer(environment);
  const first = await visit(environment, context);
  await first.page.close();
  const again = await visit(environment, context);
  await again.page.close();
  // The same product changes again below, so that the list of changes stays as long as it is.
  const [changed = ''] = await changeStock(environment.db, CHANGED);
  const afterChanges = await visit(environment, context);
  const { listeningMs } = afterChanges;
  const live = { reads: await oneChange(environment, changed), listeningMs };
  await afterChanges.page.close();
  await context.close();
  const bare = billed(await oneChangeBare(environment, asOf, changed));
  const line = (what: string, found: Visit, limit: number, baseline?: Baseline) => {
    const name = `reads, ${what}, ${size} products`;
    if (found.listeningMs === null) {
      const measured = `it did not listen within ${MAX_MS / 1000} s`;
      return holds(name, `≤ ${limit}`, { isMet: false, measured });
    }
    const value = billed(found.reads);
    return atMost({ what: name, value, limit, unit: '', beside: began(found), baseline });
  };
  return [
    line('first visit', first, 2),
    line('returning within 30 minutes', again, 2),
    line(`returning after ${CHANGED} changes`, afterChanges, 2 + CHANGED),
    // The emulator sends other changes once more.
    line('one stock change, shop open', live, 1, {
      value: bare,
      what: 'a page without the app that listens to the same list',
    }),
    noted(
      `the catalogue's file at ${size} products`,
      `${shown(bytes / 1000)} KB, compressed`,
      `${size} reads to make it, once for a burst of changes, none while nothing changes`,
    ),
  ];
}

async function onArticle(environment: Environment): Promise<Measure> {
  const { counter } = environment.edge;
  const context = await newcomer(environment);
  counter.reset();
  const page = await context.newPage();
  await page.goto('/learn/nitrogen-cycle');
  await markTime(page, MARKS.hydrated);
  await counter.quiet();
  const found = counter.reads();
  await context.close();
  return atMost({ what: 'reads, an article', value: billed(found), limit: 0, unit: '' });
}

/** Counted on the wire between page and emulator; a count is the same every time. */
async function run(environment: Environment): Promise<Measure[]> {
  const measures: Measure[] = [];
  const phones: PhoneVisits[] = [];
  for (const size of SIZES) {
    measures.push(...(await atSize(environment, size)));
    phones.push(await phoneVisits(environment, size));
  }
  const [small, large] = [phones[0], phones.at(-1)];
  if (small === undefined || large === undefined) throw new Error('no sizes');
  measures.push(...phoneMeasures(small, large), await onArticle(environment));
  await delistProducts(environment);
  environment.edge.dropCatalogue();
  return measures;
}

export const visits: Part = { name: 'visits', needs: 'environment', run };
