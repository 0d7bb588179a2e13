import type { Page } from '@playwright/test';

/**
 * Until the next page, the device has no space for what the shop stores. Firestore's own entries,
 * of some 100 bytes, still fit: where even they do not, its database ends until the next page.
 */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const setItem = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = (key: string, value: string) => {
      if (!key.startsWith('firestore_')) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    };
  });
}

/** From its next page on, the device has no space for anything. */
export async function beginWithFullStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
}
