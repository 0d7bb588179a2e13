import { expect, type Page } from '@playwright/test';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { clockIn } from '@reef/domain/shipping/day';
import { takeListenLine } from '#support/faults/outage.ts';
import { sell } from '#support/sold-orders.ts';
import { entry, openSold, test } from '#support/browser/sold-view.ts';

/** How long rows of this device wait for the server's (platform/data/live/device-copy.ts). */
const PATIENCE_MS = 1000;

/** Makes the next page record when its sold orders opened, and when their first row was there. */
async function timeFirstRow(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const marks: Record<string, number> = {};
    Object.assign(globalThis, { testMarks: marks });
    new MutationObserver(() => {
      const search = document.querySelector('main input[type=search]');
      if (search !== null) marks['opened'] ??= performance.now();
      const row = document.querySelector('.sales-table > tbody > tr, main li.surface');
      if (search !== null && row !== null) marks['row'] ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => {
      const { opened, row } = Reflect.get(globalThis, 'testMarks') as Record<string, number>;
      return (row ?? Number.NaN) - (opened ?? Number.NaN);
    });
}

test('SOLD-11 orders kept on the device wait a second for the server, and show without it @desk', async ({
  page,
}) => {
  const kept = await sell({
    shipping_method: 'pickup',
    arrival_day: clockIn(DEFAULT_SETTINGS.time_zone, new Date()).day,
  });
  // The packing list, which keeps its orders on the device, leaves this one out.
  const other = await sell({ payment_status: 'refunded' });
  await page.goto('/packing');
  await expect(page.getByRole('heading', { name: kept.number })).toBeVisible();

  const waited = await timeFirstRow(page);
  const setLine = await takeListenLine(page, 'silent');
  await openSold(page);
  await expect(entry(page, kept.number)).toBeVisible();
  await expect(entry(page, other.number)).toHaveCount(0);
  expect(await waited()).toBeGreaterThan(PATIENCE_MS * 0.95);

  setLine('up');
  await expect(entry(page, other.number)).toBeVisible();
});
