import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectFitAtBothSizes, expectNoSidewaysScroll } from '#support/axe.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import { sell } from '#support/sold-orders.ts';
import { entry, find, openSold, test } from '#support/sold-view.ts';

const DELETE_QUESTION = 'Delete the two specified orders? This cannot be undone.';

test('SOLD-01 SOLD-02 SOLD-04 SOLD-09 finds by number, purchaser and product; lines, link, nothing found @desk', async ({
  page,
}) => {
  const order = await sell();
  await openSold(page);
  await expect(page.getByText('Calendar', { exact: true })).toBeVisible();
  for (const text of [
    order.number.toLowerCase(),
    order.product,
    order.product.replace('Testfish', 'buyer'),
  ]) {
    await find(page, text);
    await expect(entry(page, order.number)).toHaveCount(1);
    await expect(entry(page, order.number)).toContainText('$49.98');
  }
  await entry(page, order.number)
    .getByRole('button', { name: /^Details of order|^Details/ })
    .click();
  await expect(page.locator('td[data-label="Unit Price"]')).toContainText('$24.99');
  await expect(entry(page, order.number).getByRole('link', { name: /^Buyer/ })).toHaveAttribute(
    'href',
    /\/user-management\?user=e2e-buyer-/,
  );
  await expectFitAtBothSizes(page);
  await find(page, 'nobodyboughtthis');
  await expect(page.getByText('No sales match your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(entry(page, 'R')).not.toHaveCount(0);
});

test('SOLD-02 chips count all orders and narrow the list @phone', async ({ page }) => {
  const order = await sell({ created_at: new Date(Date.now() + 60_000) });
  await openSold(page);
  const chip = page.getByRole('button', { name: /^Unfulfilled/ });
  await expect(chip).toHaveText(/\d/);
  const counted = async () => Number((await chip.textContent())?.replaceAll(/\D/g, ''));
  const before = await counted();
  await sell();
  // The count follows live, nothing being reloaded.
  await expect.poll(counted).toBeGreaterThan(before);
  await chip.click();
  await expect(entry(page, order.number)).toHaveCount(1);
  await page.getByRole('button', { name: /^Filled/ }).click();
  await expect(entry(page, order.number)).toHaveCount(0);
  await page.getByRole('button', { name: /^Filled/ }).click();
  await page.getByRole('button', { name: 'More filters' }).click();
  const categories = page.getByRole('group', { name: 'Sold category' });
  await categories.getByRole('button', { name: /^Live Coral/ }).click();
  await expect(entry(page, order.number)).toHaveCount(1);
  await categories.getByRole('button', { name: /^WYSIWYG/ }).click();
  await expect(entry(page, order.number)).toHaveCount(0);
});

/** Long before the seed's orders. */
function on(day: number, hour: number): Date {
  return new Date(2022, 6, day, hour);
}

test('SOLD-02 one date narrows the list to its day, Clear shows all again @desk', async ({
  page,
}) => {
  const wanted = [await sell({ created_at: on(14, 0) }), await sell({ created_at: on(14, 23) })];
  const others = [await sell({ created_at: on(13, 23) }), await sell({ created_at: on(15, 0) })];
  await openSold(page);
  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  await expect(clear).toBeDisabled();
  await page.getByLabel('Date', { exact: true }).fill('2022-07-14');
  for (const { number } of wanted) await expect(entry(page, number)).toHaveCount(1);
  for (const { number } of others) await expect(entry(page, number)).toHaveCount(0);
  await clear.click();
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('');
  await expect(entry(page, 'R')).not.toHaveCount(0);
  for (const { number } of wanted) await expect(entry(page, number)).toHaveCount(0);
});

/** The totals of the table's rows, in dollars, from the first to the last. */
async function totalsShown(page: Page): Promise<number[]> {
  const rows = await page.locator('.sales-table > tbody > tr').allTextContents();
  return rows.flatMap((row) => {
    const [, dollars] = /\$([\d,]+\.\d\d)\s*$/.exec(row) ?? [];
    return dollars === undefined ? [] : Number(dollars.replaceAll(',', ''));
  });
}

test('SOLD-03 headers sort the whole list: a new one ascending, the same one toggles', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone sorts by its two selects');
  // Below and above whatever else there is, but for a replacement's $0.00.
  const least = await sell({ total_amount: 0.01 });
  const most = await sell({ total_amount: 98_765.43 });
  const first = page.locator('.sales-table > tbody > tr').first();
  await openSold(page);
  await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const total = page.getByRole('columnheader', { name: 'Total' });
  await total.getByRole('button').click();
  await expect(total).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toContainText(/\$0\.0[01]/);
  await expect(entry(page, least.number)).toBeVisible();
  const ascending = await totalsShown(page);
  expect(ascending.length).toBeGreaterThan(5);
  expect(ascending).toEqual(ascending.toSorted((one, other) => one - other));
  await expect(entry(page, most.number)).toHaveCount(0);
  await total.getByRole('button').press('Enter');
  await expect(total).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toContainText(most.number);
  await expect(entry(page, least.number)).toHaveCount(0);
  const descending = await totalsShown(page);
  expect(descending).toEqual(descending.toSorted((one, other) => other - one));
});

test('SOLD-03 SOLD-07 fits every desk: no sideways scroll, no number broken in two, the header stays @desk', async ({
  page,
}) => {
  const number = '9400100000000000000006';
  const order = await sell({
    is_fulfilled: true,
    fulfillment_type: 'shipped',
    shipping_carrier: 'USPS',
    tracking_number: `USPS ${number}`,
    delivery_datetime: new Date(),
    guarantee_start_at: new Date(),
    buyer_name: 'Maximiliana Fernandez-Castellanos',
    categories: ['Saltwater Fish', 'Live Coral', 'Invertebrates', 'WYSIWYG'],
    created_at: new Date(Date.now() + 60_000),
  });
  await openSold(page);
  const shown = entry(page, order.number).getByText(number, { exact: true });
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(shown).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(await shown.evaluate((it) => it.getClientRects().length), `at ${width} px`).toBe(1);
    expect((await shown.boundingBox())?.height, `at ${width} px`).toBeLessThan(30);
  }
  const header = page.getByRole('columnheader', { name: 'Total' });
  await page.getByText(/all there are|of a longer list/).scrollIntoViewIfNeeded();
  await expect(header).toBeInViewport();
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
});

