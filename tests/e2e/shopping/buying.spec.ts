import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/browser/axe.ts';
import { signInOnScreen } from '#support/browser/sign-in-form.ts';
import { addFromPage, addToCart, test } from '#support/browser/buyer-test.ts';
import { chooseInAccount } from '#support/browser/header.ts';
import { shopDatabase, stockOf } from '#support/demo-shop.ts';
import { openPaymentPage, sessionOf } from '#support/payments/payment-page.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

async function payWith(payment: Page, card?: string): Promise<void> {
  await payment.getByRole('link', { name: 'Fill with test card' }).click();
  if (card) await payment.getByLabel('Card number').fill(card);
  await payment.getByRole('button', { name: /^Pay \$/ }).click();
}

test('CHK-01 CHK-04 CHK-06 SHOP-08 buys the animal: search, add, pay with 4242, order in the profile, stock lower elsewhere', async ({
  page,
  browser,
  shelf,
}) => {
  const fish = await shelf.list(2);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`/product/${fish.id}`);
  await expect(elsewhere.getByText('In Stock: 2').first()).toBeVisible();

  await signInOnScreen(page, 'buyer');
  await page.getByRole('link', { name: 'Shop Now' }).click();
  await page.getByRole('searchbox', { name: /search/i }).fill(fish.name.toUpperCase());
  await page.getByRole('link', { name: fish.name }).click();
  await addFromPage(page, fish);

  const payment = await openPaymentPage(page);
  await expect(elsewhere.getByText('In Stock: 1').first()).toBeVisible();
  await expect(page.getByText('The payment page is open in another tab.')).toBeVisible();
  await payWith(payment);
  await payment.waitForURL(/\/payment-success\?session_id=cs_/);
  await expect(payment.getByText('Payment verified and order recorded.')).toBeVisible();
  await expect(payment.getByText(/receipt/)).toBeVisible();
  await expectAccessible(payment);
  await payment.getByRole('link', { name: 'View your order' }).click();
  await expect(payment).toHaveURL(/\/orders\/R\d{6}-/);
  await expect(payment.getByRole('listitem').filter({ hasText: fish.name })).toBeVisible();
  await expect(payment.getByRole('status').filter({ hasText: 'paid' })).toContainText('processing');
  await expect(page.getByRole('button', { name: 'Shopping cart, empty' })).toBeAttached();
  await expect.poll(() => stockOf(fish.id)).toBe(1);
  await elsewhere.context().close();
});

test('CHK-11 SEEN-04 the order is recorded by the webhook alone when the tab closes before the success page, and coming back says so @phone', async ({
  page,
  context,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(3);
  await beginSignedIn(page, buyer);
  await addToCart(page, fish);
  const payment = await openPaymentPage(page);
  // Paid, but the browser never returns to the shop, as when the phone loses its signal.
  await payment.route(/\/c\/pay\//, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch({ maxRedirects: 0 });
    return route.abort();
  });
  const cut = payment.waitForEvent('requestfailed');
  await payWith(payment);
  await cut;
  await payment.close();
  await page.close();
  const orders = shopDatabase().collection('orders').where('user_id', '==', buyer.id);
  const states = async () => (await orders.get()).docs.map((order) => order.get('payment_status'));
  await expect.poll(states).toEqual(['paid']);

  const later = await context.newPage();
  await later.goto('/shop');
  await expect(later.getByText('Your payment went through.')).toBeVisible();
  await expect(later.getByText(/Order R\d{6}-\w{6}/)).toBeVisible();
  await expect(later.getByRole('button', { name: 'Shopping cart, empty' })).toBeAttached();
  await chooseInAccount(later, 'Profile');
  const order = later.getByRole('listitem').filter({ hasText: fish.name });
  await expect(order).toContainText('paid');
  await expect.poll(() => stockOf(fish.id)).toBe(2);
});

test('CHK-07 CHK-10 a payment page whose time ran out charges nothing, a declined card keeps the hold, and another card pays @desk', async ({
  page,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(1);
  await beginSignedIn(page, buyer);
  await addToCart(page, fish);
  const payment = await openPaymentPage(page);
  await expect.poll(() => stockOf(fish.id)).toBe(0);
  await stripeControl.expire(sessionOf(payment));
  // Only the webhook reports it, and every page shows it.
  await expect.poll(() => stockOf(fish.id)).toBe(1);
  await payment.reload();
  await expect(payment.getByText('This checkout has expired')).toBeVisible();
  await payment.close();
  await page.keyboard.press('Escape');
  await expect(page.locator('.product-facts').getByText('In Stock: 1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible();

  const second = await openPaymentPage(page);
  await payWith(second, '4000 0000 0000 0002');
  await expect(second.getByText('Your card was declined.').first()).toBeVisible();
  await expect.poll(() => stockOf(fish.id)).toBe(0);
  await payWith(second);
  await expect(second.getByText('Payment verified and order recorded.')).toBeVisible();
  await expect.poll(() => stockOf(fish.id)).toBe(0);
});

test('CHK-06 the success page without a session, and with an invalid one @phone', async ({
  page,
}) => {
  await beginSignedIn(page, 'buyer');
  await page.goto('/payment-success');
  await expect(page.getByText('Missing session ID.')).toBeVisible();
  await page.goto('/payment-success?session_id=cs_test_nothing');
  await expect(page.getByText('Verification failed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toBeVisible();
});
