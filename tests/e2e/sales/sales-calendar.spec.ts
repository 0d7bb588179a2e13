import { expect, type Page } from '@playwright/test';
import { expectFitAtBothSizes } from '#support/browser/axe.ts';
import { forgiveOutage, takeListenLine } from '#support/faults/outage.ts';
import { sell } from '#support/sold-orders.ts';
import { entry, excuseOffline, openSold, test } from '#support/browser/sold-view.ts';

/** A month long before the seed's orders. */
const [year, month, name] = [2021, 2, 'March'];

/** Days are totaled in the emulator's one queue. */
const COUNTED = { timeout: 90_000 };

/** Keeps the timers that run every second where `secondTimers` finds them. */
async function keepTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const running = new Set<unknown>();
    const begin = window.setInterval.bind(window);
    const end = window.clearInterval.bind(window);
    Object.assign(window, {
      testTimers: running,
      setInterval: (run: () => void, ms: number) => {
        const id = begin(run, ms);
        if (ms === 1000) running.add(id);
        return id;
      },
      clearInterval: (id: number) => {
        running.delete(id);
        end(id);
      },
    });
  });
}

function secondTimers(page: Page): Promise<number> {
  return page.evaluate(() => (Reflect.get(window, 'testTimers') as Set<number>).size);
}

