import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { beginByToken } from '@reef/tests/support/signed-in.ts';
import { countReads, type Reads } from '@reef/tests/support/wire/read-counter.ts';
import { atMost, noted, shown, type Measure } from '#harness/measure.ts';
import { median } from '#harness/statistics.ts';
import type { Part } from '#part.ts';
import type { World } from '#world/world.ts';
import { addOrders, forgetOrders, THIS_MONTH } from './many-orders.ts';

const VIEW = '/content-product-management?tab=existing&show=Sold';

/** REEF_BENCH_ORDERS=200000 adds that size; writing so many takes the emulator minutes. */
const MORE = Number(process.env['REEF_BENCH_ORDERS'] ?? 0);

const SIZES = [200, 2000, 20_000, ...(MORE > 0 ? [MORE] : [])];

const RUNS = 5;

/** Rows of the view's first page (PAGE_ROWS of features/admin/sales/list/use-sales-list.ts). */
const ROWS = 40;

const ADMIN_ID = 'demo-admin';

const PATIENT = { timeout: 60_000 };

type Opened = { viewMs: number; view: Reads; monthMs: number; month: Reads };

/** Opens the calendar. @returns how long until its sums stand there. */
async function openMonth(page: Page): Promise<number> {
  const from = performance.now();
  await page.getByText('Calendar', { exact: true }).click();
  const sums = page.getByRole('region', { name: 'Monthly total' });
  await sums.getByText(String(THIS_MONTH), { exact: true }).waitFor(PATIENT);
  return performance.now() - from;
}

/** Opens the fulfilment view as an admin whose browser keeps nothing yet, then its calendar. */
async function open(world: World): Promise<Opened> {
  const { browser, edge } = world;
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
  await page.locator('.sales-table > tbody > tr').first().waitFor(PATIENT);
  const viewMs = performance.now() - from;
  await edge.counter.quiet();
  const view = edge.counter.reads();
  edge.counter.reset();
  const monthMs = await openMonth(page);
  await edge.counter.quiet();
  const month = edge.counter.reads();
  await context.close();
  await edge.endChannels();
  return { viewMs, view, monthMs, month };
}

type AtSize = {
  size: number;
  viewMs: number;
  monthMs: number;
  view: Reads;
  month: Reads;
  /** The emulator's own share: a listener of the admin SDK on the view's query, to its first answer. */
  listenMs: number;
};

async function listenMs({ db }: World): Promise<number> {
  const firstPage = db.collection('orders').orderBy('created_at', 'desc').limit(ROWS);
  const times: number[] = [];
  for (let count = 0; count < RUNS; count += 1) {
    const from = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as the view is opened.
    const stop = await new Promise<() => void>((resolve, reject) => {
      const end = firstPage.onSnapshot(() => resolve(() => end()), reject);
    });
    times.push(performance.now() - from);
    stop();
  }
  return median(times);
}

async function atSize(world: World, size: number): Promise<AtSize> {
  const runs: Opened[] = [];
  for (let count = 0; count < RUNS; count += 1) runs.push(await open(world));
  const [last] = runs.toReversed();
  if (last === undefined) throw new Error('nothing was opened');
  const of = (key: 'viewMs' | 'monthMs') => median(runs.map((opened) => opened[key]));
  return {
    size,
    viewMs: of('viewMs'),
    monthMs: of('monthMs'),
    view: last.view,
    month: last.month,
    listenMs: await listenMs(world),
  };
}

function total(reads: Reads): number {
  return reads.updateTimes.length + countReads(reads);
}

/** What was read, by collection; the session's own documents are among them. */
function parts(reads: Reads): string {
  const tally = new Map<string, number>();
  for (const name of reads.collections) tally.set(name, (tally.get(name) ?? 0) + 1);
  const documents = [...tally].map(([name, count]) => `${count} ${name}`).join(', ');
  return `${documents}; ${countReads(reads)} for ${reads.counts.length} counts`;
}

/** What counts of these would cost with ten, a hundred … times the orders. */
function scaled(reads: Reads, factor: number): Reads {
  return { ...reads, counts: reads.counts.map((count) => count * factor) };
}

function growth(what: string, first: number, last: number, unit: string): Measure {
  const beside = `${shown(first)}${unit} at ${SIZES[0]}, ${shown(last)}${unit} at ${SIZES.at(-1)}`;
  return atMost({ what, value: last / first, limit: 1.2, unit: '×', beside });
}

async function run(world: World): Promise<Measure[]> {
  const found: AtSize[] = [];
  await forgetOrders(world.db);
  // The first sign-in and the first look at the view warm up what is not measured.
  await addOrders(world.db, 0, SIZES[0] ?? 0);
  await open(world);
  let present = SIZES[0] ?? 0;
  for (const size of SIZES) {
    await addOrders(world.db, present, size);
    present = Math.max(present, size);
    found.push(await atSize(world, size));
  }
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) throw new Error('no sizes');
  const goal = 200_000;
  const projected = scaled(last.view, goal / last.size);
  return [
    ...found.map(({ size, view, viewMs, month, monthMs, listenMs: bareMs }) =>
      noted(
        `sold orders at ${size}`,
        `${total(view)} reads, ${shown(viewMs)} ms to the first row`,
        `${parts(view)}; a bare listener on its query ${shown(bareMs)} ms; the month ${total(month)} reads, ${shown(monthMs)} ms`,
      ),
    ),
    atMost({
      what: `reads, opening sold orders at ${goal}${last.size === goal ? '' : ' (counts scaled up)'}`,
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
    growth('fulfilment view, how reads grow', total(first.view), total(last.view), ''),
    growth('fulfilment view, how time grows', first.viewMs, last.viewMs, ' ms'),
    growth('calendar month, how time grows', first.monthMs, last.monthMs, ' ms'),
  ];
}

/** Without functions: each of the orders written would start one. */
export const orders: Part = { name: 'orders', needs: 'world', only: ['auth', 'firestore'], run };
