import type { Page } from '@playwright/test';
import { MARKS, markShop, markTime, visitor } from '#environment/browser.ts';
import type { Environment } from '#environment/environment.ts';

/** The address of the page without script. */
export const BASELINE_PATH = '/bench-baseline';

/** Runs in the page: scrolls on. @returns whether this many cards are drawn. */
function hasDrawnAfterScrolling(count: number): boolean {
  scrollTo(0, document.documentElement.scrollHeight);
  return document.querySelectorAll('.product-card').length >= count;
}

/** Scrolls until the shop has drawn all cards of its tab; it draws them as they come near. */
async function drawAll(page: Page): Promise<void> {
  const words = await page.locator('[role=tab][aria-selected=true]').innerText();
  const all = Number(/\d+/.exec(words)?.[0]);
  await page.waitForFunction(hasDrawnAfterScrolling, all, { polling: 100 });
  await page.evaluate(() => scrollTo(0, 0));
}

/**
 * Publishes the shop's baseline: the same page, with its cards, styles, fonts and pictures as at
 * the moment when its first cards, or all of them, are drawn, but without script. Nothing that
 * draws the shop can be faster.
 */
export async function publishBaseline(
  environment: Environment,
  { isWhole = false } = {},
): Promise<void> {
  const context = await visitor(environment.browser, { origin: environment.edge.origin });
  await markShop(context);
  const page = await context.newPage();
  await page.goto('/shop');
  await markTime(page, MARKS.hydrated);
  await markTime(page, MARKS.usable);
  if (isWhole) await drawAll(page);
  const html = await page.evaluate(() => {
    for (const live of document.querySelectorAll('script, canvas, link[rel=modulepreload]')) {
      live.remove();
    }
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  environment.edge.publish(BASELINE_PATH, html);
  await context.close();
}
