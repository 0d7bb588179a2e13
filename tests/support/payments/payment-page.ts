import { expect, type Page } from '@playwright/test';
import { openCart } from '#support/browser/buyer-test.ts';

/** Opens the checkout from the cart. */
export async function openCheckout(page: Page): Promise<void> {
  const sheet = await openCart(page);
  await sheet.getByRole('button', { name: 'Checkout', exact: true }).click();
}

/** Presses pay in the open checkout. @returns the tab with the payment page. */
export async function pressPay(page: Page): Promise<Page> {
  const tab = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Pay with Stripe Checkout' }).click();
  const payment = await tab;
  await payment.waitForURL(/\/c\/pay\/cs_/);
  return payment;
}

/** Opens the checkout and presses pay. @returns the tab with the payment page. */
export async function openPaymentPage(page: Page): Promise<Page> {
  await openCheckout(page);
  return pressPay(page);
}

/** Pays by the test card, and waits until the shop has recorded the order. */
export async function payByCard(payment: Page): Promise<void> {
  await payment.getByRole('link', { name: 'Fill with test card' }).click();
  await payment.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(payment.getByText('Payment verified and order recorded.')).toBeVisible();
}

/** The id of the payment page's session. */
export function sessionOf(payment: Page): string {
  const [id] = /cs_\w+/.exec(payment.url()) ?? [];
  if (id === undefined) throw new Error(`no payment page: ${payment.url()}`);
  return id;
}