test('GUAR-03 CAL-01 CAL-02 CAL-03 CAL-04 SEEN-16 SEEN-27 all rows tick by one timer; the calendar totals paid orders and opens days and ranges @phone', async ({
  page,
  context,
  faults,
}) => {
  const on = (day: number) => new Date(year, month, day, 10);
  const paid = await sell({ created_at: on(3), total_amount: 10 });
  const dear = await sell({ created_at: on(3), total_amount: 100.5 });
  const later = await sell({ created_at: on(5), total_amount: 1 });
  await sell({ created_at: on(5), total_amount: 999, payment_status: 'refunded' });
  const at = new Date();
  const handed = {
    is_fulfilled: true,
    fulfillment_type: 'driving',
    tracking_number: 'PICKUP',
    delivery_datetime: at,
    guarantee_start_at: at,
  } as const;
  // Each has a separate countdown.
  await Promise.all(Array.from({ length: 11 }, () => sell(handed)));
  await keepTimers(page);
  await openSold(page);
  await expect(page.getByText(/^\d+h \d\dm \d\ds$/).first()).toBeVisible();
  const rows = page.getByRole('button', { name: /^Manage Guarantee/ });
  await expect.poll(() => rows.count()).toBeGreaterThan(10);
  await expect.poll(() => secondTimers(page)).toBe(1);
  await page.getByText('Calendar', { exact: true }).click();
  await expect.poll(() => secondTimers(page)).toBe(0);

  await page.getByLabel('Month', { exact: true }).selectOption({ label: name });
  await page.getByLabel('Year').selectOption(String(year));
  const total = page.getByRole('region', { name: 'Monthly total' });
  await expect(total).toContainText('$111.50', COUNTED);
  await expect(total).toContainText('3');
  await expect(page.getByText('Totals include only paid orders')).toBeVisible();
  await expect(page.getByRole('columnheader').first()).toHaveText('Sun');
  const day = (date: number) =>
    page.getByRole('button', { name: new RegExp(`${name} ${date}, ${year}:`) });
  await expect(day(3)).toHaveAccessibleName(/\$110\.50, 2 orders/);
  // A day without a sale shows no sums of zero.
  await expect(day(4).locator('.day-total')).toBeHidden();
  await expect(day(4)).toHaveAccessibleName(/\$0\.00, 0 orders/);
  await page.getByRole('button', { name: 'Show chart' }).click();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('row', { name: /^3 \$110\.50 \(2\)/ })).toBeVisible();
  await expectFitAtBothSizes(page);
  // One month back and forth, and back to the present one.
  const shown = (title: string, of = year) =>
    expect(page.getByRole('heading', { name: `${title} ${of}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await shown('February');
  await expect(day(3)).toHaveCount(0);
  await page.getByRole('button', { name: 'Next month' }).click();
  await shown(name);
  await expect(total).toContainText('$111.50');
  await page.getByRole('button', { name: 'Next month' }).click();
  await shown('April');
  await expect(total).not.toContainText('$111.50');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  const today = new Date();
  await shown(today.toLocaleString('en-US', { month: 'long' }), today.getFullYear());
  await page.getByLabel('Month', { exact: true }).selectOption({ label: name });
  await page.getByLabel('Year').selectOption(String(year));
  // As specified, a day opens the table filtered to it (SEEN-16); its dialog is one tap away.
  await day(3).click();
  await expect(entry(page, paid.number)).toHaveCount(1);
  await expect(entry(page, dear.number)).toHaveCount(1);
  await expect(entry(page, later.number)).toHaveCount(0);
  await expect(page.getByLabel('Date', { exact: true })).toBeFocused();
  await page.getByText('Calendar', { exact: true }).click();
  await page.getByLabel('Month', { exact: true }).selectOption({ label: name });
  await page.getByLabel('Year').selectOption(String(year));
  await page.getByText('Day’s list', { exact: true }).click();
  await day(3).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('$110.50 · 2 orders');
  await dialog.getByLabel('Sort by').selectOption('amount');
  await dialog.getByLabel('Order', { exact: true }).selectOption('desc');
  await expect(dialog.getByRole('listitem').first()).toContainText(dear.number);
  await dialog.getByLabel('Filter').fill(paid.number);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByLabel('Filter').fill('nobody');
  await expect(dialog.getByText('No order of this day matches.')).toBeVisible();
  await expect(dialog.getByText('No paid orders.')).toBeHidden();
  await expectFitAtBothSizes(page);
  await page.keyboard.press('Escape');
  await day(4).click();
  await expect(dialog.getByText('No paid orders.')).toBeVisible();
  await page.keyboard.press('Escape');
  // Without signal, a day whose order this device has never read is not called empty.
  await context.setOffline(true);
  await day(5).click();
  await expect(dialog.getByText('The orders could not be loaded.')).toBeVisible();
  await expect(dialog.getByText('No paid orders.')).toBeHidden();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await page.getByText('Range', { exact: true }).click();
  await day(5).click();
  await day(4).click();
  await expect(entry(page, later.number)).toHaveCount(1);
  await expect(entry(page, paid.number)).toHaveCount(0);
  await expect(page.getByText(/^Showing/)).toBeFocused();
  excuseOffline(faults);
});

test('CAL-02 CAL-03 while the server is silent, a month that this device has kept in part says that there may be more, and calls no other day empty @desk', async ({
  page,
  faults,
}) => {
  const on = (day: number) => new Date(year + 1, month, day, 10);
  await sell({ created_at: on(3), total_amount: 10 });
  await openSold(page);
  await page.getByText('Calendar', { exact: true }).click();
  await page.getByLabel('Month', { exact: true }).selectOption({ label: name });
  await page.getByLabel('Year').selectOption(String(year + 1));
  await page.getByText('Day’s list', { exact: true }).click();
  const total = page.getByRole('region', { name: 'Monthly total' });
  await expect(total).toContainText('$10.00', COUNTED);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(total).toContainText('$0.00');
  const setLine = await takeListenLine(page, 'silent');
  await sell({ created_at: on(5), total_amount: 1 });
  await page.getByRole('button', { name: 'Next month' }).click();
  const day = (date: number) =>
    page.getByRole('button', { name: new RegExp(`${name} ${date}, ${year + 1}:`) });
  const note = page.getByText('Only the days kept on this device. There may be more.');
  await expect(total).toContainText('$10.00');
  await expect(note).toBeVisible();
  await expect(day(3)).toHaveAccessibleName(/\$10\.00, 1 order/);
  await expect(day(5)).toHaveAccessibleName(/not known/);
  await day(5).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The total of the day is not known.');
  await expect(dialog.getByText('Loading orders…')).toBeVisible();
  await page.keyboard.press('Escape');
  setLine('up');
  await expect(total).toContainText('$11.00', COUNTED);
  await expect(note).toHaveCount(0);
  await expect(day(5)).toHaveAccessibleName(/\$1\.00, 1 order/);
  await expect(day(4)).toHaveAccessibleName(/\$0\.00, 0 orders/);
  forgiveOutage(faults);
});
