import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { expectFitAtBothSizes, expectNoSidewaysScroll } from '#support/browser/axe.ts';
import { stepBackBelowHeader } from '#support/browser/keyboard.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import { sell, type SoldOrder, storedOrder } from '#support/sold-orders.ts';
import { entry, find, openSold, test } from '#support/browser/sold-view.ts';

const DELETE_QUESTION = 'Delete the two specified orders? This cannot be undone.';

/** The emulator runs triggers one after the other, including those of tests at the same time. */
const BY_TRIGGER = { timeout: 90_000 };

/** Long before the seed's orders. */
function on(day: number, hour: number): Date {
  return new Date(2022, 6, day, hour);
}

test('SOLD-01 SOLD-02 SOLD-04 SOLD-09 SEEN-12 finds by date, number, purchaser and product; lines, link, nothing found; exports what the filters show @desk', async ({
  page,
}) => {
  const order = await sell();
  const risky = await sell({ buyer_name: '=1+1' });
  const wanted = [await sell({ created_at: on(14, 0) }), await sell({ created_at: on(14, 23) })];
  const others = [await sell({ created_at: on(13, 23) }), await sell({ created_at: on(15, 0) })];
  const old = await sell({ created_at: new Date(2020, 10, 17, 12) });
  await openSold(page);
  await expect(page.getByText('Calendar', { exact: true })).toBeVisible();
  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  const date = page.getByLabel('Date', { exact: true });

  await test.step('one date narrows the list to its day, Clear shows all again', async () => {
    await expect(clear).toBeDisabled();
    await date.fill('2022-07-14');
    for (const { number } of wanted) await expect(entry(page, number)).toHaveCount(1);
    for (const { number } of others) await expect(entry(page, number)).toHaveCount(0);
    await clear.click();
    await expect(date).toHaveValue('');
    await expect(entry(page, 'R')).not.toHaveCount(0);
    for (const { number } of wanted) await expect(entry(page, number)).toHaveCount(0);
  });

  await test.step('SEEN-12 a date is typed as into any date field', async () => {
    await date.focus();
    await page.keyboard.type('11172020', { delay: 60 });
    await expect(date).toHaveValue('2020-11-17');
    await expect(entry(page, old.number)).toHaveCount(1);
    await clear.click();
    await expect(date).toHaveValue('');
  });

  await test.step('finds by number, purchaser and product', async () => {
    for (const text of [
      order.number.toLowerCase(),
      order.product,
      order.product.replace('Testfish', 'buyer'),
    ]) {
      // Nothing in between: the row of the search before would be taken for this one's.
      await find(page, 'nobody of this name');
      await expect(entry(page, order.number)).toHaveCount(0);
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
    // A visit to another page and back: the search and the opened row are still there.
    const searched = await page.getByLabel('Search sales').inputValue();
    await page.getByRole('link', { name: 'What to pack today' }).click();
    await expect(page).toHaveURL(/\/packing$/);
    await page.goBack();
    await expect(page.getByLabel('Search sales')).toHaveValue(searched);
    await expect(page.locator('td[data-label="Unit Price"]')).toContainText('$24.99');
    const found = page.getByRole('status');
    await expect(found.filter({ hasText: '1 order, all there are.' })).toBeVisible();
    await find(page, 'nobodyboughtthis');
    await expect(page.getByText('No sales match your search.')).toBeVisible();
    await expect(found.filter({ hasText: 'No sales match your search.' })).toBeVisible();
    await clear.click();
    await expect(entry(page, 'R')).not.toHaveCount(0);
  });

  await test.step('exports what the filters show', async () => {
    await find(page, risky.number);
    // At once, before the list has followed the typing: the export follows the search box. By key,
    // because the button moves up as the list narrows.
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).press('Enter');
    const text = readFileSync(await (await download).path(), 'utf8');
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
    expect(text).toContain(risky.number);
    expect(text).toContain("'=1+1");
  });
});

