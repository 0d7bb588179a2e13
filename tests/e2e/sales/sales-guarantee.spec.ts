import { expect } from '@playwright/test';
import { expectAccessible } from '#support/axe.ts';
import { sell, storedOrder } from '#support/sold-orders.ts';
import { entry, find, openSold, test } from '#support/sold-view.ts';

test('GUAR-02 GUAR-03 sets and restarts the guarantee @phone', async ({ page }) => {
  const delivery_datetime = new Date();
  const order = await sell({
    is_fulfilled: true,
    fulfillment_type: 'driving',
    tracking_number: 'PICKUP',
    delivery_datetime,
    guarantee_start_at: delivery_datetime,
  });
  await openSold(page);
  await find(page, order.number);
  const open = () =>
    entry(page, order.number)
      .getByRole('button', { name: /Manage Guarantee/ })
      .click();
  const dialog = page.getByRole('dialog');
  await open();
  await dialog.getByLabel('Restart timer').selectOption('custom');
  await expect(dialog.getByLabel('At', { exact: true })).toHaveValue('12:00');
  await expect(dialog.getByLabel('At', { exact: true })).toHaveAttribute('step', '60');
  await expect(dialog.getByLabel('Expires on')).toHaveAttribute('min', /^\d{4}-\d\d-\d\d$/);
  await dialog.getByLabel('Expires on').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Expiration must be in the future')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Expires on').fill('2031-05-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Guarantee updated')).toBeVisible();
  await expect.poll(async () => (await storedOrder(order.id))['revision']).toBe(2);
  await open();
  await dialog.getByText('Unsatisfied', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(entry(page, order.number)).toContainText('Guaranteed Unsatisfied');
  await expect.poll(async () => (await storedOrder(order.id))['revision']).toBe(3);
  expect(await storedOrder(order.id)).toMatchObject({
    guarantee_status: 'unsatisfied',
    guarantee_start_at: null,
  });
});
