import { expect, type Page } from '@playwright/test';
import { sell, storedOrder } from '#support/sold-orders.ts';
import { entry, find, openSold, test } from '#support/browser/sold-view.ts';

test('SOLD-11 INV-13 GUAR-01 what the admin saves in one tab is not overwritten by the open dialog of another @desk', async ({
  page,
  context,
}) => {
  const order = await sell();
  const open = async (tab: Page, method: string, tracking: string) => {
    await openSold(tab);
    await find(tab, order.number);
    await entry(tab, order.number).getByRole('checkbox').click();
    const dialog = tab.getByRole('dialog');
    await dialog.getByText(method, { exact: true }).click();
    await dialog.getByLabel(/^Tracking number/).fill(tracking);
    return dialog;
  };
  const first = await open(page, 'FedEx', '123456789012');
  const other = await context.newPage();
  const second = await open(other, 'UPS', '1Z999AA10123456784');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByRole('alert')).toContainText('changed after you opened it');
  await expect(second.getByRole('alert')).toContainText('Filled, FedEx 123456789012');
  await expect(second.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect
    .poll(() => storedOrder(order.id))
    .toMatchObject({ revision: 2, tracking_number: '123456789012' });

  await test.step('nor is a guarantee', async () => {
    await second.getByRole('button', { name: 'Cancel' }).click();
    for (const tab of [page, other])
      await entry(tab, order.number)
        .getByRole('button', { name: /Manage Guarantee/ })
        .click();
    await first.getByText('Unsatisfied', { exact: true }).click();
    await first.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByRole('alert')).toContainText('Guaranteed Unsatisfied');
    await expect(second.getByRole('button', { name: 'Save' })).toBeDisabled();
    await second.getByRole('button', { name: 'Go on with it as it is now' }).click();
    await second.getByText('Satisfied', { exact: true }).click();
    await second.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => storedOrder(order.id))
      .toMatchObject({ revision: 4, guarantee_status: 'satisfied' });
  });
});
