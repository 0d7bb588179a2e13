import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { FirstShelves } from '@reef/domain/catalogue/first-shelves';
import { test } from '#support/base-test.ts';
import { AT_REST } from '#support/stirring.ts';

const KB = 1000;

/** Collects what a page complains of. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
}

/** Slows the page's scripts down as a cheap phone would. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function delayApp(page: Page, delayMs: number): Promise<void> {
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
}

type Trial = {
  address: string;
  act: (page: Page) => Promise<void>;
  seen: (page: Page) => Promise<void>;
};

const tab: Trial = {
  address: '/shop',
  act: (page) => page.getByRole('tab', { name: /Live Coral/ }).click(),
  seen: (page) => expect(page).toHaveURL(/tab=coral/),
};
const typing: Trial = {
  address: '/shop',
  act: (page) => page.getByRole('searchbox').pressSequentially('clown'),
  seen: async (page) => {
    await expect(page).toHaveURL(/q=clown/);
    await expect(page.getByRole('searchbox')).toHaveValue('clown');
  },
};
const search: Trial = {
  address: '/',
  act: (page) => page.getByRole('button', { name: 'Search' }).click(),
  seen: (page) => expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible(),
};
const key: Trial = {
  address: '/learn',
  act: (page) => page.keyboard.press('/'),
  seen: (page) => expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible(),
};
const link: Trial = {
  address: '/forum',
  act: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click(),
  seen: (page) => expect(page).toHaveURL(/\/learn\/glossary$/),
};

/** Keys that lead to one another: each is meant for where the one before has led. */
const arrows: Trial = {
  address: '/shop',
  act: async (page) => {
    await page.getByRole('tab', { name: /Saltwater Fish/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
  seen: (page) => expect(page).toHaveURL(/tab=coral/),
};

const KINDS = [tab, typing, search, key, link, arrows];

test('PERF 20 of 20 taps, keys and words from before the app are answered, at a quarter of the speed @phone', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const trials = Array.from({ length: 20 }, (_, index) => KINDS[index % KINDS.length] ?? tab);
  for (const { address, act, seen } of trials) {
    const page = await browser.newPage();
    const faults = watch(page);
    await page.addInitScript(() => {
      document.addEventListener('reef-hydrated', () => performance.mark('hydrated'));
    });
    await slowDown(page, 4);
    await delayApp(page, 500);
    await page.goto(address, { waitUntil: 'commit' });
    // A key press has no target to wait for, so the page must be there first.
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0);
    await act(page);
    await seen(page);
    expect(faults).toEqual([]);
    await page.close();
  }
});

type Loaded = { name: string; bytes: number; startMs: number };

/** Every script a page asked for, gzipped, and when. */
async function scriptsOf(page: Page, address: string): Promise<Loaded[]> {
  const bodies: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    bodies.push(response.body().then((body) => [response.url(), gzipSync(body).length]));
  });
  await page.goto(address);
  const hydrations = () => page.evaluate(() => performance.getEntriesByName('hydrated').length);
  await expect.poll(hydrations).toBeGreaterThan(0);
  await page.waitForTimeout(1500);
  const sizes = new Map(await Promise.all(bodies));
  const starts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  );
  return starts
    .filter(({ name }) => sizes.has(name))
    .map(({ name, startTime }) => ({ name, bytes: sizes.get(name) ?? 0, startMs: startTime }));
}

function sum(scripts: readonly Loaded[]): number {
  return scripts.reduce((bytes, script) => bytes + script.bytes, 0);
}

/** Which cards the shop begins with, as text. */
async function listed(request: APIRequestContext): Promise<string> {
  const shelves = (await (await request.get('/first-shelves')).json()) as FirstShelves;
  return JSON.stringify(Object.values(shelves).map(({ cards }) => cards.map(({ id }) => id)));
}

for (const address of ['/', '/learn/nitrogen-cycle', '/shop']) {
  test(`PERF ${address} is painted with at most 5 kB of script, moves nothing and says nothing`, async ({
    page,
  }) => {
    const faults = watch(page);
    await page.addInitScript((atRest) => {
      Object.assign(globalThis, { [atRest]: true });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) performance.mark('shift', { startTime });
      }).observe({ type: 'layout-shift', buffered: true });
      document.addEventListener('reef-hydrated', () => performance.mark('hydrated'));
      new MutationObserver((_, observer) => {
        if (document.querySelector('.product-card-link') === null) return;
        performance.mark('cards');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }, AT_REST);
    const before = await listed(page.request);
    const scripts = await scriptsOf(page, address);
    const isUnchanged = before === (await listed(page.request));
    const { paintMs, cardsMs, shifts } = await page.evaluate(() => ({
      paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      cardsMs: performance.getEntriesByName('cards')[0]?.startTime ?? 0,
      shifts: performance.getEntriesByName('shift').map(({ startTime }) => startTime),
    }));
    const early = scripts.filter(({ startMs }) => startMs < paintMs);
    const beforeCards = scripts.filter(({ startMs }) => startMs < cardsMs);
    test.info().annotations.push({
      type: 'bytes',
      description: `${sum(early)} before paint, ${sum(beforeCards)} before cards, ${sum(scripts)} in all`,
    });
    expect(sum(early)).toBeLessThan(5 * KB);
    if (address === '/shop') expect(sum(beforeCards)).toBeLessThan(5 * KB);
    // Products that other tests add during this one move the cards, as they should.
    if (isUnchanged) expect(shifts).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test('PERF the shop goes on from the snapshot: its listener asks for what came after @phone', async ({
  page,
}) => {
  const asked = page.waitForRequest(
    (request) =>
      request.url().includes('/Listen/') &&
      decodeURIComponent(request.postData() ?? '').includes('"products"'),
  );
  await page.goto('/shop');
  expect(decodeURIComponent((await asked).postData() ?? '')).toMatch(/"readTime"|"resumeToken"/);
});

test('PERF a search whose first script cannot be had is answered by the app @phone', async ({
  page,
}) => {
  await page.addInitScript((atRest) => Object.assign(globalThis, { [atRest]: true }), AT_REST);
  await page.route('**/assets/searched-cards-*', (route) => route.abort());
  await page.goto('/shop?q=clown');
  await expect(page.locator('.product-card-link').first()).toHaveText(/clown/i);
});

test('PERF the first cards need the beginning of their shelf, not the catalogue @phone', async ({
  page,
}) => {
  await page.addInitScript((atRest) => Object.assign(globalThis, { [atRest]: true }), AT_REST);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/shop?tab=coral');
  await expect(page.locator('#first-cards .product-card-link').first()).toBeVisible();
  expect(asked).toContain('/first-shelves');
  expect(asked).not.toContain('/catalogue-snapshot');
  // What the address searches for is found in the whole of it.
  await page.goto('/shop?q=clown');
  await expect(page.locator('.product-card-link').first()).toHaveText(/clown/i);
  expect(asked).toContain('/catalogue-snapshot');
});
