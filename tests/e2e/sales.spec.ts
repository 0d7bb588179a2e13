import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { adminState } from '../support/admin-session.ts';
import { test } from '../support/browser-test.ts';
import { shopDatabase } from '../support/demo-shop.ts';
import { forgetSales, sell, storedOrder } from '../support/sold-orders.ts';

const SOLD = '/content-product-management?tab=existing&show=Sold';
const DELETE_QUESTION = 'Delete the two specified orders? This cannot be undone.';

test.use({
  storageState: async ({ browser, baseURL }, use) => {
    await use(await adminState(browser, baseURL));
  },
});

test.afterEach(forgetSales);

/** What a browser without a network says of itself, and Firestore's look whether there is one. */
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /cleardot\.gif/, /Could not reach Cloud Firestore/];

/** Takes what being offline explains out of the faults; everything else still fails the test. */
function excuseOffline(faults: string[]): void {
  const others = faults.filter((fault) => !OFFLINE.some((known) => known.test(fault)));
  faults.splice(0, faults.length, ...others);
}

async function openSold(page: Page): Promise<void> {
  await page.goto(SOLD);
  await expect(page.getByLabel('Search sales')).toBeVisible();
}

async function find(page: Page, text: string): Promise<void> {
  await page.getByLabel('Search sales').fill(text);
}

/** The order's row, or its card on a phone. */
function entry(page: Page, number: string): Locator {
  return page.locator('.sales-table > tbody > tr, main li.surface').filter({ hasText: number });
}

async function moreFilters(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'More filters' }).click();
}

async function fillBy(page: Page, number: string, method: string, tracking?: string) {
  await entry(page, number).getByRole('checkbox').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(method, { exact: true }).click();
  if (tracking) await dialog.getByLabel(/^Tracking number/).fill(tracking);
  await dialog.getByRole('button', { name: 'Save' }).click();
}