test('SOLD-02 SOLD-10 SEEN-11 an order arrives live, whatever shape its items have; parts of words find one; chips count all and narrow the list @phone', async ({
  page,
}) => {
  const order = await sell({
    created_at: new Date(Date.now() + 60_000),
    buyer_name: `Xanthippe${Date.now()}`,
  });
  await openSold(page);

  await test.step('SOLD-10 an order arrives live, whatever shape its items have', async () => {
    await expect(entry(page, 'R')).not.toHaveCount(0);
    const line = { product_id: 'p', name: 'Late arrival', quantity: 3, unit_price_cents: 1000 };
    // No row moves while a finger is down.
    await page.getByRole('heading', { level: 1 }).hover();
    await page.mouse.down();
    const late = await sell({
      created_at: new Date(Date.now() + 120_000),
      items: { line_items: [line] },
      total_amount: null,
    });
    await page.waitForTimeout(1000);
    await expect(entry(page, late.number)).toHaveCount(0);
    await page.mouse.up();
    await expect(entry(page, late.number)).toContainText('Late arrival');
    await expect(entry(page, late.number)).toContainText('$30.00');
  });

  await test.step('SOLD-02 chips count all orders and narrow the list', async () => {
    const chip = page.getByRole('button', { name: /^Unfulfilled/ });
    await expect(chip).toHaveText(/\d/);
    const counted = async () => Number((await chip.textContent())?.replaceAll(/\D/g, ''));
    let lowest = await counted();
    await sell();
    // The count follows live, without a reload; tests at the same time lower it.
    const hasGrown = async () => {
      const count = await counted();
      lowest = Math.min(lowest, count);
      return count > lowest;
    };
    await expect.poll(hasGrown, BY_TRIGGER).toBe(true);
    await chip.click();
    await expect(entry(page, order.number)).toHaveCount(1);
    // An order is missing only where the list that was asked for has come.
    const answer = page
      .getByRole('status')
      .filter({ hasText: /all there are\.|longer list\.|\d read so far\.$|No sales match/ });
    const filled = page.getByRole('button', { name: /^Filled/ });
    await filled.click();
    await expect(filled).toHaveAttribute('aria-pressed', 'true');
    await expect(answer).toBeVisible();
    await expect(entry(page, order.number)).toHaveCount(0);
    await filled.click();
    await page.getByRole('button', { name: 'More filters' }).click();
    const categories = page.getByRole('group', { name: 'Sold category' });
    await categories.getByRole('button', { name: /^Live Coral/ }).click();
    await expect(entry(page, order.number)).toHaveCount(1);
    const wysiwyg = categories.getByRole('button', { name: /^WYSIWYG/ });
    await wysiwyg.click();
    await expect(wysiwyg).toHaveAttribute('aria-pressed', 'true');
    await expect(answer).toBeVisible();
    await expect(entry(page, order.number)).toHaveCount(0);
    await categories.getByRole('button', { name: /^All/ }).click();
    await expect(entry(page, order.number)).toHaveCount(1);
  });

  await test.step('SEEN-11 parts of words find an order', async () => {
    const { buyer_name: name } = await storedOrder(order.id);
    for (const part of [order.number.slice(3), String(name).slice(4), order.product.slice(6)]) {
      await find(page, part);
      await expect(entry(page, order.number), part).toHaveCount(1);
    }
    await find(page, `${order.number.slice(3)} othername`);
    await expect(page.getByText('No sales match your search.')).toBeVisible();
  });
});

/** The totals of the table's rows, in dollars, from first to last. */
async function totalsShown(page: Page): Promise<number[]> {
  const rows = await page.locator('.sales-table > tbody > tr').allTextContents();
  return rows.flatMap((row) => {
    const [, dollars] = /\$([\d,]+\.\d\d)\s*$/.exec(row) ?? [];
    return dollars === undefined ? [] : Number(dollars.replaceAll(',', ''));
  });
}

/** The first in the list, and as wide as an order gets. */
function sellWide(tracking: string): Promise<SoldOrder> {
  return sell({
    is_fulfilled: true,
    fulfillment_type: 'shipped',
    shipping_carrier: 'USPS',
    tracking_number: `USPS ${tracking}`,
    delivery_datetime: new Date(),
    guarantee_start_at: new Date(),
    buyer_name: 'Maximiliana Fernandez-Castellanos',
    categories: ['Saltwater Fish', 'Live Coral', 'Invertebrates', 'WYSIWYG'],
    created_at: new Date(Date.now() + 60_000),
  });
}

