import type { BrowserContext, Page } from '@playwright/test';
import { countReads, type Reads } from '#edge/read-counter.ts';
import { atMost, holds, noted, shown, type Measure } from '#harness/measure.ts';
import type { Part } from '#part.ts';
import { MARKS, markShop, markTime, visitor } from '#world/browser.ts';
import type { World } from '#world/world.ts';
import { delistProducts, listProducts } from './many-products.ts';

const SIZES = [100, 1000, 10_000] as const;

/** Products that change between the making of a snapshot and a visit. */
const CHANGED = 3;

/** A listener's answer to a first visit may take seconds to begin at 10,000 products. */
const QUIET_MS = 2500;

/** A page that has not begun to listen by now has not shown that it reads little. */
const LONGEST_MS = 60_000;

/** What was read, and when on the page's own clock its listener began; null where it never did. */
type Visit = { reads: Reads; listeningMs: number | null };

/**
 * What production bills for these reads: a listener that goes on from a moment costs what changed
 * after it, and at least one read. The emulator sends the whole list whatever moment it is given,
 * and again (target change RESET) after each change of it; what was written before the moment that
 * the page already knew is therefore counted out, by each document's own `updateTime`.
 */
function billed(reads: Reads, knownAt: Date): { reads: number; sent: number } {
  const sent = reads.updateTimes.length;
  const isResumed = reads.resumed >= reads.targets;
  const changed = isResumed ? reads.updateTimes.filter((time) => time > knownAt).length : sent;
  return { reads: Math.max(reads.targets, changed) + reads.gone + countReads(reads), sent };
}

function sentInFact({ sent }: { sent: number }, { reads, listeningMs }: Visit): string {
  const { resumed, targets } = reads;
  const began = listeningMs === null ? '' : `, after ${shown(listeningMs / 1000)} s`;
  const told = targets === 0 ? '' : `; ${resumed} of ${targets} listeners named a moment${began}`;
  return `the emulator sent ${sent}${told}`;
}

/** Opens the shop and waits until its listener has begun and Firestore said all it had to say. */
async function listening(world: World, context: BrowserContext): Promise<[Page, number | null]> {
  const { counter } = world.edge;
  const page = await context.newPage();
  await page.goto('/shop');
  await markTime(page, MARKS.hydrated);
  if (!(await counter.listening(LONGEST_MS))) return [page, null];
  const listeningMs = await page.evaluate(() => performance.now());
  await counter.quiet(QUIET_MS);
  return [page, listeningMs];
}

async function leave(world: World, page: Page): Promise<void> {
  await page.close();
  await world.edge.endChannels();
}

async function visit(world: World, context: BrowserContext): Promise<Visit & { page: Page }> {
  const { counter } = world.edge;
  counter.reset();
  const [page, listeningMs] = await listening(world, context);
  return { reads: counter.reads(), listeningMs, page };
}

async function changeStock(db: World['db'], count: number): Promise<void> {
  const products = await db.collection('products').where('stock', '>', 2).limit(count).get();
  for (const { ref } of products.docs)
    await ref.update({ stock: 2 + Math.ceil(Math.random() * 7) });
}

/** While a shop is open that has heard of everything so far. */
async function oneChange({ db, edge }: World): Promise<Reads> {
  edge.counter.reset();
  await changeStock(db, 1);
  await edge.counter.quiet();
  return edge.counter.reads();
}

async function newcomer(world: World): Promise<BrowserContext> {
  const context = await visitor(world.browser, { origin: world.edge.origin, hasWorker: true });
  await markShop(context);
  return context;
}

async function atSize(world: World, size: number): Promise<Measure[]> {
  await listProducts(world.db, size);
  world.edge.dropSnapshot();
  const { body } = await world.edge.snapshot();
  const madeAt = new Date();
  const context = await newcomer(world);
  const first = await visit(world, context);
  await leave(world, first.page);
  const seenAt = new Date();
  const again = await visit(world, context);
  await leave(world, again.page);
  await changeStock(world.db, CHANGED);
  const afterChanges = await visit(world, context);
  const changingFrom = new Date();
  const { listeningMs } = afterChanges;
  const live = { reads: await oneChange(world), listeningMs };
  await leave(world, afterChanges.page);
  await context.close();
  const name = (what: string) => `reads, ${what}, ${size} products`;
  const line = (what: string, found: Visit, knownAt: Date, limit: number) => {
    if (found.listeningMs === null) {
      const measured = `it did not listen within ${LONGEST_MS / 1000} s`;
      return holds(name(what), `≤ ${limit}`, { isMet: false, measured });
    }
    const counted = billed(found.reads, knownAt);
    const beside = sentInFact(counted, found);
    return atMost({ what: name(what), value: counted.reads, limit, unit: '', beside });
  };
  return [
    line('first visit', first, madeAt, 2),
    line('returning within 30 minutes', again, seenAt, 2),
    line(`returning after ${CHANGED} changes`, afterChanges, seenAt, 2 + CHANGED),
    line('one stock change, shop open', live, changingFrom, 1),
    noted(
      `snapshot at ${size} products`,
      `${shown(body.length / 1000)} KB, compressed`,
      `${size} reads to make it, every 120 s at the most for each place of the CDN`,
    ),
  ];
}

async function onArticle(world: World): Promise<Measure> {
  const { counter } = world.edge;
  const context = await newcomer(world);
  counter.reset();
  const page = await context.newPage();
  await page.goto('/learn/nitrogen-cycle');
  await markTime(page, MARKS.hydrated);
  await counter.quiet();
  const found = counter.reads();
  await context.close();
  const { reads } = billed(found, new Date(0));
  return atMost({ what: 'reads, an article', value: reads, limit: 0, unit: '' });
}

/** Counted on the wire between page and emulator; a count is the same every time. */
async function run(world: World): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const size of SIZES) measures.push(...(await atSize(world, size)));
  measures.push(await onArticle(world));
  await delistProducts(world.db);
  world.edge.dropSnapshot();
  return measures;
}

export const visits: Part = { name: 'visits', needs: 'world', run };
