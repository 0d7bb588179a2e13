import { expect, type Page, type Route } from '@playwright/test';
import { expectFitAtBothSizes } from '#support/browser/axe.ts';
import { addToCart, openCart, test } from '#support/browser/buyer-test.ts';
import { firstPress } from '#support/browser/first-press.ts';
import { beginWithCart, lineOf, pay, payStale, row } from './cart-page.ts';
import { setStock, shopDatabase, stockOf } from '#support/demo-shop.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';

async function openCheckout(page: Page): Promise<void> {
  const sheet = await openCart(page);
  await sheet.getByRole('button', { name: 'Checkout', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
}

/** Makes Stripe's stand-in fail each session that this page requests for a product of this name. */
async function failSessions(page: Page, fault: '500' | 'no-url', name: string): Promise<void> {
  await page.route('**/create-payment', async (route) => {
    if (route.request().method() === 'POST')
      await stripeControl.fault('create_session', fault, { sending: name });
    await route.continue();
  });
}

test('CHK-01 CHK-02 CHK-03 CHK-05 the last check before paying: summary, shipping and total, and what stops it, in words @phone', async ({
  page,
  context,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(3, { price: 12.5 });
  const dialog = page.getByRole('dialog', { name: 'Checkout' });
  // A message says it too, which some screen readers do not announce next to an open dialog.
  const why = dialog.getByRole('alert');
  const message = page.locator('.toasts-urgent');
  await beginSignedIn(page, buyer);
  await addToCart(page, fish, 3);
  await openCheckout(page);

  await test.step('order summary, shipping and total', async () => {
    await expect(dialog.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
    await expect(dialog.getByRole('listitem')).toContainText(`${fish.name} × 3`);
    await expect(dialog.getByText('Calculated at checkout')).toBeVisible();
    await expect(dialog.getByRole('definition').last()).toHaveText('$37.50');
    await expectFitAtBothSizes(page);
  });

  await test.step('a cart that stock no longer covers is adjusted, and checkout stops', async () => {
    await payStale(page, { owner: buyer.id, lines: [{ ...lineOf(fish, 6, 8), price: 12.5 }] });
    const words = 'Cart updated to match current stock. Review and try again.';
    await expect(message.getByText(words)).toBeVisible();
    await expect(why).toHaveText(words);
    await expect(dialog.getByRole('listitem')).toContainText('× 3');
    await expect(pay(page)).toBeEnabled();
    // The tab that was opened for the payment page is gone again.
    await expect.poll(() => context.pages().length).toBe(1);
  });

  await test.step('sold out while it is open: there is nothing to pay, and a way on', async () => {
    await setStock(fish.id, 0);
    await expect(dialog.getByText('Your cart is empty')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Order Summary' })).toHaveCount(0);
    await expect(pay(page)).toHaveCount(0);
    await setStock(fish.id, 3);
    await dialog.getByRole('link', { name: 'Continue Shopping' }).click();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(dialog).toHaveCount(0);
    await addToCart(page, fish, 3);
    await openCheckout(page);
  });

  await test.step('a payment page that cannot be made: the cart is refreshed, and the next press pays', async () => {
    await failSessions(page, '500', fish.name);
    await pay(page).click();
    await expect(why).toContainText('Unable to start checkout. Cart was refreshed.');
    await expect.poll(() => context.pages().length).toBe(1);
    await expect.poll(() => stockOf(fish.id)).toBe(3);
    await expect(dialog.getByRole('listitem')).toContainText(`${fish.name} × 3`);
    await page.unroute('**/create-payment');
    const tab = page.waitForEvent('popup');
    const second = firstPress(page, 'Cancel payment');
    await pay(page).click();
    const payment = await tab;
    await payment.waitForURL(/\/c\/pay\/cs_/);
    // An impatient second press on pay, in whose place it comes, cancels nothing.
    expect(await second).toBe('none');
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await expect(page.getByText('Payment canceled')).toBeVisible();
    await expect.poll(() => stockOf(fish.id)).toBe(3);
    await payment.close();
  });

  const payInTab = async () => {
    await openCheckout(page);
    const tab = page.waitForEvent('popup');
    await pay(page).click();
    const payment = await tab;
    await payment.waitForURL(/\/c\/pay\/cs_/);
    await payment.close();
  };

  await test.step('a late answer to Cancel payment leaves the payment after it alone', async () => {
    const held: Route[] = [];
    await page.route('**/cancel-payment', (route) => {
      held.push(route);
    });
    const cancel = dialog.getByRole('button', { name: 'Cancel payment' });
    await payInTab();
    await cancel.click();
    await expect(dialog.getByRole('button', { name: 'Canceling…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await dialog.getByRole('button', { name: 'Close' }).click();
    await payInTab();
    await expect(cancel).toBeVisible();
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith('/cancel-payment') && response.request().method() === 'POST',
    );
    await Promise.all(held.map((route) => route.continue()));
    await answered;
    await page.unroute('**/cancel-payment');
    // Time for what the answer would trigger.
    await page.waitForTimeout(500);
    const hold = await page.evaluate(
      (key) => localStorage.getItem(key),
      `reef-cart-hold-${buyer.id}`,
    );
    expect(hold).toContain(fish.id);
    expect(hold).not.toContain('is_given_back');
    await cancel.click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => stockOf(fish.id)).toBe(3);
  });

  await test.step('a press that is refused leaves the open payment page its units', async () => {
    await payInTab();
    await expect.poll(() => stockOf(fish.id)).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await openCheckout(page);
    const error = { status: 'RESOURCE_EXHAUSTED', message: 'Slow down.' };
    await page.route('**/create-payment', (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue();
      const headers = { 'access-control-allow-origin': '*' };
      return route.fulfill({ status: 429, headers, json: { error } });
    });
    await pay(page).click();
    await expect(why).toContainText('Slow down.');
    await expect(dialog.getByRole('listitem')).toContainText(`${fish.name} × 3`);
    await page.unroute('**/create-payment');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await payInTab();
    await dialog.getByRole('button', { name: 'Cancel payment' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => stockOf(fish.id)).toBe(3);
  });

  await test.step('closed by Back, it forgets the payment page and can be paid', async () => {
    await page.evaluate(() => {
      location.hash = 'main';
    });
    await payInTab();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await payInTab();
    await dialog.getByRole('button', { name: 'Cancel payment' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => stockOf(fish.id)).toBe(3);
  });

  await test.step('a session of Stripe’s that has no payment page', async () => {
    await openCheckout(page);
    await failSessions(page, 'no-url', fish.name);
    await pay(page).click();
    await expect(why).toHaveText('No checkout URL returned');
    await expect(pay(page)).toBeEnabled();
    await page.unroute('**/create-payment');
  });

  await test.step('an account that was barred meanwhile is told at the button', async () => {
    await shopDatabase().doc(`profiles/${buyer.id}`).update({ can_make_purchases: false });
    await expect(async () => {
      await pay(page).click();
      await expect(page.getByText('Purchases are disabled for this account.').first()).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
  });
});

test('CHK-02 without an answer about stock nothing is paid @phone', async ({
  page,
  shelf,
  faults,
}) => {
  const fish = await shelf.list(2);
  await beginSignedIn(page, 'buyer');
  await beginWithCart(page, { owner: 'demo-buyer', lines: [lineOf(fish, 1, 2)] });
  // A product with a listener needs no look-up; this one has no listener.
  await page.goto('/forum');
  await openCheckout(page);
  const why = page.getByRole('dialog').getByRole('alert');
  const words =
    'Could not validate stock. Please try again. If this stays so, a blocker or your network may stop the shop’s server. Allow it for this page, or call us.';
  let asked = 0;

  await test.step('CHK-05 after a request that was lost, the cart is not called refreshed', async () => {
    await page.route('**/create-payment', async (route) => {
      asked += 1;
      await page.route('**/google.firestore.v1.Firestore/**', (request) => request.abort());
      await route.abort();
    });
    await pay(page).click();
    await expect.poll(() => asked).toBe(1);
    await expect(why).toHaveText(words);
  });

  await pay(page).click();
  await expect(why).toHaveText(words);
  expect(asked, 'nothing more is asked of the server').toBe(1);
  await expect(page.getByRole('dialog').getByText(`${fish.name} × 1`)).toBeVisible();
  await page.close();
  faults.length = 0;
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

  await test.step('a buyer who is back on this page without having paid goes on or cancels', async () => {
    // As in an app whose browser opens on top of it: the page stays as it was left.
    await page.route(/\/c\/pay\/cs_/, (route) => route.fulfill({ status: 204 }));
    await pay(page).click();
    await expect(page.getByText('Your payment page is ready.')).toBeVisible();
    await expect(page.getByText('Redirecting to Stripe...')).toHaveCount(0);
    const again = page.getByRole('link', { name: 'Open payment page again' });
    await expect(again).toHaveAttribute('href', /\/c\/pay\/cs_/);
    await expect(again).not.toHaveAttribute('target');
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await expect(page.getByText('Payment canceled')).toBeVisible();
    await expect.poll(() => stockOf(fish.id)).toBe(1);
    await page.unroute(/\/c\/pay\/cs_/);
  });

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