test('SOLD-01 SOLD-02 SOLD-04 finds by number, purchaser and product; lines, link, nothing found', async ({
  page,
  isMobile,
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
  await expect(page.getByRole('link', { name: /^Buyer/ })).toHaveAttribute(
    'href',
    /\/user-management\?user=e2e-buyer-/,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await find(page, 'nobodyboughtthis');
  await expect(page.getByText('No sales match your search.')).toBeVisible();
  await moreFilters(page, isMobile);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(entry(page, 'R')).not.toHaveCount(0);
});

test('SOLD-02 chips count all orders and narrow the list', async ({ page, isMobile }) => {
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
  await moreFilters(page, isMobile);
  const categories = page.getByRole('group', { name: 'Sold category' });
  await categories.getByRole('button', { name: /^Live Coral/ }).click();
  await expect(entry(page, order.number)).toHaveCount(1);
  await categories.getByRole('button', { name: /^WYSIWYG/ }).click();
  await expect(entry(page, order.number)).toHaveCount(0);
});

test('SOLD-03 headers sort the whole list: a new one ascending, the same one toggles', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone sorts by its two selects');
  await sell({ total_amount: 0.01 });
  await openSold(page);
  await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const total = page.getByRole('columnheader', { name: 'Total' });
  await total.getByRole('button').click();
  await expect(total).toHaveAttribute('aria-sort', 'ascending');
  await total.getByRole('button').click();
  await expect(total).toHaveAttribute('aria-sort', 'descending');
  await expect(page.locator('.sales-table > tbody > tr').first()).not.toContainText('$0.01');
});

test('SOLD-05 SOLD-06 SOLD-07 GUAR-01 fills with a carrier, shows delivery and guarantee, unfills', async ({
  page,
}) => {
  const order = await sell();
  await openSold(page);
  await find(page, order.number);
  await entry(page, order.number).getByRole('checkbox').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Please select a delivery method')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(dialog.getByLabel(/^Tracking number/)).toHaveCount(0);
  await dialog.getByText('Pickup', { exact: true }).click();
  await expect(dialog.getByLabel(/^Tracking number/)).toHaveCount(0);
  await dialog.getByText('FedEx', { exact: true }).click();
  await dialog.getByLabel(/^Tracking number/).fill('9400 1000 0000 0000 0000 06');
  await dialog.getByRole('button', { name: 'Use USPS' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Order marked as filled')).toBeVisible();
  await expect(entry(page, order.number)).toContainText(/USPS 9400/);
  await expect(entry(page, order.number)).toContainText('Guaranteed Pending');
  await expect(entry(page, order.number)).toContainText(/\d+h \d\dm \d\ds/);
  await expect.poll(async () => (await storedOrder(order.id))['revision']).toBe(2);
  expect(await storedOrder(order.id)).toMatchObject({
    is_fulfilled: true,
    fulfillment_type: 'shipped',
    shipping_carrier: 'USPS',
  });
  await entry(page, order.number).getByRole('checkbox').click();
  await expect(
    page.getByText('Mark this order as NOT filled and clear delivery details?'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Mark as not filled' }).click();
  await expect(page.getByText('Order unfilled')).toBeVisible();
  await expect.poll(async () => (await storedOrder(order.id))['revision']).toBe(3);
  expect(await storedOrder(order.id)).toMatchObject({
    is_fulfilled: false,
    fulfillment_type: null,
    delivery_datetime: null,
    shipping_carrier: null,
    tracking_number: null,
  });
});

/** The tab's process dies as when the phone's power goes: no page hears of it. */
async function endSuddenly(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // The command's own answer dies with the tab.
  session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

test.describe('without signal', () => {
  // Closing the app and opening it again offline is the worker's part.
  test.use({ serviceWorkers: 'allow' });

  test('INV-13 SOLD-11 fills without signal, survives reload and the tab’s sudden end, arrives once by itself', async ({
    page,
    context,
    faults,
  }) => {
    const order = await sell();
    await openSold(page);
    await find(page, order.number);
    await expect(entry(page, order.number)).toHaveCount(1);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await fillBy(page, order.number, 'Local Delivery');
    await expect(page.getByText('Order marked as filled')).toBeVisible();
    await expect(entry(page, order.number)).toContainText('waiting to sync');
    const isShownWaiting = async (tab: Page) => {
      await find(tab, order.number);
      await expect(entry(tab, order.number)).toContainText('Local Delivery');
      await expect(entry(tab, order.number)).toContainText('waiting to sync');
    };
    await page.reload();
    await isShownWaiting(page);
    await endSuddenly(page);
    const next = await context.newPage();
    await openSold(next);
    await isShownWaiting(next);
    expect((await storedOrder(order.id))['revision']).toBe(1);
    await context.setOffline(false);
    await expect(entry(next, order.number)).not.toContainText('waiting to sync', {
      timeout: 40_000,
    });
    await expect(next.getByText(/waiting to sync/)).toHaveCount(0);
    expect(await storedOrder(order.id)).toMatchObject({ revision: 2, tracking_number: 'LOCAL' });
    excuseOffline(faults);
  });

  test('SOLD-11 INV-14 signing out with changes that wait asks first, then forgets them', async ({
    page,
    context,
    faults,
  }) => {
    const order = await sell();
    await openSold(page);
    await find(page, order.number);
    await expect(entry(page, order.number)).toHaveCount(1);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await fillBy(page, order.number, 'Pickup');
    await expect(entry(page, order.number)).toContainText('waiting to sync');
    const signOut = async () => {
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('banner').getByText('Sign out', { exact: true }).click();
    };
    await signOut();
    const dialog = page.getByRole('dialog', { name: /lose changes that wait/ });
    await expect(dialog.getByRole('heading', { name: /lose changes that wait/ })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(entry(page, order.number)).toContainText('waiting to sync');
    await signOut();
    await dialog.getByRole('button', { name: 'Sign out and lose them' }).click();
    await expect(page.getByText('Signed Out')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('reef-order-edits'))).toBe('[]');
    await context.setOffline(false);
    await page.waitForTimeout(1500);
    expect(await storedOrder(order.id)).toMatchObject({ revision: 1, is_fulfilled: false });
    excuseOffline(faults);
  });
});

test('INV-13 SOLD-11 an edit that another admin was faster with is told, and does not undo theirs', async ({
  page,
  context,
  browser,
  storageState,
  faults,
}) => {
  const order = await sell();
  await openSold(page);
  await find(page, order.number);
  await expect(entry(page, order.number)).toHaveCount(1);
  await context.setOffline(true);
  await fillBy(page, order.number, 'UPS', '1Z999AA10123456784');
  await expect(entry(page, order.number)).toContainText('waiting to sync');

  const other = await browser.newContext({ storageState });
  const theirs = await other.newPage();
  await openSold(theirs);
  await find(theirs, order.number);
  await fillBy(theirs, order.number, 'Pickup');
  await expect.poll(async () => (await storedOrder(order.id))['tracking_number']).toBe('PICKUP');
  await other.close();

  await context.setOffline(false);
  const notice = page.getByRole('alert').filter({ hasText: order.number });
  await expect(notice).toContainText('Another admin changed this order meanwhile', {
    timeout: 40_000,
  });
  await expect(notice).toContainText('Filled, Pickup');
  await expect(entry(page, order.number)).toContainText('Pickup');
  expect(await storedOrder(order.id)).toMatchObject({ revision: 2, tracking_number: 'PICKUP' });
  await notice.getByRole('button', { name: 'Understood' }).click();
  await expect(page.getByText('Another admin changed this order meanwhile')).toHaveCount(0);
  excuseOffline(faults);
});

test('SOLD-10 an order arrives live, whatever shape its items have', async ({ page }) => {
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

test('GUAR-02 GUAR-03 sets and restarts the guarantee', async ({ page }) => {
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

test('SOLD-08 deletes the two specified orders after naming them', async ({ page, isMobile }) => {
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
    await press.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Failed to delete orders')).toBeVisible();
  } finally {
    await Promise.all(before.docs.map((order) => order.ref.set(order.data())));
  }
});

test('SOLD-02 exports what the filters show', async ({ page }) => {
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

test('CAL-01 CAL-02 CAL-03 CAL-04 the calendar totals paid orders and opens days and ranges', async ({
  page,
  isMobile,
}) => {
  // A month of its own for each project, long before the seed's orders.
  const [year, month] = isMobile ? [2021, 2] : [2022, 4];
  const name = isMobile ? 'March' : 'May';
  const on = (day: number) => new Date(year, month, day, 10);
  const paid = await sell({ created_at: on(3), total_amount: 10 });
  const dear = await sell({ created_at: on(3), total_amount: 100.5 });
  const later = await sell({ created_at: on(5), total_amount: 1 });
  await sell({ created_at: on(5), total_amount: 999, payment_status: 'refunded' });
  await openSold(page);
  await page.getByText('Calendar', { exact: true }).click();
  await page.getByLabel('Month', { exact: true }).selectOption({ label: name });
  await page.getByLabel('Year').selectOption(String(year));
  const total = page.getByRole('region', { name: 'Monthly total' });
  await expect(total).toContainText('$111.50');
  await expect(total).toContainText('3');
  await expect(page.getByText('Totals include only paid orders')).toBeVisible();
  await expect(page.getByRole('columnheader').first()).toHaveText('Sun');
  const day = (date: number) =>
    page.getByRole('button', { name: new RegExp(`${name} ${date}, ${year}:`) });
  await expect(day(3)).toHaveAccessibleName(/\$110\.50, 2 orders/);
  await page.getByRole('button', { name: 'Show chart' }).click();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('row', { name: /^3 \$110\.50 \(2\)/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await day(3).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('$110.50 · 2 orders');
  await dialog.getByLabel('Sort by').selectOption('amount');
  await dialog.getByLabel('Order', { exact: true }).selectOption('desc');
  await expect(dialog.getByRole('listitem').first()).toContainText(dear.number);
  await dialog.getByLabel('Filter').fill(paid.number);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByLabel('Filter').fill('nobody');
  await expect(dialog.getByText('No paid orders.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByText('Range', { exact: true }).click();
  await day(5).click();
  await day(4).click();
  await expect(entry(page, later.number)).toHaveCount(1);
  await expect(entry(page, paid.number)).toHaveCount(0);
  await expect(page.getByText(/^Showing/)).toBeVisible();
});
