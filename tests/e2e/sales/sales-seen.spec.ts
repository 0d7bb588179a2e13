import { expect } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { shopDatabase } from '#support/demo-shop.ts';
import { sell, storedOrder } from '#support/sold-orders.ts';
import { entry, find, moreFilters, openSold, test } from '#support/sold-view.ts';

test('SEEN-10 unfulfilled is what is paid and not returned; what was returned cannot be edited @desk', async ({
  page,
}) => {
  const mark = `Packer${Date.now()}`;
  const sold = { buyer_name: mark, created_at: new Date(Date.now() + 60_000) };
  const toPack = await sell(sold);
  const pending = await sell({ ...sold, payment_status: 'pending', status: 'pending' });
  const returning = await sell({ ...sold, status: 'cancelled' });
  const refunded = await sell({
    ...sold,
    payment_status: 'refunded',
    status: 'cancelled',
    is_fulfilled: true,
    fulfillment_type: 'driving',
    tracking_number: 'PICKUP',
    delivery_datetime: new Date(),
  });
  await openSold(page);
  await find(page, mark);
  await expect(entry(page, refunded.number)).toBeVisible();
  await expect(entry(page, refunded.number).getByRole('checkbox')).toBeDisabled();
  await expect(entry(page, refunded.number).getByText('Manage Guarantee')).toHaveCount(0);
  await expect(entry(page, returning.number).getByRole('checkbox')).toBeDisabled();
  await page.getByRole('button', { name: /^Unfulfilled/ }).click();
  await expect(entry(page, toPack.number)).toBeVisible();
  for (const other of [pending, returning, refunded]) {
    await expect(entry(page, other.number)).toHaveCount(0);
  }
});

test('SEEN-11 parts of words find an order @phone', async ({ page }) => {
  const order = await sell({ buyer_name: `Xanthippe${Date.now()}` });
  await openSold(page);
  const { buyer_name: name } = await storedOrder(order.id);
  for (const part of [order.number.slice(3), String(name).slice(4), order.product.slice(6)]) {
    await find(page, part);
    await expect(entry(page, order.number), part).toHaveCount(1);
  }
  await find(page, `${order.number.slice(3)} othername`);
  await expect(page.getByText('No sales match your search.')).toBeVisible();
});

test('SEEN-12 a date is typed as into any date field @desk', async ({ page }) => {
  const order = await sell({ created_at: new Date(2020, 10, 17, 12) });
  await openSold(page);
  const field = page.getByLabel('Date', { exact: true });
  await field.focus();
  await page.keyboard.type('11172020', { delay: 60 });
  await expect(field).toHaveValue('2020-11-17');
  await expect(entry(page, order.number)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(field).toHaveValue('');
});

test('SEEN-20 an order without a total is listed with the sum of its lines, sorted by it too @desk', async ({
  page,
  isMobile,
}) => {
  const order = await sell();
  const document = shopDatabase().doc(`orders/${order.id}`);
  await document.update({ total_amount: FieldValue.delete() });
  await openSold(page);
  await find(page, order.number);
  await expect(entry(page, order.number)).toContainText('$49.98');
  await expect.poll(async () => (await storedOrder(order.id))['total_amount']).toBe(49.98);
  if (!isMobile) await page.getByRole('button', { name: /^Total/ }).click();
  else {
    await moreFilters(page, isMobile);
    const sort = page.getByLabel('Sort by');
    const direction = page.getByLabel('Order', { exact: true });
    await expect(direction).toHaveValue('desc');
    await sort.selectOption('total');
    // SEEN-21: a newly chosen column starts ascending, on a phone as well.
    await expect(direction).toHaveValue('asc');
  }
  await expect(entry(page, order.number)).toContainText('$49.98');
});
