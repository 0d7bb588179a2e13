import { expect, type Page } from '@playwright/test';
import { filledBy } from '@reef/domain/orders/delivery/delivery';
import type { Order } from '@reef/domain/orders/order';
import { HOUR_MS } from '@reef/domain/shared/time';
import { expectAccessible, expectFitAtBothSizes } from '#support/browser/axe.ts';
import { openCart, test } from '#support/browser/buyer-test.ts';
import { fillSignIn } from '#support/browser/sign-in-form.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import { tabTo } from '#support/browser/keyboard.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { sell } from '#support/sold-orders.ts';
import { excuseOffline } from '#support/browser/sold-view.ts';

const ADDRESS = {
  name: 'Coralie Testwater',
  line1: '1 Reef Road',
  line2: '',
  city: 'Miami',
  state: 'FL',
  postal_code: '33101',
  country: 'US',
  phone: '',
};

/** The fields of the owner's edit. */
async function edit(id: string, fields: Partial<Order>): Promise<void> {
  await shopDatabase()
    .doc(`orders/${id}`)
    .update({ ...fields, updated_at: new Date() });
}

function step(page: Page, title: string) {
  return page.locator('.timeline > li').filter({ hasText: title });
}

test('PROF-01 ORD-01 ORD-02 SEEN-15 the latest orders are in the profile, all of them on a separate page; an order’s page follows the owner’s work, from packing to the end of the guarantee @desk', async ({
  page,
  buyer,
}) => {
  const order = await sell({
    user_id: buyer.id,
    shipping_address: ADDRESS,
    shipping_method: 'overnight',
    shipping_amount: 39.99,
    total_amount: 89.97,
  });
  const earlier = Array.from({ length: 11 }, (_, index) =>
    sell({ user_id: buyer.id, created_at: new Date(Date.now() - (index + 1) * HOUR_MS) }),
  );
  await Promise.all(earlier);
  await beginSignedIn(page, buyer);
  await page.goto('/profile');
  for (const name of ['Overview', 'Contact Info', 'Shipping Address', 'Change PIN', 'Orders']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const line = page.getByRole('listitem').filter({ hasText: order.number });
  await expect(line.getByText(/^(pending|processing|shipped|delivered|cancelled)$/)).toBeVisible();
  await expect(line.getByText('paid', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'All orders' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Your Orders' })).toBeVisible();
  const shown = page.getByRole('main').getByRole('link', { name: /^RE2E-/ });
  await expect(shown).toHaveCount(10);
  await expect(shown.first()).toHaveText(order.number);
  await expectAccessible(page);
  await tabTo(page, page.getByRole('link', { name: order.number }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/orders/${order.number}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`);
  await expect(page.getByRole('listitem').filter({ hasText: order.product })).toContainText('2 ×');
  await expect(page.getByText('$39.99')).toBeVisible();
  await expect(page.getByText('$89.97')).toBeVisible();
  await expect(page.getByText('1 Reef Road')).toBeVisible();
  await expect(step(page, 'Being prepared')).toHaveAttribute('data-state', 'now');
  await expect(step(page, 'Shipping')).toHaveAttribute('data-state', 'ahead');
  await expectFitAtBothSizes(page);

  const owing = { owed_refunds: ['re_1'], owed_cents: { re_1: 500 } };
  await edit(order.id, { ...owing, is_refund_failed: true, is_packing_blocked: true });
  await expect(step(page, 'The refund did not arrive')).toHaveAttribute('data-state', 'now');
  await expect(page.getByText('Refund still owed')).toBeVisible();
  await expect(step(page, 'Being prepared')).toHaveCount(0);
  const settled = { owed_refunds: [], owed_cents: {}, is_refund_failed: false };
  await edit(order.id, { ...settled, dispute: 'open' });
  await expect(step(page, 'Waiting')).toHaveAttribute('data-state', 'now');
  await edit(order.id, { dispute: null, is_packing_blocked: false });
  await expect(step(page, 'Being prepared')).toHaveAttribute('data-state', 'now');

  const filledAt = new Date(Date.now() - HOUR_MS);
  await edit(order.id, { ...filledBy('UPS', '1Z999AA10123456784', filledAt), status: 'shipped' });
  await expect(step(page, 'On its way with UPS')).toHaveAttribute('data-state', 'now');
  const track = page.getByRole('link', { name: /^Track 1Z999AA10123456784/ });
  await expect(track).toHaveAttribute(
    'href',
    'https://www.ups.com/track?tracknum=1Z999AA10123456784',
  );
  await expect(page.getByRole('status').filter({ hasText: 'shipped' })).toBeVisible();
  await expect(step(page, 'Live arrival guarantee')).toContainText('Guaranteed Pending');
  await expect(step(page, 'Live arrival guarantee')).toContainText(/7[01]h \d\dm \d\ds/);
  await expectFitAtBothSizes(page);

  await edit(order.id, { delivered_at: new Date(), status: 'delivered' });
  await expect(step(page, 'Arrived')).toHaveAttribute('data-state', 'done');
  await expect(page.getByRole('status').filter({ hasText: 'delivered' })).toBeVisible();

  const [filled, arrived] = [73, 49].map((hours) => new Date(Date.now() - hours * HOUR_MS));
  await edit(order.id, { delivery_datetime: filled, delivered_at: arrived });
  await expect(step(page, 'Live arrival guarantee')).toContainText('Guaranteed Satisfied');
  await expect(step(page, 'Live arrival guarantee')).toHaveAttribute('data-state', 'done');

  await page.getByRole('link', { name: 'Your Orders' }).click();
  await expect(shown).toHaveCount(10);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(shown).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  // The focus does not go with the button.
  await expect(shown.nth(10)).toBeFocused();
  // Back from one of them the list is as long as it was.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order /);
  await page.goBack();
  await expect(shown).toHaveCount(12);
});

test('SEEN-26 ORD-01 ORD-04 in the profile one’s orders come first on a phone, with items, tracking and the clock; refunds are shown; buying again fills the cart with what is available, and says what is not @phone', async ({
  page,
  shelf,
  buyer,
}) => {
  const tracked = await sell({ user_id: buyer.id });
  const filledAt = new Date(Date.now() - HOUR_MS);
  await edit(tracked.id, filledBy('FedEx', '123456789012', filledAt));
  const notice = 'An item was already sold, so it was refunded in full.';
  const returned = await sell({
    user_id: buyer.id,
    payment_status: 'refunded',
    status: 'cancelled',
    notice,
  });
  const [fish, scarce, sold] = [await shelf.list(9), await shelf.list(1), await shelf.list(0)];
  const items = [fish, scarce, sold, { id: 'gone-for-good', name: 'Gone Goby' }].map(
    ({ id, name }) => ({ product_id: id, name, quantity: 2, unit_price_cents: 1000 }),
  );
  const earlier = await sell({ user_id: buyer.id, items });
  await beginSignedIn(page, buyer);
  await page.goto('/profile');
  const row = page.getByRole('listitem').filter({ hasText: tracked.number });
  await expect(row).toContainText(`2 × ${tracked.product}`);
  await expect(row.getByRole('link', { name: 'Track' })).toBeVisible();
  await expect(row).toContainText(/Guaranteed Pending.*7[01]h \d\dm \d\ds/s);
  const topOf = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0;
  expect(await topOf('Orders')).toBeLessThan(await topOf('Overview'));
  await expectAccessible(page);

  await page.getByRole('link', { name: returned.number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${returned.number}`);
  await expect(page.getByText(notice)).toBeVisible();
  await expect(step(page, 'Refunded')).toHaveAttribute('data-state', 'done');
  await expect(page.locator('.timeline > li')).toHaveCount(2);
  await expect(page.getByText('-$49.98')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Your Orders' }).click();
  await page.getByRole('link', { name: earlier.number }).click();
  await page.getByRole('button', { name: 'Buy again' }).click();
  const told = page.getByRole('status').filter({ hasText: 'In your cart now:' });
  await expect(told).toContainText(`2 × ${fish.name}`);
  await expect(told).toContainText(`1 × ${scarce.name}`);
  await expect(told).toContainText(`Only 1 of 2 × ${scarce.name} were left to add`);
  await expect(told).toContainText(`${sold.name} is out of stock`);
  await expect(told).toContainText('Gone Goby is not listed any more');
  await expectAccessible(page);
  const sheet = await openCart(page);
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
});

test('ORD-01 a guest signs in and comes back to the order; nobody sees another’s @phone', async ({
  page,
  buyer,
}) => {
  const [own, foreign] = [await sell({ user_id: buyer.id }), await sell()];
  await page.goto(`/orders/${own.number}`);
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, buyer);
  await expect(page).toHaveURL(new RegExp(`/orders/${own.number}$`));
  await expect(page.getByText(own.product)).toBeVisible();
  await page.goto(`/orders/${foreign.number}`);
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
  await expect(page.getByText(foreign.product)).toHaveCount(0);
  await expect(page.getByText(`${buyer.email} is signed in here.`)).toBeVisible();
});

test.describe('without signal', () => {
  test.use({ serviceWorkers: 'allow' });

  test('ORD-01 an order that was seen is read without signal, and says that it is from the device @phone', async ({
    page,
    context,
    buyer,
    faults,
  }) => {
    const order = await sell({ user_id: buyer.id, shipping_address: ADDRESS });
    await beginSignedIn(page, buyer);
    await page.goto('/orders');
    await page.getByRole('link', { name: order.number }).click();
    await expect(page.getByText('1 Reef Road')).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The words come and go with the signal, and nothing else moves.
    const panel = page.getByRole('heading', { name: 'Where it is' });
    const panelPlace = await panel.boundingBox();
    await context.setOffline(true);
    await expect(page.getByText(/^From this device/)).toBeVisible();
    expect(await panel.boundingBox()).toEqual(panelPlace);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('1 Reef Road')).toBeVisible();
    await expect(page.getByText(/^From this device/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Buy again' })).toBeDisabled();
    await page.getByRole('link', { name: 'Your Orders' }).click();
    await expect(page.getByRole('link', { name: order.number })).toBeVisible();
    // The list may have orders that this device has never read.
    await expect(page.getByText('From this device. There may be more.')).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: order.number });
    const cardTop = (await card.boundingBox())?.y;
    // The order moves on meanwhile; with signal the page follows by itself.
    await edit(order.id, { ...filledBy('Pickup', '', new Date()), status: 'delivered' });
    await context.setOffline(false);
    await expect(card).toContainText('delivered');
    await expect(page.getByText(/^From this device/)).toHaveCount(0);
    expect((await card.boundingBox())?.y).toBe(cardTop);
    excuseOffline(faults);
  });
});
