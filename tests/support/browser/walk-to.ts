import type { Page } from '@playwright/test';

/**
 * Goes to another page of the shop as a link does, without a load, where no link leads there. The
 * app must have begun: expect something that only the app draws before, or `hasBegun`.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
