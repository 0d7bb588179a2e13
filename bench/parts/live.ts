import { OutcomeRows } from '@reef/domain/catalogue/product-calls';
import type { Page } from '@playwright/test';
import type { DocumentReference } from 'firebase-admin/firestore';
import { call, DEMO, signIn } from '@reef/tests/support/callables.ts';
import { listProduct } from '@reef/tests/support/demo-shop.ts';
import { atMost, noted, shown, type Measure } from '#harness/measure.ts';
import { median, p95 } from '#harness/statistics.ts';
import type { Part } from '#part.ts';
import { visitor } from '#world/browser.ts';
import type { World } from '#world/world.ts';
import { writeMany } from './write-many.ts';

const WRITES = 60;
const EDITS = 20;

/** Between writes, so that none meets the one before. */
const PAUSE_MS = 120;

const NEVER_MS = 10_000;

/** Has the page note, by its stock line, when it had drawn which stock (Unix milliseconds). */
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

type Delays = { screenMs: number[]; floorMs: number[] };

async function delays(
  world: World,
  page: Page,
  { id, count, firstStock }: { id: string; count: number; firstStock: number },
  write: (stock: number) => Promise<unknown>,
): Promise<Delays> {
  const beside = listenerBeside(world.db.doc(`products/${id}`));
  const found: Delays = { screenMs: [], floorMs: [] };
  for (let stock = firstStock; stock < firstStock + count; stock += 1) {
    const from = Date.now();
    const [shownAt] = await Promise.all([seenAt(page, stock), write(stock)]);
    found.screenMs.push(shownAt - from);
    found.floorMs.push((beside.at.get(stock) ?? Number.NaN) - from);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  beside.stop();
  return found;
}

/** The way an admin's edit of a product really takes. */
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

function floorOf({ floorMs }: Delays): string {
  return `a bare listener beside it: median ${shown(median(floorMs))}, p95 ${shown(p95(floorMs))} ms`;
}

/** Opens a product's page in another browser, and has it note what it draws. */
async function watching(
  world: World,
): Promise<{ page: Page; fish: Awaited<ReturnType<typeof listProduct>> }> {
  const fish = await listProduct(900);
  const context = await visitor(world.browser, { origin: world.edge.origin });
  const page = await context.newPage();
  await page.goto(`/product/${fish.id}`);
  await page.getByText('In Stock: 900').first().waitFor();
  await world.edge.counter.quiet();
  await watchStock(page);
  return { page, fish };
}

async function leave({ edge }: World, page: Page): Promise<void> {
  await page.context().close();
  await edge.endChannels();
}

/**
 * The same in a shop that lists next to nothing. The emulator answers each change of a list with
 * the whole list, which the page's database compares with its own copy document by document; in
 * production the change comes alone, whatever the list's length.
 */
async function inSmallShop(world: World): Promise<Measure> {
  const listed = (await world.db.collection('products').get()).docs;
  await writeMany(
    world.db,
    listed.map(({ ref }) => ({ path: ref.path, data: null })),
  );
  const { page, fish } = await watching(world);
  const document = world.db.doc(`products/${fish.id}`);
  const found = await delays(world, page, { id: fish.id, count: EDITS, firstStock: 1 }, (stock) =>
    document.update({ stock }),
  );
  await leave(world, page);
  await writeMany(
    world.db,
    listed.map((product) => ({ path: product.ref.path, data: product.data() })),
  );
  return noted(
    `the same in a shop of 1 product, not ${listed.length}`,
    `median ${shown(median(found.screenMs))}, p95 ${shown(p95(found.screenMs))} ms`,
    floorOf(found),
  );
}

/** From the moment an admin's write is sent to the frame that shows it in another browser. */
async function run(world: World): Promise<Measure[]> {
  const { page, fish } = await watching(world);
  const document = world.db.doc(`products/${fish.id}`);
  const written = await delays(
    world,
    page,
    { id: fish.id, count: WRITES, firstStock: 1 },
    (stock) => document.update({ stock }),
  );
  const edit = await adminsEdit(fish.id, fish.name);
  const edited = await delays(world, page, { id: fish.id, count: EDITS, firstStock: 500 }, edit);
  await leave(world, page);
  const beside = floorOf(written);
  const { screenMs } = written;
  return [
    atMost({
      what: "an admin's write on another browser's screen, median",
      value: median(screenMs),
      limit: 60,
      unit: 'ms',
      beside,
    }),
    atMost({ what: 'the same, p95', value: p95(screenMs), limit: 150, unit: 'ms', beside }),
    noted(
      'the same through the callable an admin calls',
      `median ${shown(median(edited.screenMs))}, p95 ${shown(p95(edited.screenMs))} ms`,
      floorOf(edited),
    ),
    await inSmallShop(world),
  ];
}

export const live: Part = { name: 'live', needs: 'world', run };
