import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { expectNotHydrated, recordHydration } from './hydration.ts';

/**
 * Waits until something has been painted. Before that the document has no style sheet yet: what
 * this screen size hides counts as visible, and nothing is at its final place.
 */
export async function painted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}

/**
 * Opens a page whose app loads late, `appMs` milliseconds after the first paint.
 * @returns once it is painted, with the title.
 */
export async function openEarly(page: Page, address: string, appMs: number): Promise<void> {
  const app = new EventEmitter();
  const due = once(app, 'due');
  await recordHydration(page);
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await due;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await painted(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNotHydrated(page);
  setTimeout(() => app.emit('due'), appMs);
}
