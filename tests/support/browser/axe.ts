import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Finding = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] };

/**
 * Expects that axe finds nothing wrong with the present page. Its source is injected through the
 * debugger, because the Content-Security-Policy allows no foreign script.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1')).not.toHaveCount(0);
  // Half a megabyte of script: once for each page.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(SOURCE);
  // Only violations are described: selectors of all that is right cost half of the run.
  const found = await page.evaluate<Finding[]>(
    "axe.run({ resultTypes: ['violations'], selectors: false }).then(({ violations }) => violations)",
  );
  const words = found.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes[0]?.html}\n  ${nodes[0]?.failureSummary}`,
  );
  expect(words).toEqual([]);
}

/**
 * Expects that nothing on the page reaches beyond its right edge. Polled: a page whose width has
 * just changed renders some of its parts again.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(beyond, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}

/** The sizes of tests/playwright.config.ts. */
const WIDTHS = [390, 1280];

/** Resolves, in the page, when two frames have begun: by then the first one is laid out. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/**
 * Both of the above at either size, for a test that runs at one of them: the page is resized, which
 * costs a fifth of opening it again. Its own size is restored afterwards.
 */
export async function expectFitAtBothSizes(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size === null) throw new Error('the page has no size of its own');
  const other = WIDTHS.find((width) => width !== size.width) ?? size.width;
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ ...size, width: other });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(size);
  // A layout in the next frame would lose what is typed before it.
  await page.evaluate(drawn);
}
