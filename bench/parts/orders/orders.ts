import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { beginByToken } from '@reef/tests/support/browser/signed-in.ts';
import { countReads, type Reads } from '@reef/tests/support/wire/read-counter.ts';
import { atMost, noted, shown, type Measure } from '#harness/measure.ts';
import { median } from '@reef/tests/support/statistics.ts';
import type { Part } from '#part.ts';
import { waitForElement } from '#environment/browser.ts';
import type { Environment } from '#environment/environment.ts';
import { fillOrders } from './fill-orders.ts';
import { addOrders, forgetOrders, THIS_MONTH } from './many-orders.ts';

const VIEW = '/content-product-management?tab=existing&show=Sold';

const SIZES = [200, 2000, 20_000] as const;

/** The size of the shop that the budget is about. */
const GOAL = 200_000;

const RUNS = 5;

/** Runs at sizes at which the view opens slowly. */
const LARGE_RUNS = 3;

/** Rows of the view's first page (PAGE_ROWS of features/admin/sales/list/use-sales-list.ts). */
const ROWS = 40;

const ADMIN_ID = 'demo-admin';

const PATIENT = { timeout: 60_000 };

type Opened = { viewMs: number; view: Reads; monthMs: number; month: Reads };

/** Opens the calendar. @returns how long until its sums are there. */
async function openMonth(page: Page): Promise<number> {
  const from = performance.now();
  await page.getByText('Calendar', { exact: true }).click();
  await page.waitForFunction(
    (count) =>
      [...document.querySelectorAll('[aria-labelledby=monthly-total] *')].some(
        ({ textContent }) => textContent === count,
      ),
    String(THIS_MONTH),
    PATIENT,
  );
  return performance.now() - from;
}

