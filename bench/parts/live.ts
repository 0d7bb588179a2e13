import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { CatalogueFile } from '@reef/domain/catalogue/catalogue-file';
import { OutcomeRows } from '@reef/domain/shared/call-parts';
import type { Page } from '@playwright/test';
import type { DocumentReference } from 'firebase-admin/firestore';
import { call, DEMO, signIn } from '@reef/tests/support/callables.ts';
import { changeProduct, listProduct } from '@reef/tests/support/demo-shop.ts';
import { atMost, noted, shown, type Measure } from '#harness/measure.ts';
import { median, p95 } from '@reef/tests/support/statistics.ts';
import type { Part } from '#part.ts';
import { visitor } from '#environment/browser.ts';
import { withTriggersOff } from '#environment/triggers.ts';
import type { Environment } from '#environment/environment.ts';
import { openBarePage } from './bare-page.ts';

const ROUNDS = 3;

/** Writes of a round. */
const WRITES = 20;
const EDITS = 20;

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

function baselineOf({ baselineMs }: Delays): string {
  return `a bare listener at the same time: median ${shown(median(baselineMs))}, p95 ${shown(p95(baselineMs))} ms`;
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
  const file = CatalogueFile.parse(
    JSON.parse(gunzipSync((await environment.edge.catalogue()).body).toString()),
  );
  const page = await openBarePage(environment, file.as_of, fish.id);
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

/** From the moment an admin's write is sent to the frame that shows it in another browser. */
async function run(environment: Environment): Promise<Measure[]> {
  const fish = await listProduct(900);
  // In production triggers run elsewhere.
  const { app, bare } = await withTriggersOff(environment.stack, () =>
    besideBare(environment, fish),
  );
  const page = await watching(environment, fish);
  const edit = await adminsEdit(fish.id, fish.name);
  const edited = await delays(
    environment,
    page,
    { id: fish.id, count: EDITS, firstStock: 500 },
    edit,
  );
  await page.context().close();
  const onScreen = app.flatMap(({ screenMs }) => screenMs);
  const heard = app.flatMap(({ baselineMs }) => baselineMs);
  const bareMs = bare.flatMap(({ screenMs }) => screenMs);
  const beside = `${ROUNDS} rounds ${medians(app).map(shown).join(', ')}; a listener of the admin SDK median ${shown(median(heard))}, p95 ${shown(p95(heard))} ms`;
  return [
    atMost({
      what: "an admin's write on another browser's screen, median",
      value: median(onScreen),
      limit: 60,
      unit: 'ms',
      beside,
    }),
    atMost({ what: 'the same, p95', value: p95(onScreen), limit: 150, unit: 'ms', beside }),
    atMost({
      what: 'the same, compared with a page without the app that listens to the same list',
      value: median(onScreen) / median(bareMs),
      limit: LIMIT,
      unit: '× the bare page',
      beside: `${ROUNDS} rounds ${medians(bare).map(shown).join(', ')}, p95 ${shown(p95(bareMs))} ms`,
    }),
    noted(
      'the same through the callable an admin calls',
      `median ${shown(median(edited.screenMs))}, p95 ${shown(p95(edited.screenMs))} ms`,
      baselineOf(edited),
    ),
  ];
}

export const live: Part = { name: 'live', needs: 'environment', run };
