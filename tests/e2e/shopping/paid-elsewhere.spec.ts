import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/axe.ts';
import { addToCart, type Listed, openCart, test } from '#support/buyer-test.ts';
import { stockOf } from '#support/demo-shop.ts';
import { openPaymentPage, payByCard } from '#support/payments/payment-page.ts';
import { beginSignedIn } from '#support/signed-in.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';
import { gate } from '#support/faults/watched-database.ts';

const ORDER_NUMBER = /Order R\d{6}-\w{6}/;

function sessionOf(payment: Page): string {
  const [id] = /cs_\w+/.exec(payment.url()) ?? [];
  if (id === undefined) throw new Error(`no payment page: ${payment.url()}`);
  return id;
}

/** Pays and closes the tab before it comes back to the shop. */
async function payUnseen(payment: Page, method: 'card' | 'delayed' = 'card'): Promise<void> {
  await stripeControl.pay(sessionOf(payment), method);
  await payment.close();
}

function checkout(page: Page) {
  return page.getByRole('dialog', { name: 'Checkout' });
}

function row(page: Page, product: Listed) {
  return page.getByRole('dialog').getByRole('listitem').filter({ hasText: product.name });
}

test.describe('SEEN-02 a payment in another tab', () => {
  test('SEEN-02 SEEN-03 paid: the dialog closes with the order’s number, what was added since stays @phone', async ({
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
    await addToCart(third, fish);
    await third.close();
    await payByCard(payment);
    await expect(page.getByText(ORDER_NUMBER)).toBeVisible();
    await expect(checkout(page)).toHaveCount(0);
    const left = page.getByRole('button', { name: 'Shopping cart, 2 items' });
    await expect(left).toBeAttached();

    // The same address again takes nothing more.
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

  test('SEEN-02 canceled: this tab says so and offers to pay @phone', async ({
    page,
    shelf,
    buyer,
  }) => {
    const fish = await shelf.list(1);
    await beginSignedIn(page, buyer);
    await addToCart(page, fish);
    const payment = await openPaymentPage(page);
    await payment.getByRole('link', { name: /cancel/i }).click();
    await expect(payment.getByText('Checkout was canceled')).toBeVisible();
    await expect(page.getByText('The payment page was closed.')).toBeVisible();
    await expect(checkout(page).getByText('The payment page is open in another tab.')).toHaveCount(
      0,
    );
    await expect(page.getByRole('button', { name: 'Pay with Stripe Checkout' })).toBeEnabled();
    await expect(checkout(page).getByText(`${fish.name} × 1`)).toBeVisible();
  });

  test('SEEN-02 Cancel payment of a paid order names the order @phone', async ({
    page,
    shelf,
    buyer,
  }) => {
    const fish = await shelf.list(1);
    await beginSignedIn(page, buyer);
    await addToCart(page, fish);
    const payment = await openPaymentPage(page);
    await stripeControl.pay(sessionOf(payment));
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await expect(page.getByText('Your payment went through.')).toBeVisible();
    await expect(page.getByText(ORDER_NUMBER)).toBeVisible();
    await expect(page.getByText('Payment canceled')).toHaveCount(0);
    await expect(checkout(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Shopping cart, empty' })).toBeAttached();
  });
});

test('INV-24 the page of a canceled checkout says so once it is, and never of a paid one @phone', async ({
  page,
  shelf,
  buyer,
}) => {
  const [fish, crab] = [await shelf.list(1), await shelf.list(1)];
  await beginSignedIn(page, buyer);
  await addToCart(page, fish);
  const payment = await openPaymentPage(page);
  const answer = gate();
  await payment.route('**/cancel-payment', async (route) => {
    await answer.wait();
    await route.continue();
  });
  await payment.goto('/payment-canceled');
  await expect(payment.getByText('Closing your checkout…')).toBeVisible();
  await expect(payment.getByText('Checkout was canceled')).toHaveCount(0);
  answer.open();
  await expect(payment.getByText('Checkout was canceled')).toBeVisible();
  expect(await stockOf(fish.id)).toBe(1);
  // There is nothing left to cancel: what it says now is no more than what is known.
  await payment.reload();
  await expect(payment.getByText('You left the payment page')).toBeVisible();
  await payment.close();

  await addToCart(page, crab);
  const paid = await openPaymentPage(page);
  await stripeControl.pay(sessionOf(paid));
  await paid.goto('/payment-canceled');
  await expect(paid.getByRole('heading', { name: 'Your payment went through.' })).toBeVisible();
  await expect(paid.getByText(ORDER_NUMBER).first()).toBeVisible();
  await expect(paid.getByText('Checkout was canceled')).toHaveCount(0);
  await expectAccessible(paid);
});

test('SEEN-04 paid with the tab closed: coming back says so, before anything is paid twice @phone', async ({
  page,
  context,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(3);
  await beginSignedIn(page, buyer);
  await addToCart(page, fish);
  await payUnseen(await openPaymentPage(page));
  await page.close();
  const later = await context.newPage();
  await later.goto('/shop');
  await expect(later.getByText('Your payment went through.')).toBeVisible();
  await expect(later.getByText(ORDER_NUMBER)).toBeVisible();
  await expect(later.getByRole('button', { name: 'Shopping cart, empty' })).toBeAttached();
  expect(await stockOf(fish.id)).toBe(2);
});

test('SEEN-04 a second press of pay tells of the first payment instead of making another @phone', async ({
  page,
  shelf,
  buyer,
}) => {
  const [fish, crab] = [await shelf.list(3), await shelf.list(3)];
  await beginSignedIn(page, buyer);
  await addToCart(page, fish);
  await addToCart(page, crab);
  const payment = await openPaymentPage(page);
  const again = page.getByRole('button', { name: 'Pay with Stripe Checkout' });
  await page.keyboard.press('Escape');
  await openCart(page);
  await page.getByRole('button', { name: 'Checkout', exact: true }).click();
  await expect(again).toBeEnabled();
  // Paid without this tab hearing of it: neither comes it into view, nor does the other return.
  await stripeControl.pay(sessionOf(payment));
  await again.click();
  await expect(page.getByText('Your payment went through.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Shopping cart, empty' })).toBeAttached();
  expect([await stockOf(fish.id), await stockOf(crab.id)]).toEqual([2, 2]);
});

test('SEEN-04 SEEN-09 a bank debit under way is called one; its failure makes no stock @phone', async ({
  page,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(1);
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
  await stripeControl.settleDelayed(session, 'failed');
  await expect.poll(() => stockOf(fish.id)).toBe(1);
  // Firestore answers one tab out of what the other has heard.
  await expect(page.getByText('In Stock: 1')).toBeVisible();
  await addToCart(payment, fish);
  await openCart(payment);
  await expect(row(payment, fish)).toContainText('Stock: 1');
});
