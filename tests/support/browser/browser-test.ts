import { type ConsoleMessage, expect, type Page } from '@playwright/test';
import { test as base } from './base-test.ts';
import { forgetSales } from '../sold-orders.ts';

/**
 * What may be on the console although nothing is wrong: a refused call and a contended transaction
 * show as a 4xx line; a finished channel as an aborted request.
 */
const EXPECTED = [
  /Failed to load resource: the server responded with a status of 4\d\d/,
  // Firestore requests this picture from Google when a stream broke, to learn whether there is a
  // network; a test machine has none.
  /cleardot\.gif/,
  // The emulator keeps answering for pages that are gone, and may take longer than this on a busy
  // machine. A test that needs its answer waits for it, and fails without.
  /Could not reach Cloud Firestore backend\. Backend didn't respond within 10 seconds/,
];

/** A console line with its address, which 'Failed to load resource' does not name. */
function words(message: ConsoleMessage): string {
  const { url } = message.location();
  return url === '' || message.text().includes(url) ? message.text() : `${message.text()} (${url})`;
}

function isFault(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !EXPECTED.some((known) => known.test(words(message)));
}

/** Collects a page's console errors and uncaught exceptions. */
export function watchFaults(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (isFault(message)) faults.push(words(message));
  });
  page.on('pageerror', (error) => faults.push(String(error)));
}

/**
 * Playwright's test, but any unexpected console error or exception fails it. Orders that it sold are
 * deleted when its pages are closed: of an order that is deleted while a page still sends a change
 * of it, the page has only the change.
 */
export const test = base.extend<{ sales: undefined; faults: string[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from it.
  sales: async ({}, use) => {
    await use(undefined);
    await forgetSales();
  },
  faults: [
    // After `sales`, so that the pages are closed before it ends.
    async ({ sales: _sales, context }, use) => {
      const faults: string[] = [];
      context.on('page', (page) => watchFaults(page, faults));
      await use(faults);
      expect(faults, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});
