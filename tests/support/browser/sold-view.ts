import { expect, type Locator, type Page } from '@playwright/test';
import { hasAdminPages } from '../admin-files.ts';
import { asAdmin } from './signed-in.ts';
import { test as base } from './browser-test.ts';
import { excuse } from '../faults/excuse.ts';

/** The address of the sold orders. */
export const SOLD = '/content-product-management?tab=existing&show=Sold';

/** A browser test that starts signed in as the admin. */
export const test = base.extend(asAdmin);

/** What a browser without a network reports, and what Firestore reports. */
const OFFLINE = [
  /ERR_INTERNET_DISCONNECTED/,
  // What a service worker could not fetch.
  /net::ERR_FAILED \(\S+\.(?:avif|webp|svg)\)/,
  /Could not reach Cloud Firestore/,
];

/** Removes the faults that being offline explains. */
export function excuseOffline(faults: string[]): void {
  excuse(faults, OFFLINE);
}

/** Opens the sold orders. */
export async function openSold(page: Page): Promise<void> {
  await page.goto(SOLD);
  await expect(page.getByLabel('Search sales')).toBeVisible();
}

/** Waits until the worker has cached the admins' pages, as after a visit of a few seconds. */
export async function adminPagesKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(hasAdminPages)).toBe(true);
}

/** Types into the search. */
export async function find(page: Page, text: string): Promise<void> {
  await page.getByLabel('Search sales').fill(text);
}

/** The order's row, or its card on a phone. */
export function entry(page: Page, number: string): Locator {
  return page.locator('.sales-table > tbody > tr, main li.surface').filter({ hasText: number });
}

/** Fills an order in its dialog. */
export async function fillBy(page: Page, number: string, method: string, tracking?: string) {
  await entry(page, number).getByRole('checkbox').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(method, { exact: true }).click();
  if (tracking) await dialog.getByLabel(/^Tracking number/).fill(tracking);
  await dialog.getByRole('button', { name: 'Save' }).click();
}
