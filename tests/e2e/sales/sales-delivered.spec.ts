import { expect, type Page } from '@playwright/test';
import { HOUR_MS } from '@reef/domain/shared/time';
import { expectAccessible, expectFitAtBothSizes } from '#support/browser/axe.ts';
import { sell, storedOrder } from '#support/sold-orders.ts';
import { entry, fillBy, find, openSold, test } from '#support/browser/sold-view.ts';

async function openDetails(page: Page, number: string): Promise<void> {
  await find(page, number);
  await page.getByRole('button', { name: `Details of order ${number}` }).click();
}

/** Waits until the order has this revision and the fields that came with it. */
async function expectStored(id: string, fields: Record<string, unknown>): Promise<void> {
  await expect.poll(() => storedOrder(id)).toMatchObject(fields);
}

test('ORD-02 a carrier makes an order shipped, the owner marks it delivered, and both can be undone; a local delivery is delivered once its time has come, or when the owner says so @phone', async ({
  page,
}) => {
  const order = await sell();
  const local = await sell({ arrival_day: '2032-03-10' });
  const handed = await sell();
  await openSold(page);
  await openDetails(page, order.number);
  await fillBy(page, order.number, 'UPS', '1Z999AA10123456784');
  await expectStored(order.id, { revision: 2, status: 'shipped', delivered_at: null });
  // The second tap, which may come before or after the edit shows, is none.
  const deliver = page.getByRole('button', { name: `Mark delivered order ${order.number}` });
  await deliver.dblclick({ delay: 100 });
  await expect(page.getByText('Order marked as delivered')).toBeVisible();
  await expectStored(order.id, { revision: 3, status: 'delivered' });
  await expect.poll(async () => (await storedOrder(order.id))['delivered_at']).not.toBeNull();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Mark as not delivered/ }).click();
  await expectStored(order.id, { revision: 4, status: 'shipped', delivered_at: null });
  await page.getByRole('button', { name: /^Mark delivered/ }).click();
  await expectStored(order.id, { revision: 5, status: 'delivered' });
  await entry(page, order.number).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Mark as not filled' }).click();
  await expectStored(order.id, { revision: 6, status: 'processing', delivered_at: null });

  await openDetails(page, local.number);
  await entry(page, local.number).getByRole('checkbox').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Local Delivery', { exact: true }).click();
  const planned = new Date(Date.now() + 30 * HOUR_MS);
  // In the field's format: the local time, to the minute.
  const typed = await page.evaluate((at) => {
    const here = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
    return here.toISOString().slice(0, 16);
  }, planned.getTime());
  const field = dialog.getByLabel(/^Planned for/);
  // A date without a time: to a script the browser's field is empty.
  await field.focus();
  await page.keyboard.type('11252030');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a date and time, or clear the field.')).toBeVisible();
  await expect(field).toBeFocused();
  await test.step('a device in another zone says the shop’s time, and which day the buyer chose', async () => {
    const debug = await page.context().newCDPSession(page);
    await debug.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' });
    await field.fill('2032-03-10T09:00');
    const theirs = /^That is Tuesday, March 9 at 7:00\sPM EST in the shop’s time zone\.$/;
    await expect(dialog.getByText(theirs)).toBeVisible();
    await expect(dialog.getByText('The buyer chose Wednesday, March 10.')).toBeVisible();
    await expect(
      dialog.getByText(/^March 10, 2032 is \d+ days away: check the year\.$/),
    ).toBeVisible();
    await debug.send('Emulation.setTimezoneOverride', { timezoneId: '' });
    await debug.detach();
  });
  await field.fill(typed);
  await expect(dialog.getByText(/days away/)).toHaveCount(0);
  await expectFitAtBothSizes(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectStored(local.id, { revision: 2, status: 'processing', tracking_number: 'LOCAL' });
  // The check at the other size has left the details open.
  await page.getByRole('button', { name: /^Mark delivered/ }).dblclick();
  await expectStored(local.id, { revision: 3, status: 'delivered' });
  await expect(page.getByRole('button', { name: /^Mark (delivered|as not)/ })).toHaveCount(0);
  await expect(page.getByText(/changed this order again meanwhile/)).toHaveCount(0);

  await find(page, handed.number);
  await fillBy(page, handed.number, 'Pickup');
  await expectStored(handed.id, { revision: 2, status: 'delivered', tracking_number: 'PICKUP' });
  // Without a planned time it is with its buyer: the owner's word, by which it was picked up.
  expect((await storedOrder(handed.id))['delivered_at']).not.toBeNull();
});
