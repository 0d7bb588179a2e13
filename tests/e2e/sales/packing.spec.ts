import { expect, type Page } from '@playwright/test';
import type { LineItem } from '@reef/domain/cart/line-item';
import { DEFAULT_SETTINGS, defaultRule } from '@reef/domain/settings/default-settings';
import { addDays, clockIn, dayWords } from '@reef/domain/shipping/day';
import { nextWorkingDay } from '@reef/domain/packing/packing-day';
import { daysToMoveTo, isWorkingDay } from '@reef/domain/shipping/arrival';
import { expectAccessible, expectFitAtBothSizes } from '#support/browser/axe.ts';
import { mailsTo } from '#support/mailbox.ts';
import { pagesOf } from '#support/browser/pdf-pages.ts';
import { endSuddenly } from '#support/browser/end-suddenly.ts';
import { sell, storedOrder } from '#support/sold-orders.ts';
import { adminPagesKept, excuseOffline, openSold, test } from '#support/browser/sold-view.ts';
import { excuse } from '#support/faults/excuse.ts';

// Opening the page without a network needs the worker.
test.use({ serviceWorkers: 'allow' });

test('SHIP-03 SHIP-05 the owner’s morning: tells two of one name apart, picks without signal, prints all slips, and holds for weather @phone', async ({
  page,
  context,
  faults,
}) => {
  // Nothing else in the demo shop is shipped this way.
  const method = 'pickup';
  const { name } = defaultRule(method);
  // The shop's present day, read once: it may end before the test does. If nothing is picked on it,
  // the next day is packed.
  const present = clockIn(DEFAULT_SETTINGS.time_zone, new Date()).day;
  const isOpen = isWorkingDay(DEFAULT_SETTINGS, present);
  const today = isOpen ? present : nextWorkingDay(DEFAULT_SETTINGS, present);
  const showDay = async (tab: Page) => {
    if (!isOpen) await tab.getByText(/^(Tomorrow|Next packing day) \(\d+\)$/).click();
  };
  const leaving = { shipping_method: method, arrival_day: today } as const;
  const first = await sell(leaving);
  const { items } = await storedOrder(first.id);
  // Two one-of-a-kind pieces of one name.
  const twin = `Testpiece ${first.number}`;
  const pictures = ['/catalogue/yellow-tang-640.webp', '/catalogue/regal-blue-tang-640.webp'];
  const pieces = pictures.map((image_url, at) => ({
    product_id: `piece-${at}`,
    name: twin,
    quantity: 1,
    unit_price_cents: 9900,
    category: 'WYSIWYG',
    image_url,
  }));
  const second = await sell({ ...leaving, items: [...(items as LineItem[]), ...pieces] });
  const later = await sell({ ...leaving, arrival_day: addDays(today, 30) });
  const refunded = await sell({ ...leaving, payment_status: 'refunded' });

  await openSold(page);
  await page.getByRole('link', { name: 'What to pack today' }).click();
  await showDay(page);
  const box = (tab: Page) => tab.getByRole('checkbox', { name: new RegExp(first.product) });
  await expect(box(page)).toHaveAccessibleName(/^4 × /);
  await expect(box(page)).toHaveAccessibleName(new RegExp(`2 for ${first.number}`));
  await expect(box(page)).toHaveAccessibleName(new RegExp(`2 for ${second.number}`));
  await expect(page.getByRole('heading', { name: first.number })).toBeVisible();
  await expect(page.getByText(later.number)).toHaveCount(0);
  await expect(page.getByText(refunded.number)).toHaveCount(0);
  await expect(page.getByText('Ticks stay on this device alone.')).toBeVisible();
  await expectFitAtBothSizes(page);

  const rows = (tab: Page) => tab.locator('.pick-row').filter({ hasText: twin });
  const rooms = (tab: Page) => rows(tab).locator('.picture-thumb');
  await test.step('SHIP-05 two pieces of one name are two rows, told apart by their pictures', async () => {
    await expect(rows(page)).toHaveCount(2);
    for (const [at, picture] of pictures.entries()) {
      await expect(rows(page).nth(at).locator('img')).toHaveAttribute('src', picture);
    }
    const whole = page.getByRole('button', { name: `See the whole picture of ${twin}` });
    // In the pick list and at the box.
    await expect(whole).toHaveCount(4);
    const room = await whole.nth(1).boundingBox();
    expect(Math.min(room?.width ?? 0, room?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await whole.nth(1).click();
    const viewer = page.getByRole('dialog', { name: twin });
    await expect(viewer.locator('img')).toHaveAttribute('src', pictures[1] ?? '');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(whole.nth(1)).toBeFocused();
    // The press has ticked nothing.
    for (const row of await rows(page).all()) {
      await expect(row.getByRole('checkbox')).not.toBeChecked();
    }
  });

  await adminPagesKept(page);
  await context.setOffline(true);
  await box(page).check();
  await page.reload();
  await showDay(page);
  await expect(box(page)).toBeChecked();
  await expect(page.getByText(/^Without a connection: the orders/)).toBeVisible();
  // A picture has its room, whether the device has kept it or not.
  await expect(rooms(page)).toHaveCount(2);
  expect(await rooms(page).last().boundingBox()).toMatchObject({ width: 64, height: 48 });
  await endSuddenly(page);
  const next = await context.newPage();
  await next.addInitScript(() => Object.assign(window, { print: () => {} }));
  await next.goto('/packing');
  await showDay(next);
  await expect(box(next)).toBeChecked();
  await expect(next.getByText(/^Without a connection: the orders/)).toBeVisible();
  const list = next.getByRole('heading', { name: 'Pick list' });
  const place = await list.boundingBox();
  await context.setOffline(false);
  await expect(next.getByText(/^Without a connection: the orders/)).toBeHidden();
  // With a signal that comes and goes, nothing moves under a finger.
  expect(await list.boundingBox()).toEqual(place);
  await expect(box(next)).toBeChecked();

  // An order that is paid meanwhile reopens the row. A part of this one was refunded.
  const third = await sell({ ...leaving, items: items as never, amount_refunded: 5 });
  await expect(box(next)).not.toBeChecked();
  const partly = new RegExp(`2 for ${third.number} \\(partly refunded\\)`);
  await expect(box(next)).toHaveAccessibleName(partly);
  await expect(
    next.getByText('$5.00 was refunded. If that was for an animal, leave it out.'),
  ).toHaveCount(1);
  await expect(next.getByText('4 picked, 2 more wanted')).toBeVisible();
  await box(next).check();

  await next.getByRole('button', { name: `Print slips of ${name}` }).click();
  await expect(next.locator('.packing-slip')).toHaveCount(3);
  const struck = next.locator('.packing-slip', { hasText: 'Part of this order was refunded.' });
  await expect(struck).toHaveCount(1);
  await expect(struck).toContainText(third.number);
  expect(pagesOf(await next.pdf({ preferCSSPageSize: true }))).toBe(3);
  await expect(next.locator('.packing-slip')).toHaveCount(0);

  await next.getByRole('button', { name: `Hold for weather of ${name}` }).click();
  const dialog = next.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Hold for weather' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: third.number }).uncheck();
  await dialog.getByLabel(/^What the buyers read/).fill('A hurricane is on its way to Miami.');
  const days = daysToMoveTo(DEFAULT_SETTINGS, [defaultRule(method)], new Date());
  const day = days.filter((each) => each !== today)[1] ?? '';
  await dialog.getByLabel('New day of arrival').selectOption({ label: dayWords(day) });
  await expectFitAtBothSizes(next);
  // The answer is lost on the way: the server has moved them, and the page cannot know.
  await next.route(
    '**/hold_orders',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Move 2 orders and email the buyers' }).click();
  await expect(next.getByRole('alert')).toContainText(/^Moving 2 orders .* was not answered/);
  // After a change the emulator empties a list before it sends it again. A page that is reloaded in
  // between keeps the empty one until the next change.
  await expect(box(next)).toHaveAccessibleName(/^2 × /);
  await next.reload();
  await showDay(next);
  await next.getByRole('button', { name: 'Ask again' }).click();
  await expect(next.getByText(`2 orders moved to ${dayWords(day)}`)).toBeVisible();
  for (const { id } of [first, second]) {
    const { arrival_day, revision, buyer_email } = await storedOrder(id);
    expect([arrival_day, revision]).toEqual([day, 2]);
    const mails = async () => (await mailsTo(String(buyer_email))).length;
    // Mails are in the emulator's one queue.
    await expect.poll(mails, { timeout: 90_000 }).toBe(1);
    const [mail] = await mailsTo(String(buyer_email));
    expect(mail?.subject).toContain(dayWords(day));
    expect(mail?.text).toContain('A hurricane is on its way to Miami.');
  }
  await expect.poll(async () => (await storedOrder(third.id))['arrival_day']).toBe(today);
  await expect(box(next)).toHaveAccessibleName(/^2 × /);
  // The order that was not moved keeps its tick.
  await expect(box(next)).toBeChecked();

  // A row that disappears passes the focus on.
  await next.getByRole('checkbox', { name: `Order Filled ${third.number}` }).click();
  await dialog.getByText('Pickup', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(next.getByRole('heading', { name: third.number })).toHaveCount(0);
  await expect(next.locator(':focus')).toHaveCount(1);
  // An order that is deleted while its edit is on the way may show, for a moment, the edit alone.
  await expect.poll(async () => (await storedOrder(third.id))['is_fulfilled']).toBe(true);
  await expect(next.getByText(/waiting to sync/)).toBeHidden();
  excuseOffline(faults);
  excuse(faults, [/net::ERR_FAILED \(\S+hold_orders\)/]);
});

test('SHIP-04 the calendar shows deliveries by day as well as sales, and a day’s list @desk', async ({
  page,
}) => {
  const arrival_day = '2031-05-06';
  const order = await sell({ shipping_method: 'overnight', arrival_day });
  await sell({ shipping_method: 'pickup', arrival_day });
  await sell({ shipping_method: 'pickup', arrival_day, payment_status: 'refunded' });
  // The calendar offers the years until now; the shop's clock is set ahead.
  await page.clock.install({ time: new Date(`${arrival_day}T15:00:00Z`) });
  await openSold(page);
  await page.getByText('Calendar', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Monthly total' })).toBeVisible();
  await page.getByText('Deliveries', { exact: true }).click();
  await page.getByLabel('Month', { exact: true }).selectOption({ label: 'May' });
  await page.getByLabel('Year').selectOption('2031');
  const day = page.getByRole('button', { name: /: 2 deliveries, 1 carrier, 1 pickup$/ });
  // Days are counted in the emulator's one queue.
  await expect(day).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('region', { name: 'Deliveries of the month' })).toContainText(
    '2 deliveries',
  );
  await expectFitAtBothSizes(page);
  await day.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog).toContainText(order.number);
  await expect(dialog).toContainText('Not filled');
  await expectAccessible(page);
});
