import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/browser/axe.ts';
import { addFromPage, addToCart, openCart, test } from '#support/browser/buyer-test.ts';
import { beginWithCart, lineOf, pay, row } from './cart-page.ts';
import { signOutByHeader } from '#support/browser/header.ts';
import { fillSignIn } from '#support/browser/sign-in-form.ts';
import { shopDatabase, stockOf } from '#support/demo-shop.ts';
import {
  openCheckout,
  openPaymentPage,
  payByCard,
  pressPay,
  sessionOf,
} from '#support/payments/payment-page.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';
import { gate } from '#support/faults/watched-database.ts';

const ORDER_NUMBER = /Order R\d{6}-\w{6}/;

const EMPTY = { name: 'Shopping cart, empty' };

function checkout(page: Page) {
  return page.getByRole('dialog', { name: 'Checkout' });
}

test('SEEN-02 SEEN-03 paid in another tab: the dialog closes with the order’s number, what was added since stays @phone', async ({
  page,
  context,
  shelf,
  buyer,
}) => {
  const [fish, crab] = [await shelf.list(5), await shelf.list(1)];
  await beginSignedIn(page, buyer);
  await addToCart(page, fish, 2);
  const payment = await openPaymentPage(page);
  const third = await context.newPage();
  await addToCart(third, crab);
  await openCart(third);
  await row(third, fish).getByRole('link', { name: fish.name }).click();
  await expect(third).toHaveURL(new RegExp(`/product/${fish.id}$`));
  await expect(third.getByRole('heading', { level: 1 })).toHaveText(fish.name);
  // What the payment page holds is in the cart already: the other three are free.
  await expect(third.getByText('Max 3')).toBeVisible();
  await addFromPage(third, fish);
  await third.close();
  await payByCard(payment);
  await expect(page.getByText(ORDER_NUMBER)).toBeVisible();
  await expect(checkout(page)).toHaveCount(0);
  const left = page.getByRole('button', { name: 'Shopping cart, 2 items' });
  await expect(left).toBeAttached();

  // The same address again removes nothing more.
  await payment.reload();
  await expect(payment.getByText('Payment verified and order recorded.')).toBeVisible();
  await expect(payment.getByRole('button', { name: 'Shopping cart, 2 items' })).toBeAttached();
  await payment.close();
  await page.reload();
  await expect(left).toBeAttached();
  await openCart(page);
  await expect(row(page, fish).locator('output')).toHaveText('1');
  await expect(row(page, crab).locator('output')).toHaveText('1');
});

