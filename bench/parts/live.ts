import { setTimeout as sleep } from 'node:timers/promises';
import { OutcomeRows } from '@reef/domain/shared/call-parts';
import type { Page } from '@playwright/test';
import type { DocumentReference } from 'firebase-admin/firestore';
import { call, DEMO, signIn } from '@reef/tests/support/callables.ts';
import { changeProduct, listProduct } from '@reef/tests/support/demo-shop.ts';
import { atMost, shown, type Measure } from '#harness/measure.ts';
import { median, p95 } from '@reef/tests/support/statistics.ts';
import type { Part } from '#part.ts';
import { visitor } from '#environment/browser.ts';
import { withTriggersOff } from '#environment/triggers.ts';
import type { Environment } from '#environment/environment.ts';
import { catalogueAsOf, openBarePage } from './bare-page.ts';

const ROUNDS = 3;

/** Writes of a round. */
const WRITES = 20;

/** The stock that an admin's first edit writes; each must be new to the page. */
const FIRST_EDITED = 500;

/** Times of a bare page of the same run. */
const LIMIT = 2;

/** Pause between writes, so that they do not affect each other. */
const PAUSE_MS = 120;

const NEVER_MS = 10_000;

/** Makes the page record when its stock line had drawn which stock (Unix milliseconds). */
async function watchStock(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(globalThis, { benchSeen: seen });
    new MutationObserver(() => {
      const stock = /In Stock: (\d+)/.exec(document.querySelector('main')?.textContent ?? '')?.[1];
      if (stock === undefined || stock in seen) return;
      // Drawn at the end of this frame; the next task begins after it.
      requestAnimationFrame(() => setTimeout(() => (seen[stock] ??= Date.now())));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

async function seenAt(page: Page, stock: number): Promise<number> {
  const handle = await page.waitForFunction(
    (wanted) => (globalThis as { benchSeen?: Record<string, number> }).benchSeen?.[wanted],
    String(stock),
    { timeout: NEVER_MS, polling: 20 },
  );
  return (await handle.jsonValue()) ?? Number.NaN;
}

/** The emulator's own share: a listener of the admin SDK on the same document. */
function listenerBeside(document: DocumentReference): {
  at: Map<number, number>;
  stop: () => void;
} {
  const at = new Map<number, number>();
  const stop = document.onSnapshot((snapshot) => {
    const stock: unknown = snapshot.get('stock');
    if (typeof stock === 'number' && !at.has(stock)) at.set(stock, Date.now());
  });
  return { at, stop };
}

type Delays = { screenMs: number[]; baselineMs: number[] };

async function delays(
  environment: Environment,
  page: Page,
  { id, count, firstStock }: { id: string; count: number; firstStock: number },
  write: (stock: number) => Promise<unknown>,
): Promise<Delays> {
  const beside = listenerBeside(environment.db.doc(`products/${id}`));
  const found: Delays = { screenMs: [], baselineMs: [] };
  for (let stock = firstStock; stock < firstStock + count; stock += 1) {
    const from = Date.now();
    const [shownAt] = await Promise.all([seenAt(page, stock), write(stock)]);
    found.screenMs.push(shownAt - from);
    found.baselineMs.push((beside.at.get(stock) ?? Number.NaN) - from);
    await sleep(PAUSE_MS);
  }
  beside.stop();
  return found;
}

/** The real path of an admin's edit of a product. */
async function adminsEdit(id: string, name: string): Promise<(stock: number) => Promise<void>> {
  const token = await signIn(...DEMO.admin);
  return async (stock) => {
    const answer = await call(
      'update_product_with_admin_check',
      {
        product_id: id,
        product_name: name,
        product_price: 24.99,
        product_category: 'Saltwater Fish',
        product_stock: stock,
        product_image_url: '/catalogue/ocellaris-clownfish-640.webp',
      },
      token,
    );
    const [row] = OutcomeRows.parse(answer.result);
    if (!row?.success) throw new Error(row?.message ?? answer.error?.message ?? 'no answer');
  };
}

type Fish = Awaited<ReturnType<typeof listProduct>>;

/** Opens a product's page in another browser and records what it draws. */
async function watching(environment: Environment, fish: Fish): Promise<Page> {
  const context = await visitor(environment.browser, { origin: environment.edge.origin });
  const page = await context.newPage();
  await page.goto(`/product/${fish.id}`);
  await page.getByText('In Stock:').first().waitFor();
  await environment.edge.counter.quiet();
  await watchStock(page);
  return page;
}

/** The same for a page without the app. */
async function watchingBare(environment: Environment, fish: Fish): Promise<Page> {
  const page = await openBarePage(environment, await catalogueAsOf(environment), fish.id);
  await environment.edge.counter.quiet();
  await watchStock(page);
  return page;
}

/** Writes a stock as the functions do, so that listeners to changes receive it. */
function writing(id: string): (stock: number) => Promise<unknown> {
  return (stock) => changeProduct(id, { stock });
}

/** Rounds alternate between a page of the app and one without, so that only one works at a time. */
async function besideBare(
  environment: Environment,
  fish: Fish,
): Promise<{ app: Delays[]; bare: Delays[] }> {
  const found: { app: Delays[]; bare: Delays[] } = { app: [], bare: [] };
  let firstStock = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, open] of [
      ['app', watching],
      ['bare', watchingBare],
    ] as const) {
      const page = await open(environment, fish);
      const what = { id: fish.id, count: WRITES, firstStock };
      found[kind].push(await delays(environment, page, what, writing(fish.id)));
      firstStock += WRITES;
      await page.context().close();
    }
  }
  return found;
}

