import { expect } from '@playwright/test';
import { addToCart, test } from '#support/browser/buyer-test.ts';
import { stockOf } from '#support/demo-shop.ts';
import { openCheckout, payByCard, pressPay } from '#support/payments/payment-page.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { pay } from './cart-page.ts';

test('SEEN-02 CHK-07 pay pressed in a second tab: the first offers to pay instead of the page that the shop has closed, and hears of the order @phone', async ({
  page,
  context,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(2);
  await beginSignedIn(page, buyer);
  await addToCart(page, fish);
  await openCheckout(page);
  const second = await context.newPage();
  await second.goto('/shop');
  await openCheckout(second);
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  const waiting = checkout.getByText('The payment page is open in another tab.');

  await pressPay(page);
  await expect(waiting).toBeVisible();
  const payment = await pressPay(second);
  await expect(waiting).toHaveCount(0);
  await expect(checkout.getByRole('link', { name: 'Open payment page again' })).toHaveCount(0);
  await expect(pay(page)).toBeEnabled();

  await payByCard(payment);
  await expect(page.getByText('Your payment went through.')).toBeVisible();
  await expect(checkout.getByText('Your cart is empty')).toBeVisible();
  await expect.poll(() => stockOf(fish.id)).toBe(1);
});