test('SEEN-02 INV-24 CHK-07 CHK-10 SHIP-02 ATT-135 a canceled payment returns the animal and keeps the cart with its way and day of arrival; both tabs say so once it is canceled, and never of a paid one @phone', async ({
  page,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(1);
  await beginSignedIn(page, buyer);
  await addToCart(page, fish);
  const local = checkout(page).getByRole('radio', { name: /Local delivery/ });
  const days = checkout(page).getByLabel('Day of arrival');

  const day = await test.step('the buyer chooses way and day', async () => {
    await openCheckout(page);
    await checkout(page).getByLabel('ZIP code it goes to').fill('33139');
    await local.check();
    // The first one may pass while this runs.
    await days.selectOption({ index: 2 });
    return days.inputValue();
  });

  const [canceled, address] =
    await test.step('the page of a canceled checkout says so once it is canceled', async () => {
      const payment = await pressPay(page);
      await expect.poll(() => stockOf(fish.id)).toBe(0);
      const answer = gate();
      let isRefused = true;
      await payment.route('**/cancel-payment', async (route) => {
        await answer.wait();
        if (!isRefused || route.request().method() === 'OPTIONS') return route.continue();
        const error = { status: 'RESOURCE_EXHAUSTED', message: 'Slow down.' };
        const headers = { 'access-control-allow-origin': '*' };
        return route.fulfill({ status: 429, headers, json: { error } });
      });
      await payment.getByRole('link', { name: /cancel/i }).click();
      // The way back names the request of its page.
      await payment.waitForURL(/\/payment-canceled\?request=[\w-]+$/);
      const wayBack = payment.url();
      await expect(payment.getByText('Closing your checkout…')).toBeVisible();
      await expect(payment.getByText('Checkout was canceled')).toHaveCount(0);
      answer.open();
      await expect(payment.getByText('Your checkout is not canceled yet')).toBeVisible();
      // A try that fails is answered too.
      const heading = payment.getByRole('heading', { level: 1 });
      await payment.getByRole('button', { name: 'Try again' }).click();
      await expect(heading).toHaveText('Your checkout is not canceled yet');
      await expect(heading).toBeFocused();
      isRefused = false;
      await payment.getByRole('button', { name: 'Try again' }).click();
      await expect(payment.getByText('Checkout was canceled')).toBeVisible();
      await expect(payment).toHaveTitle('Checkout was canceled | Reef');
      await expect(heading).toBeFocused();
      await expect.poll(() => stockOf(fish.id)).toBe(1);
      await expect(payment.getByText(/your cart is still saved/)).toBeVisible();

      // The tab that it was opened from says so too, and offers to pay.
      await expect(page.getByText('The payment page was closed.')).toBeVisible();
      await expect(
        checkout(page).getByText('The payment page is open in another tab.'),
      ).toHaveCount(0);
      await expect(pay(page)).toBeEnabled();
      await expect(checkout(page).getByText(`${fish.name} × 1`)).toBeVisible();
      await expect(local).toBeChecked();
      await expect(days).toHaveValue(day);

      await expectAccessible(payment);
      await expect(payment.getByRole('link', { name: 'Back to Shop' })).toBeVisible();
      await expect(payment.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
      await expect(payment.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible();

      // There is nothing left to cancel: the page now says only what is known.
      await payment.reload();
      await expect(payment.getByText('You left the payment page')).toBeVisible();
      return [payment, wayBack] as const;
    });

  await test.step('and never of a paid one', async () => {
    const paid = await pressPay(page);
    // Nor of an open one: the forgotten page of the earlier one cancels no other.
    await canceled.reload();
    await expect(canceled.getByText('You left the payment page')).toBeVisible();
    // Nor does the earlier payment page, left only now; the other address makes it no reload.
    await canceled.goto(`${address}&left=again`);
    await expect(canceled.getByText('You left the payment page')).toBeVisible();
    // Nor does a link of anybody else's, which cannot name the payment.
    await canceled.goto('/payment-canceled');
    await expect(canceled.getByText('You left the payment page')).toBeVisible();
    await expect.poll(() => stockOf(fish.id)).toBe(0);
    const known = await canceled.evaluate(
      (key) => localStorage.getItem(key) ?? '',
      `reef-checkout-page-${buyer.id}`,
    );
    const [, request = ''] = /"requestId":"([\w-]+)"/.exec(known) ?? [];
    await canceled.close();
    await stripeControl.pay(sessionOf(paid));
    await paid.goto(`/payment-canceled?request=${request}`);
    await expect(paid.getByRole('heading', { name: 'Your payment went through.' })).toBeVisible();
    await expect(paid.getByText(ORDER_NUMBER).first()).toBeVisible();
    await expect(paid.getByText('Checkout was canceled')).toHaveCount(0);
    await expectAccessible(paid);

    // Left once more, by its own way back: this device knows how it ended.
    await paid.goto(`/payment-canceled?request=${request}&left=again`);
    await expect(paid.getByRole('heading', { name: 'Your payment went through.' })).toBeVisible();
    await expect(paid.getByText('You left the payment page')).toHaveCount(0);
    await paid.reload();
    await expect(paid.getByText('your orders show what was')).toBeVisible();
    await expect(paid.getByRole('main').getByRole('link', { name: 'Your Orders' })).toBeVisible();
    const { docs } = await shopDatabase()
      .collection('orders')
      .where('user_id', '==', buyer.id)
      .get();
    const arrivals = docs.map((order) => [order.get('shipping_method'), order.get('arrival_day')]);
    expect(arrivals).toEqual([['local', day]]);
  });
});

test('SEEN-02 SEEN-04 ATT-114 paid, and this tab has not heard of it: a second press of pay makes no other payment, Cancel payment names the order, and signing out in another tab closes the checkout @phone', async ({
  page,
  shelf,
  buyer,
}) => {
  const [fish, crab] = [await shelf.list(3), await shelf.list(3)];
  const told = page.getByText('Your payment went through.');
  await beginSignedIn(page, buyer);
  await beginWithCart(page, { owner: buyer.id, lines: [lineOf(crab, 1, 3)] });
  await addToCart(page, fish);

  await test.step('a second press of pay reports the first payment', async () => {
    const payment = await openPaymentPage(page);
    await page.keyboard.press('Escape');
    await openCart(page);
    await page.getByRole('button', { name: 'Checkout', exact: true }).click();
    await expect(pay(page)).toBeEnabled();
    // Paid without this tab hearing of it: it does not become visible, and the other does not
    // return.
    await stripeControl.pay(sessionOf(payment));
    await pay(page).click();
    await expect(told).toBeVisible();
    await expect(page.getByRole('button', EMPTY)).toBeAttached();
    expect([await stockOf(fish.id), await stockOf(crab.id)]).toEqual([2, 2]);
    await payment.close();
  });

  await test.step('Cancel payment of a paid order names the order', async () => {
    await expect(told).toHaveCount(0);
    await addFromPage(page, fish);
    const payment = await openPaymentPage(page);
    await stripeControl.pay(sessionOf(payment));
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await expect(told).toBeVisible();
    await expect(page.getByText(ORDER_NUMBER)).toBeVisible();
    await expect(page.getByText('Payment canceled')).toHaveCount(0);
    await expect(checkout(page)).toHaveCount(0);
    await expect(page.getByRole('button', EMPTY)).toBeAttached();
  });

  await test.step('ATT-114 signed out in another tab, this one shows no way to the payment page', async () => {
    await addToCart(page, crab);
    const payment = await openPaymentPage(page);
    const session = sessionOf(payment);
    const again = page.getByRole('link', { name: 'Open payment page again' });
    await expect(again).toBeVisible();
    await payment.goto('/');
    await signOutByHeader(payment);
    await expect(again).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // Paid meanwhile: the order takes its animals out of the cart, which outlived the sign-out.
    await stripeControl.pay(session);
    await payment.goto(`/payment-success?session_id=${session}`);
    await payment.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await fillSignIn(payment, buyer);
    await expect(payment.getByText('Payment verified and order recorded.')).toBeVisible();
    await expect(payment.getByRole('button', EMPTY)).toBeAttached();
  });
});

test('SEEN-04 SEEN-09 a pending bank debit is called one; its failure creates no stock @phone', async ({
  page,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(2);
  await beginSignedIn(page, buyer);
  await addToCart(page, fish);
  const payment = await openPaymentPage(page);
  const session = sessionOf(payment);
  await stripeControl.pay(session, 'delayed');
  await payment.goto(`/payment-success?session_id=${session}`);
  await expect(
    payment.getByRole('heading', { name: 'Your bank payment is under way' }),
  ).toBeVisible();
  await expect(payment.getByText(ORDER_NUMBER)).toBeVisible();
  await expect(payment.getByText('Payment not confirmed')).toHaveCount(0);
  await expectAccessible(payment);
  await expect(page.getByText('Your bank payment is under way.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Shopping cart, empty' })).toBeAttached();

  await test.step('the same cart again: nothing is called paid, or can be', async () => {
    await addToCart(payment, fish);
    await openCheckout(payment);
    await pay(payment).click();
    const said = payment.getByRole('alert', { name: 'Bank payment under way' });
    await expect(said).toContainText('Your bank payment for exactly this cart is under way.');
    await expect(said.getByRole('link', { name: 'View that order' })).toBeVisible();
    await expect(said.getByRole('button')).toHaveCount(0);
    await payment.keyboard.press('Escape');
    await expect(checkout(payment)).toHaveCount(0);
  });

  await stripeControl.settleDelayed(session, 'failed');
  await expect.poll(() => stockOf(fish.id)).toBe(2);
  await openCart(payment);
  await expect(row(payment, fish)).toContainText('Stock: 2');
});
