import { expect, type Locator, type Page } from '@playwright/test';
import { HOUR_MS } from '@reef/domain/shared/time';
import { localDay } from '@reef/domain/shipping/day';
import { expectAccessible } from '#support/browser/axe.ts';
import { sell, type SoldOrder, storedOrder } from '#support/sold-orders.ts';
import { entry, find, openSold, test } from '#support/browser/sold-view.ts';
import { excuse } from '#support/faults/excuse.ts';

/** After a jump of the clock Firestore checks whether there is a network at all. */
const AFTER_JUMP = [/Detected an update time that is in the future/, /ERR_NAME_NOT_RESOLVED/];

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
  await page.close();
  excuse(faults, AFTER_JUMP);
});

test('SOLD-05 a planned time is judged by the time at which it is typed, however long its dialog has been open @desk', async ({
  page,
  faults,
}) => {
  const order = await sell();
  await openSold(page);
  await find(page, order.number);
  await entry(page, order.number).getByRole('checkbox').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Local Delivery', { exact: true }).click();
  const field = dialog.getByLabel(/^Planned for/);
  const passed = dialog.getByText(/counts as delivered then/);
  const tomorrow = `${localDay(new Date(Date.now() + 24 * HOUR_MS))}T12:00`;
  await field.fill(tomorrow);
  await expect(passed).toHaveCount(0);
  await page.clock.setFixedTime(Date.now() + 72 * HOUR_MS);
  await field.fill('');
  await field.fill(tomorrow);
  await expect(passed).toBeVisible();
  await page.close();
  excuse(faults, AFTER_JUMP);
});

test('GUAR-02 GUAR-03 sets and restarts the guarantee; a custom expiry means local time, in every time zone and across its clock change @phone', async ({
  page,
  context,
}) => {
  const order = await filledNow();
  const countdown = await show(page, order);
  const open = () =>
    entry(page, order.number)
      .getByRole('button', { name: /Manage Guarantee/ })
      .click();
  const dialog = page.getByRole('dialog');
  const revision = async () => (await storedOrder(order.id))['revision'];
  await open();
  await dialog.getByLabel('Restart timer').selectOption('custom');
  await expect(dialog.getByLabel('At', { exact: true })).toHaveValue('12:00');
  await expect(dialog.getByLabel('At', { exact: true })).toHaveAttribute('step', '60');
  await expect(dialog.getByLabel('Expires on')).toHaveAttribute('min', /^\d{4}-\d\d-\d\d$/);
  await dialog.getByLabel('Expires on').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Expiration must be in the future')).toBeVisible();
  await expect(dialog.getByLabel('Expires on')).toBeFocused();
  await expect(dialog.getByLabel('Expires on')).toHaveAccessibleDescription(
    'Expiration must be in the future',
  );
  await expectAccessible(page);
  await dialog.getByLabel('Expires on').fill('2031-05-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Guarantee updated')).toBeVisible();
  await expect.poll(revision).toBe(2);

  await test.step('a custom expiry means local time', async () => {
    const debug = await context.newCDPSession(page);
    // In New York the clocks go back on the morning of 2 November 2031.
    const zones = [
      ['America/New_York', '2031-11-02T17:00:00Z'],
      ['Asia/Kolkata', '2031-11-02T06:30:00Z'],
      ['Pacific/Auckland', '2031-11-01T23:00:00Z'],
    ] as const;
    for (const [index, [timezoneId, noon]] of zones.entries()) {
      await debug.send('Emulation.setTimezoneOverride', { timezoneId });
      await open();
      await dialog.getByLabel('Restart timer').selectOption('custom');
      await dialog.getByLabel('Expires on').fill('2031-11-02');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect.poll(revision).toBe(index + 3);
      const { guarantee_start_at } = await storedOrder(order.id);
      const startedAt = (guarantee_start_at as { toMillis: () => number }).toMillis();
      expect(startedAt, timezoneId).toBe(Date.parse(noon) - 72 * HOUR_MS);
      const offByMs = async () => {
        const shownMs = secondsOf(await countdown.textContent()) * 1000;
        return Math.abs(Date.parse(noon) - Date.now() - shownMs);
      };
      await expect.poll(offByMs, timezoneId).toBeLessThan(5000);
    }
  });

  await open();
  await dialog.getByText('Unsatisfied', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(entry(page, order.number)).toContainText('Guaranteed Unsatisfied');
  await expect.poll(revision).toBe(6);
  await expect
    .poll(() => storedOrder(order.id))
    .toMatchObject({
      guarantee_status: 'unsatisfied',
      guarantee_start_at: null,
    });
});
