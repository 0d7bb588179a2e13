import { expect, type Page } from '@playwright/test';
import { test as base } from './base-test.ts';

/**
 * Without a network the browser itself complains on the console; exceptions still fail the test.
 */
export const test = base.extend<{ exceptions: string[] }>({
  exceptions: [
    async ({ context }, use) => {
      const exceptions: string[] = [];
      context.on('weberror', (fault) => exceptions.push(String(fault.error())));
      await use(exceptions);
      expect(exceptions, 'exceptions').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the worker has cached everything, as after a visit of a few seconds. */
export async function visited(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}
