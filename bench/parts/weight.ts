import type { Page, Response } from '@playwright/test';
import { atMost, noted, shown, type Measure } from '#harness/measure.ts';
import type { Part } from '#part.ts';
import { MARKS, markShop, markTime, visitor } from '#environment/browser.ts';
import type { Environment } from '#environment/environment.ts';
import { buy } from './buyer-journey.ts';
import { adminsChunks, isFirebase } from './chunk-kinds.ts';
import { kilobytes, pageLoad, scripts, type Loaded, type PageLoad } from './page-load.ts';

/** How long to keep counting after the app has started. */
const AFTERWARDS_MS = 3000;

async function open(environment: Environment, address: string): Promise<PageLoad> {
  const context = await visitor(environment.browser, { origin: environment.edge.origin });
  await markShop(context);
  const page = await context.newPage();
  await page.goto(address);
  await markTime(page, MARKS.hydrated);
  await page.waitForTimeout(AFTERWARDS_MS);
  const load = await pageLoad(page);
  await context.close();
  return load;
}

function askedBefore(load: PageLoad, momentMs: number): Loaded[] {
  return load.files.filter(({ startMs }) => startMs < momentMs);
}

function inAll(files: readonly Loaded[]): string {
  return `${shown(kilobytes(scripts(files)))} KB of scripts in all, ${files.length} requests`;
}

function beforePaint(what: string, load: PageLoad): Measure {
  const value = kilobytes(scripts(askedBefore(load, load.paintMs)));
  const beside = inAll(load.files);
  return atMost({
    what: `scripts before the first paint, ${what}`,
    value,
    limit: 80,
    unit: 'KB',
    beside,
  });
}

function ofShop(load: PageLoad): Measure[] {
  const early = scripts(askedBefore(load, load.usableMs));
  const firebase = kilobytes(early.filter(({ path }) => isFirebase(path)));
  const usable = askedBefore(load, load.usableMs);
  return [
    atMost({
      what: "scripts before the shop's cards are usable",
      value: kilobytes(early),
      limit: 95,
      unit: 'KB',
      beside: inAll(load.files),
    }),
    atMost({ what: 'Firebase before the cards', value: firebase, limit: 0, unit: 'KB' }),
    atMost({
      what: 'requests to the first usable shop, 24 cards',
      value: usable.length,
      limit: 30,
      unit: '',
      beside: `${load.files.length} a few seconds later`,
    }),
    atMost({
      what: 'size of these',
      value: kilobytes(usable),
      limit: 330,
      unit: 'KB',
      beside: `${shown(kilobytes(load.files))} KB a few seconds later`,
    }),
  ];
}

/** On the wire, in bytes. The browser reports no size for a worker's own script; the edge does. */
async function sizeOf(response: Response): Promise<number> {
  const { responseBodySize } = await response.request().sizes();
  return responseBodySize || Number(response.headers()['content-length']);
}

/**
 * Counts each script once, whichever page of a visit requested it. Leaving a page aborts its
 * pending requests, and the next page repeats them: a script's size is its largest answer.
 */
async function scriptsOfVisit(page: Page, visit: () => Promise<void>): Promise<Loaded[]> {
  const answers: Promise<{ path: string; bytes: number }>[] = [];
  page.context().on('response', (response) => {
    const { pathname: path, origin } = new URL(response.url());
    if (!path.endsWith('.js') || !page.url().startsWith(origin)) return;
    answers.push(sizeOf(response).then((bytes) => ({ path, bytes })));
  });
  await visit();
  const sizes = new Map<string, number>();
  for (const { path, bytes } of await Promise.all(answers)) {
    sizes.set(path, Math.max(bytes, sizes.get(path) ?? 0));
  }
  return [...sizes].map(([path, bytes]) => ({ path, bytes, startMs: 0 }));
}

/** Large enough to be listed, in bytes. */
const isHeavy = ({ bytes }: Loaded): boolean => bytes > 2500;

async function ofBuyer(environment: Environment): Promise<Measure[]> {
  const context = await visitor(environment.browser, { origin: environment.payingEdge.origin });
  const page = await context.newPage();
  const loaded = await scriptsOfVisit(page, () => buy(page));
  await context.close();
  const heaviest = loaded.toSorted((a, b) => b.bytes - a.bytes).filter(isHeavy);
  const listed = heaviest.map((f) => `${f.path.replace('/assets/', '')} ${shown(f.bytes / 1000)}`);
  const isAdmins = adminsChunks();
  const admins = loaded.filter(({ path }) => isAdmins(path));
  return [
    atMost({
      what: 'all scripts a buyer loads, landing to order',
      value: kilobytes(loaded),
      limit: 300,
      unit: 'KB',
      beside: `most of it ${listed.join(', ')}`,
    }),
    atMost({ what: "admins' scripts among these", value: kilobytes(admins), limit: 0, unit: 'KB' }),
  ];
}

/** Sizes and requests, counted once: they are the same every time. */
async function run(environment: Environment): Promise<Measure[]> {
  const home = await open(environment, '/');
  const article = await open(environment, '/learn/nitrogen-cycle');
  const shop = await open(environment, '/shop');
  const { body } = await environment.edge.catalogue();
  return [
    beforePaint('home', home),
    beforePaint('article', article),
    ...ofShop(shop),
    noted("the catalogue's file", `${shown(body.length / 1000)} KB, compressed`),
    ...(await ofBuyer(environment)),
  ];
}

export const weight: Part = { name: 'weight', needs: 'environment', run };