test('SOLD-10 an order arrives live, whatever shape its items have @phone', async ({ page }) => {
  await openSold(page);
  await expect(entry(page, 'R')).not.toHaveCount(0);
  const line = { product_id: 'p', name: 'Late arrival', quantity: 3, unit_price_cents: 1000 };
  const order = await sell({
    created_at: new Date(Date.now() + 120_000),
    items: { line_items: [line] },
    total_amount: null,
  });
  await expect(entry(page, order.number)).toContainText('Late arrival');
  await expect(entry(page, order.number)).toContainText('$30.00');
});

test('SOLD-08 SEEN-22 deletes the two specified orders after naming what the server has @desk', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'there are only two such orders');
  const numbers = ['R000000-DEMO1', 'R000000-DEMO2'];
  const orders = shopDatabase().collection('orders');
  const before = await orders.where('order_number', 'in', numbers).get();
  for (const order_number of numbers) await sell({ order_number });
  try {
    await openSold(page);
    const press = page.getByRole('button', { name: 'Delete specified orders' });
    await press.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(DELETE_QUESTION);
    for (const number of numbers) await expect(dialog).toContainText(number);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await orders.where('order_number', 'in', numbers).get()).empty).toBe(false);
    await press.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Specified orders deleted')).toBeVisible();
    expect((await orders.where('order_number', 'in', numbers).get()).empty).toBe(true);
    // None are left, so that there is nothing to ask.
    await press.click();
    await expect(page.getByText('Failed to delete orders')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  } finally {
    await Promise.all(before.docs.map((order) => order.ref.set(order.data())));
  }
});

test('SOLD-02 exports what the filters show @desk', async ({ page }) => {
  const order = await sell({ buyer_name: '=1+1' });
  await openSold(page);
  await find(page, order.number);
  // At once, before the list has followed the typing: exported is what the box asks for.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(text).toContain(order.number);
  expect(text).toContain("'=1+1");
});
