import { expect, type Page } from '@playwright/test';
import { sell, storedOrder } from '#support/sold-orders.ts';
import { entry, find, openSold, test } from '#support/browser/sold-view.ts';

test('SOLD-11 INV-13 what the admin saves in one tab is not overwritten by the open dialog of another @desk', async ({
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
  const second = await open(await context.newPage(), 'UPS', '1Z999AA10123456784');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByRole('alert')).toContainText('changed after you opened it');
  await expect(second.getByRole('alert')).toContainText('Filled, FedEx 123456789012');
  await expect(second.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect
    .poll(() => storedOrder(order.id))
    .toMatchObject({ revision: 2, tracking_number: '123456789012' });
});
