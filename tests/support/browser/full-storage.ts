import type { Page } from '@playwright/test';

/**
 * Until the next page, the device has no space for what the shop stores. Firestore's own entries,
 * of some 100 bytes, still fit: where even they do not, it shuts itself down.
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

/** Until the next page, the device has no space for anything, Firestore's entries among it. */
export async function fillStorageWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
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

/**
 * From its next page on, the browser refuses all that shares or keeps: local storage throws at every
 * call, as Firefox does with a damaged file, and so do the means by which tabs talk and take turns.
 */
export async function beginWithRefusedStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    function refuse(): never {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }
    for (const name of ['getItem', 'setItem', 'removeItem']) {
      Reflect.set(Storage.prototype, name, refuse);
    }
    Reflect.set(window, 'BroadcastChannel', refuse);
    // A tab that is still empty has none.
    if ('locks' in navigator) LockManager.prototype.request = async () => refuse();
  });
}