/** Opens the fulfilment view as an admin with an empty browser cache, then its calendar. */
async function open(environment: Environment): Promise<Opened> {
  const { browser, edge } = environment;
  const context = await browser.newContext({
    baseURL: edge.origin,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const token = await getAuth().createCustomToken(ADMIN_ID, { admin: true });
  await beginByToken(page, token, ADMIN_ID);
  edge.counter.reset();
  const from = performance.now();
  await page.goto(VIEW);
  await waitForElement(page, '.sales-table > tbody > tr', PATIENT);
  const viewMs = performance.now() - from;
  await edge.counter.quiet();
  const view = edge.counter.reads();
  edge.counter.reset();
  const monthMs = await openMonth(page);
  await edge.counter.quiet();
  const month = edge.counter.reads();
  await context.close();
  return { viewMs, view, monthMs, month };
}

type AtSize = {
  size: number;
  viewMs: number;
  monthMs: number;
  view: Reads;
  month: Reads;
  /** Every opening of the view, in milliseconds. */
  viewsMs: readonly number[];
  /** The emulator's own share: a listener of the admin SDK on the view's query, to its first answer. */
  listenMs: number;
};

async function listenMs({ db }: Environment): Promise<number> {
  const firstPage = db.collection('orders').orderBy('created_at', 'desc').limit(ROWS);
  const times: number[] = [];
  for (let count = 0; count < RUNS; count += 1) {
    const from = performance.now();
    // One after the other, as the view is opened.
    const stop = await new Promise<() => void>((resolve, reject) => {
      const end = firstPage.onSnapshot(() => resolve(() => end()), reject);
    });
    times.push(performance.now() - from);
    stop();
  }
  return median(times);
}

async function atSize(environment: Environment, size: number, times = RUNS): Promise<AtSize> {
  const runs: Opened[] = [];
  for (let count = 0; count < times; count += 1) runs.push(await open(environment));
  const [last] = runs.toReversed();
  if (last === undefined) throw new Error('nothing was opened');
  const of = (key: 'viewMs' | 'monthMs') => median(runs.map((opened) => opened[key]));
  return {
    size,
    viewMs: of('viewMs'),
    monthMs: of('monthMs'),
    view: last.view,
    month: last.month,
    viewsMs: runs.map((opened) => opened.viewMs),
    listenMs: await listenMs(environment),
  };
}

function total(reads: Reads): number {
  return reads.updateTimes.length + countReads(reads);
}

/** What was read, by collection; the session's own documents are among them. */
function parts(reads: Reads): string {
  const tally = new Map<string, number>();
  for (const path of reads.paths) {
    const [name = ''] = path.split('/');
    tally.set(name, (tally.get(name) ?? 0) + 1);
  }
  const documents = [...tally].map(([name, count]) => `${count} ${name}`).join(', ');
  return `${documents}; ${countReads(reads)} for ${reads.counts.length} counts`;
}

/** What counts of these would cost with ten, a hundred … times the orders. */
function scaled(reads: Reads, factor: number): Reads {
  return { ...reads, counts: reads.counts.map((count) => count * factor) };
}

/** The lines of several sizes: reads, times, and how they grew. */
function grown(found: readonly AtSize[]): Measure[] {
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) throw new Error('no sizes');
  const between = (of: (at: AtSize) => string) =>
    `${of(first)} at ${first.size}, ${of(last)} at ${last.size}`;
  const growth = (what: string, of: (at: AtSize) => number, unit: string) =>
    atMost({
      what,
      value: of(last) / of(first),
      limit: 1.2,
      unit: '×',
      beside: between((at) => `${shown(of(at))}${unit}`),
    });
  const openings = ({ viewsMs }: AtSize) => `${viewsMs.map(shown).join(', ')} ms`;
  const projected = scaled(last.view, GOAL / last.size);
  return [
    ...found.map(({ size, view, viewMs, month, monthMs, listenMs: bareMs }) =>
      noted(
        `sold orders at ${size}`,
        `${total(view)} reads, ${shown(viewMs)} ms to the first row`,
        `${parts(view)}; a bare listener on its query ${shown(bareMs)} ms; the month ${total(month)} reads, ${shown(monthMs)} ms`,
      ),
    ),
    atMost({
      what: `reads, opening sold orders at ${GOAL}${last.size === GOAL ? '' : ' (counts scaled up)'}`,
      value: total(projected),
      limit: 60,
      unit: '',
      beside: parts(projected),
    }),
    atMost({
      what: `reads, a month of ${THIS_MONTH} orders`,
      value: total(last.month),
      limit: THIS_MONTH,
      unit: '',
      beside: parts(last.month),
    }),
    growth('fulfilment view, how reads grow', ({ view }) => total(view), ''),
    atMost({
      what: 'fulfilment view, how time grows',
      value: last.viewMs / first.viewMs,
      limit: 1.2,
      unit: '×',
      beside: between(openings),
      // For this query the emulator reads every order, while a real database uses an index.
      baseline: {
        value: (first.viewMs + last.listenMs - first.listenMs) / first.viewMs,
        what: `what a bare listener on its query waits longer for the emulator (${between((at) => `${shown(at.listenMs)} ms`)})`,
      },
    }),
    growth('calendar month, how time grows', ({ monthMs }) => monthMs, ' ms'),
  ];
}

/** Empties the shop, and warms up what is not measured: the first sign-in, the first opening. */
async function begin(environment: Environment): Promise<void> {
  await forgetOrders(environment.db);
  await addOrders(environment.db, 0, SIZES[0]);
  await open(environment);
}

async function run(environment: Environment): Promise<Measure[]> {
  await begin(environment);
  const found: AtSize[] = [];
  let present: number = SIZES[0];
  for (const size of SIZES) {
    await addOrders(environment.db, present, size);
    present = size;
    found.push(await atSize(environment, size));
  }
  return grown(found);
}

/**
 * Actually fills the shop, as far as the emulator allows: how many orders, in what time, and why it
 * stopped if short of the goal.
 */
async function runGoal(environment: Environment): Promise<Measure[]> {
  await begin(environment);
  const small = await atSize(environment, SIZES[0]);
  const filled = await fillOrders(environment, SIZES[0], GOAL);
  const large = await atSize(environment, filled.orders, LARGE_RUNS);
  return [filled.measure, ...grown([small, large])];
}

/** Without functions: each of the orders written would start one. */
const ONLY = ['auth', 'firestore'] as const;

export const orders: Part = { name: 'orders', needs: 'environment', only: ONLY, run };

/** Takes gigabytes of memory and some minutes, and therefore runs only by its name. */
export const manyOrders: Part = {
  name: 'orders-200000',
  needs: 'environment',
  isAskedFor: true,
  only: ONLY,
  run: runGoal,
};
