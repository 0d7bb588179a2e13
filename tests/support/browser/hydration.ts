import { expect, type Page } from '@playwright/test';

/** Makes every page that is opened from now on record when its app has started. */
export async function recordHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('reef-hydrated', () => {
      document.documentElement.dataset['hydrated'] = 'yes';
    });
  });
}

/** Waits until the app has taken over the page. A rendered page looks the same before. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}

/** Expects that the app has not taken over the page yet. */
export async function expectNotHydrated(page: Page): Promise<void> {
  expect(await page.locator('html[data-hydrated]').count(), 'the app has begun').toBe(0);
}
