import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/axe.ts';
import { addToCart, openCart, test } from '#support/buyer-test.ts';
import { lineOf, pay, row } from './cart-page.ts';
import { shopDatabase, stockOf } from '#support/demo-shop.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';
import { beginSignedIn } from '#support/signed-in.ts';

async function openCheckout(page: Page): Promise<void> {
  const sheet = await openCart(page);
  await sheet.getByRole('button', { name: 'Checkout', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
}

/** Has Stripe's stand-in fail each session that this page asks for. */
async function failSessions(page: Page, fault: '500' | 'no-url'): Promise<void> {
  await page.route('**/create-payment', async (route) => {
    // The fault hits the next request; set this late, no other comes in between.
    if (route.request().method() === 'POST') await stripeControl.fault('create_session', fault);
    await route.continue();
  });
}

test('CHK-01 order summary, shipping and total', async ({ page, shelf }) => {
  const fish = await shelf.list(3, { price: 12.5 });
  await beginSignedIn(page, 'buyer');
  await addToCart(page, fish, 3);
  await openCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Checkout' });
  await expect(dialog.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText(`${fish.name} × 3`);
  await expect(dialog.getByText('Calculated at checkout')).toBeVisible();
  await expect(dialog.getByRole('definition').last()).toHaveText('$37.50');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('CHK-02 a cart that stock no longer covers is adjusted, and checkout stops @phone', async ({
  page,
  context,
  shelf,
}) => {
  const fish = await shelf.list(2);
  await beginSignedIn(page, 'buyer');
  await addToCart(page, fish, 2);
  await openCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Checkout' });
  // As from another tab that has not heard of the stock yet; pressed in the same moment, before
  // any other news of the shop makes this tab look at its cart.
  await pay(page).evaluate(
    (button: HTMLButtonElement, value) => {
      localStorage.setItem('reef-cart-demo-buyer', value);
      dispatchEvent(new StorageEvent('storage', { key: 'reef-cart-demo-buyer' }));
      button.click();
    },
    JSON.stringify([lineOf(fish, 6, 8)]),
  );
  await expect(
    page.getByText('Cart updated to match current stock. Review and try again.'),
  ).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText('× 2');
  await expect(pay(page)).toBeEnabled();
  // The tab that was opened for the payment page is gone again.
  await expect.poll(() => context.pages().length).toBe(1);
});

test('CHK-02 without an answer about stock nothing is paid @phone', async ({
  page,
  shelf,
  faults,
}) => {
  const fish = await shelf.list(2);
  await beginSignedIn(page, 'buyer');
  await addToCart(page, fish);
  // A product with a listener needs no look-up; this one has no listener.
  await page.goto('/forum');
  await openCheckout(page);
  await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
  await pay(page).click();
  await expect(page.getByText('Could not validate stock. Please try again.')).toBeVisible();
  await expect(page.getByRole('dialog').getByText(`${fish.name} × 1`)).toBeVisible();
  await page.close();
  faults.length = 0;
});

test('CHK-03 an account barred meanwhile is told at the button @phone', async ({
  page,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(2);
  await beginSignedIn(page, buyer);
  await addToCart(page, fish);
  await openCheckout(page);
  await shopDatabase().doc(`profiles/${buyer.id}`).update({ can_make_purchases: false });
  await expect(async () => {
    await pay(page).click();
    await expect(page.getByText('Purchases are disabled for this account.').first()).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
});

test('CHK-03 a session of Stripe’s that has no payment page @phone', async ({
  page,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(2);
  await beginSignedIn(page, buyer);
  await addToCart(page, fish);
  await openCheckout(page);
  await failSessions(page, 'no-url');
  await pay(page).click();
  await expect(page.getByText('No checkout URL returned')).toBeVisible();
  await expect(pay(page)).toBeEnabled();
});

test('CHK-05 a payment page that cannot be made: the cart is refreshed, and the next press pays @phone', async ({
  page,
  context,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(3);
  await beginSignedIn(page, buyer);
  await addToCart(page, fish);
  await openCheckout(page);
  await failSessions(page, '500');
  await pay(page).click();
  await expect(page.getByText('Unable to start checkout. Cart was refreshed.')).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);
  await expect.poll(() => stockOf(fish.id)).toBe(3);
  await page.unroute('**/create-payment');
  const tab = page.waitForEvent('popup');
  await pay(page).click();
  const payment = await tab;
  await payment.waitForURL(/\/c\/pay\/cs_/);
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByText('Payment canceled')).toBeVisible();
  await expect.poll(() => stockOf(fish.id)).toBe(3);
});

test('CHK-04 a browser that opens no tabs pays in this one, and the cart survives @desk', async ({
  page,
  shelf,
  buyer,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const fish = await shelf.list(1);
  await beginSignedIn(page, buyer);
  await addToCart(page, fish);
  await openCheckout(page);
  await pay(page).click();
  await page.waitForURL(/\/c\/pay\/cs_/);
  await page.getByRole('link', { name: /cancel/i }).click();
  await page.waitForURL(/\/payment-canceled/);
  await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeAttached();
  await expect.poll(() => stockOf(fish.id)).toBe(1);
  await openCart(page);
  await expect(row(page, fish)).toContainText('Stock: 1');
});
