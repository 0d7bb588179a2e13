import type { Page } from '@playwright/test';

/**
 * Goes to another page of the shop as a link does, without a load, even if no link leads there. The
 * app must have started: first expect something that only the app renders, or `waitForHydration`.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
