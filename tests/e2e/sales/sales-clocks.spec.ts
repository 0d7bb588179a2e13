import { expect, type Locator, type Page } from '@playwright/test';
import { sell, type SoldOrder, storedOrder } from '#support/sold-orders.ts';
import { entry, excuse, find, openSold, test } from '#support/sold-view.ts';

const HOUR_MS = 60 * 60 * 1000;

function filledNow(): Promise<SoldOrder> {
  const delivery_datetime = new Date();
  return sell({
    is_fulfilled: true,
    fulfillment_type: 'driving',
    tracking_number: 'PICKUP',
    delivery_datetime,
    guarantee_start_at: delivery_datetime,
  });
}

async function show(page: Page, { number }: SoldOrder): Promise<Locator> {
  await openSold(page);
  await find(page, number);
  return entry(page, number).getByText(/^(\d+h \d\dm \d\ds|Expired)$/);
}

function secondsOf(countdown: string | null): number {
  const [hours = 0, minutes = 0, seconds = 0] = (countdown ?? '').split(' ').map(Number.parseFloat);
  return hours * 3600 + minutes * 60 + seconds;
}

test('GUAR-03 is right at once after the device slept, and when its clock is set back @phone', async ({
  page,
  faults,
}) => {
  const order = await filledNow();
  await page.clock.install();
  const countdown = await show(page, order);
  await expect(countdown).toHaveText(/^71h 5\dm/);
  await expect(countdown).toHaveClass(/text-kelp/);
  await page.clock.fastForward(48.5 * HOUR_MS);
  await expect(countdown).toHaveText(/^23h 2\dm/);
  await expect(countdown).toHaveClass(/text-alarm(?! flashing)/);
  await page.clock.fastForward(23.4 * HOUR_MS);
  await expect(countdown).toHaveText(/^0h 0[45]m/);
  await expect(countdown).toHaveClass(/flashing/);
  await page.clock.fastForward(HOUR_MS);
  await expect(countdown).toHaveText('Expired');
  await expect(entry(page, order.number)).toContainText('Guaranteed Satisfied');
  await page.clock.setSystemTime(Date.now());
  await expect(countdown).toHaveText(/^71h 5\dm/);
  // After a jump of the clock Firestore looks whether there is a network at all.
  await page.close();
  excuse(faults, [/Detected an update time that is in the future/, /ERR_NAME_NOT_RESOLVED/]);
});

test('GUAR-02 GUAR-03 a custom expiry means the clock on the wall, in every time zone and over its change @phone', async ({
  page,
  context,
}) => {
  const order = await filledNow();
  const countdown = await show(page, order);
  const debug = await context.newCDPSession(page);
  const dialog = page.getByRole('dialog');
  // In New York the clocks go back on the morning of 2 November 2031.
  const zones = [
    ['America/New_York', '2031-11-02T17:00:00Z'],
    ['Asia/Kolkata', '2031-11-02T06:30:00Z'],
    ['Pacific/Auckland', '2031-11-01T23:00:00Z'],
  ] as const;
  for (const [index, [timezoneId, noon]] of zones.entries()) {
    await debug.send('Emulation.setTimezoneOverride', { timezoneId });
    await entry(page, order.number)
      .getByRole('button', { name: /Manage Guarantee/ })
      .click();
    await dialog.getByLabel('Restart timer').selectOption('custom');
    await dialog.getByLabel('Expires on').fill('2031-11-02');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await storedOrder(order.id))['revision']).toBe(index + 2);
    const { guarantee_start_at } = await storedOrder(order.id);
    const startedAt = (guarantee_start_at as { toMillis: () => number }).toMillis();
    expect(startedAt, timezoneId).toBe(Date.parse(noon) - 72 * HOUR_MS);
    const shownMs = secondsOf(await countdown.textContent()) * 1000;
    expect(Math.abs(Date.parse(noon) - Date.now() - shownMs), timezoneId).toBeLessThan(5000);
  }
});

test('GUAR-03 all rows tick by one timer @desk', async ({ page }) => {
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
  await filledNow();
  await openSold(page);
  await expect(page.getByText(/^\d+h \d\dm \d\ds$/).first()).toBeVisible();
  const rows = page.getByRole('button', { name: /^Manage Guarantee/ });
  await expect.poll(() => rows.count()).toBeGreaterThan(10);
  const timers = () => page.evaluate(() => (Reflect.get(window, 'testTimers') as Set<number>).size);
  expect(await timers()).toBe(1);
  await page.getByText('Calendar', { exact: true }).click();
  await expect.poll(timers).toBe(0);
});