function medians(all: readonly Delays[]): number[] {
  return all.map(({ screenMs }) => median(screenMs));
}

/** An admin's edits, round after round, on a page of the app. */
async function edits(environment: Environment, fish: Fish): Promise<Delays[]> {
  const page = await watching(environment, fish);
  const edit = await adminsEdit(fish.id, fish.name);
  const found: Delays[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const what = { id: fish.id, count: WRITES, firstStock: FIRST_EDITED + round * WRITES };
    found.push(await delays(environment, page, what, edit));
  }
  await page.context().close();
  return found;
}

function onScreen(all: readonly Delays[]): number[] {
  return all.flatMap(({ screenMs }) => screenMs);
}

function inWords(times: readonly number[]): string {
  return `median ${shown(median(times))}, p95 ${shown(p95(times))} ms`;
}

/** The times of each round, and when a listener of the Admin SDK heard of the same writes. */
function besideOf(all: readonly Delays[]): string {
  const heard = all.flatMap(({ baselineMs }) => baselineMs);
  return `${ROUNDS} rounds ${medians(all).map(shown).join(', ')}; a listener of the Admin SDK ${inWords(heard)}`;
}

/** From the moment a write is sent to the frame that shows it in another browser. */
async function run(environment: Environment): Promise<Measure[]> {
  const fish = await listProduct(900);
  // In production triggers run elsewhere.
  const { app, bare, edited } = await withTriggersOff(environment.stack, async () => {
    const compared = await besideBare(environment, fish);
    return { ...compared, edited: await edits(environment, fish) };
  });
  const [editMs, appMs, bareMs] = [onScreen(edited), onScreen(app), onScreen(bare)];
  const beside = besideOf(edited);
  return [
    atMost({
      what: "an admin's edit, by the callable, on another browser's screen, median",
      value: median(editMs),
      limit: 60,
      unit: 'ms',
      beside,
    }),
    atMost({ what: 'the same, p95', value: p95(editMs), limit: 150, unit: 'ms', beside }),
    // Without the callable's time, which would make the two pages more alike.
    atMost({
      what: "the Admin SDK's own write on screen, compared with a page without the app that listens to the same list",
      value: median(appMs) / median(bareMs),
      limit: LIMIT,
      unit: '× the bare page',
      beside: `${inWords(appMs)}, ${besideOf(app)}; the bare page ${inWords(bareMs)}, ${ROUNDS} rounds ${medians(bare).map(shown).join(', ')}`,
    }),
  ];
}

export const live: Part = { name: 'live', needs: 'environment', run };
