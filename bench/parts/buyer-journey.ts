import type { Page } from '@playwright/test';
import { fillSignIn } from '@reef/tests/support/browser/sign-in-form.ts';
import { DEMO } from '@reef/tests/support/callables.ts';
import { listProduct } from '@reef/tests/support/demo-shop.ts';

/** Emulated functions and a busy machine are slow; nothing is timed here. */
const PATIENT = { timeout: 60_000 };

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Shopping cart/ }).click();
  await page.getByRole('button', { name: 'Checkout', exact: true }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Pay with Stripe Checkout' }).click();
  const payment = await opened;
  await payment.getByRole('link', { name: 'Fill with test card' }).click(PATIENT);
  await payment.getByRole('button', { name: /^Pay \$/ }).click();
  await payment.getByText('Payment verified and order recorded.').waitFor(PATIENT);
  await payment.getByRole('link', { name: 'View your order' }).click();
  await payment.getByRole('heading', { level: 1, name: /^Order R/ }).waitFor(PATIENT);
}

/** A visit from the home page to the page of an order, with a sign-in on the way. */
export async function buy(page: Page): Promise<void> {
  const fish = await listProduct(2);
  await page.goto('/');
  await page.getByRole('link', { name: 'Shop Now' }).click();
  await page.getByRole('searchbox').fill(fish.name);
  await page.getByRole('link', { name: fish.name }).click(PATIENT);
  await page.getByRole('button', { name: 'Login to Purchase' }).click(PATIENT);
  const [email, pin] = DEMO.buyer;
  await fillSignIn(page, { email, pin });
  await page.getByRole('button', { name: 'Add to Cart' }).click(PATIENT);
  await page.getByText(`${fish.name} added to cart!`).waitFor();
  await pay(page);
}
