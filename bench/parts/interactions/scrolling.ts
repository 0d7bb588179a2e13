import type { Page } from '@playwright/test';
import { slowDown } from '@reef/tests/support/browser/slow-down.ts';
import { atMost, shown, type Measure } from '#harness/measure.ts';
import { median } from '@reef/tests/support/statistics.ts';
import { BASELINE_PATH, publishBaseline } from '#parts/baseline-page.ts';
import { visitor } from '#environment/browser.ts';
import type { Environment } from '#environment/environment.ts';
import { SLOWER } from './presses.ts';

const ROUNDS = 3;

/** A hurried hand: how far, how often, how many times. */
const STEP_PX = 600;
const STEP_MS = 60;
const STEPS = 80;

/** The longest a frame may take. */
const LIMIT_MS = 50;

type Scroll = {
  /** The longest delay of a frame (Long Animation Frames); 0 if under 50 ms. */
  longestMs: number;
  /** The longest time between two frames; a busy machine lengthens it. */
  gapMs: number;
  cards: number;
};

async function scrolled(page: Page): Promise<Scroll> {
  await page.evaluate(() => {
    const found = { longestMs: 0, gapMs: 0, lastMs: performance.now() };
    Object.assign(globalThis, { benchScroll: found });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        found.longestMs = Math.max(found.longestMs, duration);
    }).observe({ type: 'long-animation-frame' });
    const frame = (now: number) => {
      found.gapMs = Math.max(found.gapMs, now - found.lastMs);
      found.lastMs = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame((now) => {
      found.lastMs = now;
      requestAnimationFrame(frame);
    });
  });
  await page.mouse.move(200, 400);
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(STEP_MS);
  }
  return page.evaluate(() => {
    const found = (globalThis as unknown as { benchScroll: Scroll }).benchScroll;
    return { ...found, cards: document.querySelectorAll('.product-card').length };
  });
}

async function scrollThrough(environment: Environment, address: string): Promise<Scroll> {
  const context = await visitor(environment.browser, { origin: environment.edge.origin });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('.product-card').first().waitFor();
  await environment.edge.counter.quiet();
  await slowDown(page, SLOWER);
  const found = await scrolled(page);
  await context.close();
  return found;
}

async function rounds(environment: Environment, address: string): Promise<Scroll[]> {
  const found: Scroll[] = [];
  // One after the other is what is timed.
  for (let round = 0; round < ROUNDS; round += 1)
    found.push(await scrollThrough(environment, address));
  return found;
}

function longestOf(scrolls: readonly Scroll[]): number {
  return median(scrolls.map(({ longestMs }) => longestMs));
}

function listed(scrolls: readonly Scroll[], key: keyof Scroll): string {
  return scrolls.map((one) => shown(one[key])).join(', ');
}

/** Scrolls down through as many products as are listed. */
export async function scrolling(environment: Environment, products: number): Promise<Measure[]> {
  await publishBaseline(environment, { isWhole: true });
  const bare = await rounds(environment, BASELINE_PATH);
  const found = await rounds(environment, '/shop');
  return [
    atMost({
      what: `scrolling through ${products} products, the longest frame, ${SLOWER}× CPU slowdown`,
      value: longestOf(found),
      limit: LIMIT_MS,
      unit: 'ms',
      beside: `${listed(found, 'longestMs')} ms (0 is under 50); ${listed(found, 'cards')} cards; from frame to frame ${listed(found, 'gapMs')} ms; without script ${listed(bare, 'longestMs')} ms, ${listed(bare, 'cards')} cards, ${listed(bare, 'gapMs')} ms`,
      baseline: { value: longestOf(bare), what: 'the same page without any script' },
    }),
  ];
}
