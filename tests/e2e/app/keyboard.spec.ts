import { expect, type Locator, type Page } from '@playwright/test';
import { addToCart, cartButton, test } from '#support/browser/buyer-test.ts';
import { step, tabTo } from '#support/browser/keyboard.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { sell, storedOrder } from '#support/sold-orders.ts';

/*
 * Whole journeys without a mouse: Tab, Shift+Tab, Enter, Space, arrows, Escape and typing. The
 * focus is visible at every stop (tests/support/browser/keyboard.ts). users.spec.ts tests the
 * users' dialog.
 */

/** Pays on Stripe's page. */
async function payByKeyboard(payment: Page): Promise<void> {
  await tabTo(payment, payment.getByRole('link', { name: 'Fill with test card' }));
  await payment.keyboard.press('Enter');
  await payment.waitForURL(/prefill=1/);
  await tabTo(payment, payment.getByRole('button', { name: /^Pay \$/ }));
  await payment.keyboard.press('Enter');
  await payment.waitForURL(/\/payment-success\?session_id=cs_/);
}

/**
 * With the focus in a message: the page is magnified four times. The message scrolls, is not
 * see-through in a contrast theme, and covers no other stop (WCAG 1.4.10, 2.4.11).
 */
async function expectMessageInSight(page: Page, action: Locator): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  const end = async () => {
    const room = await page.locator('.toasts').boundingBox();
    return (room?.y ?? 0) + (room?.height ?? 256);
  };
  await expect.poll(end).toBeLessThan(144);
  const message = page.locator('.toast').filter({ has: action });
  for (const part of [message.getByRole('button', { name: 'Dismiss' }), action]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(message).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ forcedColors: 'none' });
  for (let presses = 0; presses < 6; presses += 1) await step(page, 'Shift+Tab');
  await tabTo(page, action);
  if (size !== null) await page.setViewportSize(size);
}

/** Magnifies the page four times, and expects that the open dialog has all of its height. */
async function expectWholeHeight(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  const height = async () => (await page.locator('.panel-dialog').boundingBox())?.height;
  await expect.poll(height).toBeGreaterThan(240);
  if (size !== null) await page.setViewportSize(size);
}