test('SOLD-03 SOLD-07 SEEN-20 fits every desk; headers sort the whole list: a new header sorts ascending, the same one toggles; an order without a total has the sum of its lines @desk', async ({
  page,
}) => {
  const tracking = '9400100000000000000006';
  const wide = await sellWide(tracking);
  // Below and above everything else, except for a replacement's $0.00.
  const least = await sell({ total_amount: 0.01 });
  const most = await sell({ total_amount: 98_765.43 });
  await openSold(page);
  const total = page.getByRole('columnheader', { name: 'Total' });

  await test.step('no sideways scroll, no number broken in two, the header stays', async () => {
    const shown = entry(page, wide.number).getByText(tracking, { exact: true });
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(shown).toBeVisible();
      await expectNoSidewaysScroll(page);
      // Polled: a row that is being rendered has no size.
      await expect(async () => {
        expect(await shown.evaluate((it) => it.getClientRects().length)).toBe(1);
        expect((await shown.boundingBox())?.height).toBeLessThan(30);
      }, `at ${width} px`).toPass();
    }
    await page.getByText(/all there are|of a longer list/).scrollIntoViewIfNeeded();
    await expect(total).toBeInViewport();
  });

  await test.step('headers sort the whole list', async () => {
    const first = page.locator('.sales-table > tbody > tr').first();
    await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
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
    await expect(total.getByRole('button')).toBeFocused();
    await expect(entry(page, least.number)).toHaveCount(0);
    const descending = await totalsShown(page);
    expect(descending).toEqual(descending.toSorted((one, other) => other - one));
    // By its number: another test's order may come in above it.
    const fifth = page.locator('.sales-table > tbody > tr').nth(4).getByRole('button').first();
    const [number = ''] = /R[\w-]+$/.exec((await fifth.getAttribute('aria-label')) ?? '') ?? [];
    const row = entry(page, number);
    const details = row.getByRole('button').first();
    await stepBackBelowHeader(page, details, row.getByRole('link').first());
  });

  await test.step('SEEN-20 an order without a total is listed with the sum of its lines, and sorted by it', async () => {
    const order = await sell();
    const document = shopDatabase().doc(`orders/${order.id}`);
    await document.update({ total_amount: FieldValue.delete() });
    await find(page, order.number);
    await expect(entry(page, order.number)).toContainText('$49.98');
    const completed = async () => (await storedOrder(order.id))['total_amount'];
    await expect.poll(completed, BY_TRIGGER).toBe(49.98);
    await total.getByRole('button').click();
    await expect(total).toHaveAttribute('aria-sort', 'ascending');
    await expect(entry(page, order.number)).toContainText('$49.98');
  });
});

test('SEEN-10 SOLD-08 SEEN-22 unfulfilled means paid and not returned; returned orders cannot be edited; deletes the two specified orders after naming what the server has @desk', async ({
  page,
}) => {
  const mark = `Packer${Date.now()}`;
  const sold = { buyer_name: mark, created_at: new Date(Date.now() + 60_000) };
  const toPack = await sell(sold);
  const pending = await sell({ ...sold, payment_status: 'pending', status: 'pending' });
  const returning = await sell({ ...sold, status: 'cancelled' });
  const disputed = await sell({ ...sold, dispute: 'open', is_packing_blocked: true });
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
  await expect(entry(page, returning.number)).toContainText('The payment is being refunded');
  // Why it cannot be ticked is seen, and heard at the tick, which takes the focus and no press.
  const locked = entry(page, disputed.number).getByRole('checkbox');
  const reason = 'The payment is disputed: do not send this order.';
  await expect(locked).toBeDisabled();
  await expect(locked).toHaveAccessibleDescription(reason);
  await expect(entry(page, disputed.number).getByText(reason)).toBeVisible();
  await locked.press('Space');
  await expect(locked).not.toBeChecked();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /^Unfulfilled/ }).click();
  await expect(entry(page, toPack.number)).toBeVisible();
  for (const other of [pending, returning, refunded, disputed]) {
    await expect(entry(page, other.number)).toHaveCount(0);
  }

  const numbers = ['R000000-DEMO1', 'R000000-DEMO2'];
  const orders = shopDatabase().collection('orders');
  const before = await orders.where('order_number', 'in', numbers).get();
  for (const order_number of numbers) await sell({ order_number });
  try {
    const press = page.getByRole('button', { name: 'Delete specified orders' });
    await press.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(DELETE_QUESTION);
    for (const number of numbers) await expect(dialog).toContainText(number);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await orders.where('order_number', 'in', numbers).get()).empty).toBe(false);
    // An order goes while the question is open: the other is not deleted without asking anew.
    await press.click();
    for (const number of numbers) await expect(dialog).toContainText(number);
    const [kept = '', gone = ''] = numbers;
    const second = await orders.where('order_number', '==', gone).get();
    await Promise.all(second.docs.map((order) => order.ref.delete()));
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(/^Nothing was deleted: they are no longer/)).toBeVisible();
    expect((await orders.where('order_number', '==', kept).get()).empty).toBe(false);
    await press.click();
    await expect(dialog).toContainText(kept);
    await expect(dialog).not.toContainText(gone);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Specified orders deleted')).toBeVisible();
    await expect
      .poll(async () => (await orders.where('order_number', 'in', numbers).get()).empty)
      .toBe(true);
    // None are left, so that there is nothing to ask.
    await press.click();
    await expect(page.getByText('Neither of the two orders exists.')).toBeVisible();
    await expect(page.getByText('Failed to delete orders').first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
  } finally {
    await Promise.all(before.docs.map((order) => order.ref.set(order.data())));
  }
});
