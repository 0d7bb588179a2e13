import { expect, type Page } from '@playwright/test';

/** Has every page that is opened from now on tell when its app has begun. */
export async function noteBeginning(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('reef-hydrated', () => {
      document.documentElement.dataset['begun'] = 'yes';
    });
  });
}

/** Waits until the app has taken the page over. A drawn page looks the same before. */
export async function hasBegun(page: Page): Promise<void> {
  await expect(page.locator('html[data-begun]')).toHaveCount(1);
}

/** Expects that the app has not taken the page over yet. */
export async function hasNotBegun(page: Page): Promise<void> {
  expect(await page.locator('html[data-begun]').count(), 'the app has begun').toBe(0);
}