test('CHK-01 CART-01 PROD-04 buys by keyboard alone, from home to the order @desk', async ({
  page,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(3);
  await beginSignedIn(page, buyer);
  await page.goto('/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Shop' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search the shop' });
  await tabTo(page, search);
  // With forced colors the system draws neither shadows nor backgrounds.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(search).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('tab', { selected: true })).toHaveCSS('forced-color-adjust', 'none');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.keyboard.type(fish.name);
  await expect(page.getByRole('article')).toHaveCount(1);
  await tabTo(page, page.getByRole('link', { name: fish.name }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByLabel('Quantity', { exact: true }));
  await page.keyboard.press('ArrowUp');
  await tabTo(page, page.getByRole('button', { name: 'Add to Cart' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Added 2 × ${fish.name} to cart!`)).toBeVisible();
  const view = page.getByRole('button', { name: 'View cart' });
  await tabTo(page, view);
  await expectMessageInSight(page, view);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Checkout', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expectWholeHeight(page);
  const pay = page.getByRole('button', { name: 'Pay with Stripe Checkout' });
  await tabTo(page, pay);
  const tab = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const payment = await tab;
  await payment.waitForURL(/\/c\/pay\/cs_/);
  await payByKeyboard(payment);
  await expect(payment.getByText('Payment verified and order recorded.')).toBeVisible();
  await expect(payment).toHaveTitle('Thank you for your order | Reef');
  await expect(payment.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(payment, payment.getByRole('link', { name: 'View your order' }));
  await payment.keyboard.press('Enter');
  await expect(payment.getByRole('listitem').filter({ hasText: fish.name })).toBeVisible();
  await expect(payment.getByRole('heading', { level: 1 })).toBeFocused();
});

test('CART-01 CHK-07 leaves cart and payment by keyboard; the focus goes back to where it was @desk', async ({
  page,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(2);
  await beginSignedIn(page, buyer);
  await addToCart(page, fish);
  const cart = cartButton(page);
  await tabTo(page, cart, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(sheet.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
  const plus = sheet.getByRole('button', { name: /^Increase/ });
  await tabTo(page, plus);
  await page.keyboard.press('Space');
  await expect(sheet.getByRole('listitem').getByRole('status')).toHaveText('2');
  // That is all there is: plus accepts no more presses, and keeps the focus.
  await expect(plus).toBeDisabled();
  await page.keyboard.press('Space');
  await expect(plus).toBeFocused();
  // A contrast theme shows it in its own gray, which is not dimmed.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(plus).toHaveCSS('opacity', '1');
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(sheet.getByRole('listitem').getByRole('status')).toHaveText('2');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(cart).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('button', { name: 'Checkout', exact: true }));
  await page.keyboard.press('Enter');
  const pay = page.getByRole('button', { name: 'Pay with Stripe Checkout' });
  await tabTo(page, pay);
  const tab = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await (await tab).waitForURL(/\/c\/pay\/cs_/);
  // The pay button is gone; who comes back hears what takes its place.
  const underWay = page.getByRole('region', { name: 'Payment under way' });
  await expect(underWay.getByText('The payment page is open in another tab.')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Cancel payment' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Payment canceled')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    cart.or(page.getByRole('heading', { level: 1 })).and(page.locator(':focus')),
  ).toHaveCount(1);
});

test('SOLD-05 SOLD-06 SOLD-07 fills and unfills an order by keyboard alone @desk', async ({
  page,
}) => {
  const order = await sell();
  await beginSignedIn(page, 'admin');
  await page.goto('/content-product-management?tab=existing&show=Sold');
  await tabTo(page, page.getByLabel('Search sales'));
  await page.keyboard.type(order.number);
  const row = page.locator('.sales-table > tbody > tr').filter({ hasText: order.number });
  await expect(page.locator('.sales-table > tbody > tr')).toHaveCount(1);
  await tabTo(page, row.getByRole('button', { name: /^Details/ }));
  await page.keyboard.press('Enter');
  await expect(page.locator('td[data-label="Unit Price"]')).toBeVisible();
  await page.keyboard.press('Enter');
  const tick = row.getByRole('checkbox');
  await tabTo(page, tick);
  await page.keyboard.press('Space');

  const dialog = page.getByRole('dialog', { name: 'Fill order' });
  await expect(dialog.getByText('Please select a delivery method')).toBeVisible();
  const first = dialog.getByRole('radio').first();
  await tabTo(page, first);
  for (let presses = 0; presses < 5; presses += 1) {
    if (await dialog.getByRole('radio', { name: 'UPS' }).isChecked()) break;
    await step(page, 'ArrowRight');
  }
  await expect(dialog.getByRole('radio', { name: 'UPS' })).toBeChecked();
  await tabTo(page, dialog.getByLabel(/^Tracking number/));
  await page.keyboard.type('1Z999AA10123456784');
  await tabTo(page, dialog.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Order marked as filled')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(tick).toBeFocused();
  await expect(tick).toBeChecked();
  await expect.poll(async () => (await storedOrder(order.id))['shipping_carrier']).toBe('UPS');

  await page.keyboard.press('Space');
  const question = page.getByRole('dialog', { name: /Mark this order as NOT filled/ });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(tick).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, question.getByRole('button', { name: 'Mark as not filled' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Order unfilled')).toBeVisible();
  await expect(tick).toBeFocused();
  await expect.poll(async () => (await storedOrder(order.id))['is_fulfilled']).toBe(false);

  await test.step('an order that leaves the unfulfilled ones passes the focus to the next tick', async () => {
    const buyer_name = `Keys${Date.now()}`;
    const below = await sell({ buyer_name, created_at: new Date(Date.now() - 60_000) });
    const packed = await sell({ buyer_name });
    await tabTo(page, page.getByLabel('Search sales'), 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(buyer_name);
    const rows = page.locator('.sales-table > tbody > tr');
    await expect(rows).toHaveCount(2);
    const unfulfilled = page.getByRole('button', { name: /^Unfulfilled/ });
    await tabTo(page, unfulfilled);
    await page.keyboard.press('Enter');
    // From then on these are the rows of the new list, and the focus cannot go with those before.
    await expect(unfulfilled).toHaveAttribute('aria-pressed', 'true');
    await expect(rows).toHaveCount(2);
    // Its details, a row of the table too, go with it.
    await tabTo(page, page.getByRole('button', { name: `Details of order ${packed.number}` }));
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(3);
    await tabTo(page, page.getByRole('checkbox', { name: `Order Filled ${packed.number}` }));
    await page.keyboard.press('Space');
    await tabTo(page, first);
    await page.keyboard.press('Space');
    await tabTo(page, dialog.getByRole('button', { name: 'Save' }));
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(
      page.getByRole('checkbox', { name: `Order Filled ${below.number}` }),
    ).toBeFocused();
  });
});
