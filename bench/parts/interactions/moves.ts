import type { Page } from '@playwright/test';
import { slowDown } from '@reef/tests/support/browser/slow-down.ts';
import { atMost, shown, type Measure } from '#harness/measure.ts';
import { median } from '@reef/tests/support/statistics.ts';
import { MARKS, markShop, markTime, visitor } from '#environment/browser.ts';
import type { Environment } from '#environment/environment.ts';
import { PRESSES, SLOWER } from './presses.ts';

const LIMIT_MS = 150;

const CARD = '.product-grid .product-card-link';

/** What a page shows when it can be read. */
type Content = { path: string; selector: string };

/** Where a page records its last navigation. */
type Scope = { benchFromMs: number; benchMoved?: Promise<number> };

/** Waits for the content of the next page. @returns the time since the action, in milliseconds. */
async function moved(page: Page, content: Content, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(({ path, selector }) => {
    const scope = globalThis as unknown as Scope;
    addEventListener('click', ({ timeStamp }) => (scope.benchFromMs = timeStamp), {
      capture: true,
      once: true,
    });
    scope.benchMoved = new Promise((resolve) => {
      const look = () => {
        if (location.pathname !== path || document.querySelector(selector) === null) return;
        observer.disconnect();
        // The next task of this priority runs when the frame is painted, before others that wait.
        requestAnimationFrame(() => {
          void scheduler.postTask(() => resolve(performance.now() - scope.benchFromMs), {
            priority: 'user-blocking',
          });
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
    });
  }, content);
  await act();
  const ms = await page.evaluate(() => (globalThis as unknown as Scope).benchMoved);
  return ms ?? Infinity;
}

function goBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    (globalThis as unknown as Scope).benchFromMs = performance.now();
    history.back();
  });
}

type Moves = { home: number[]; product: number[]; back: number[] };

async function walk(page: Page, product: string): Promise<Moves> {
  const found: Moves = { home: [], product: [], back: [] };
  const shop = { path: '/shop', selector: CARD };
  const facts = { path: product, selector: '.product-facts' };
  const card = page.locator(`${CARD}[href="${product}"]`);
  // The first walk visits the pages, so that they are known.
  for (let round = 0; round <= PRESSES; round += 1) {
    const link = page.locator('main a[href="/shop"]').first();
    const [home, there, back] = [
      await moved(page, shop, () => link.click()),
      await moved(page, facts, () => card.click()),
      await moved(page, shop, () => goBack(page)),
    ];
    if (round > 0) {
      found.home.push(home);
      found.product.push(there);
      found.back.push(back);
    }
    await moved(page, { path: '/', selector: 'main a[href="/shop"]' }, () =>
      page.getByRole('link', { name: 'Reef, home' }).click(),
    );
  }
  return found;
}

/** How long the browser needs to draw a page's own document, from its last byte on. */
async function ownDraw(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await markTime(page, MARKS.hydrated);
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const paintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return (paintMs ?? Infinity) - (visit?.responseStart ?? 0);
  });
}

function line(what: string, times: readonly number[], drawMs: number): Measure {
  return atMost({
    what: `${what}, known, ${SLOWER}× CPU slowdown, median`,
    value: median(times),
    limit: LIMIT_MS,
    unit: 'ms',
    beside: `one after the other ${times.map(shown).join(', ')} ms; its own document to the first paint ${shown(drawMs)} ms`,
  });
}

/** Navigation between pages that were seen before. */
export async function moves(environment: Environment): Promise<Measure[]> {
  const context = await visitor(environment.browser, { origin: environment.edge.origin });
  await markShop(context);
  const page = await context.newPage();
  await slowDown(page, SLOWER);
  await page.goto('/shop');
  const product = (await page.locator(CARD).first().getAttribute('href')) ?? '';
  const draws = { shop: await ownDraw(page, '/shop'), product: await ownDraw(page, product) };
  await page.goto('/');
  await markTime(page, MARKS.hydrated);
  await environment.edge.counter.quiet();
  const { home, product: there, back } = await walk(page, product);
  await context.close();
  return [
    line('home to shop', home, draws.shop),
    line('shop to product', there, draws.product),
    line('and back', back, draws.shop),
  ];
}
