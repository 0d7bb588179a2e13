import type { Locator, Page } from '@playwright/test';
import type { Listed } from '#support/buyer-test.ts';

/** A stored cart's line of a product of `listProduct`. */
export function lineOf(product: Listed, quantity: number, stock: number) {
  const { id, name } = product;
  return { id, name, price: 24.99, category: 'Saltwater Fish', image_url: null, quantity, stock };
}

/** A product's row in the open cart. */
export function row(page: Page, product: Listed) {
  return page.getByRole('dialog').getByRole('listitem').filter({ hasText: product.name });
}

/** The checkout's button that opens the payment page. */
export function pay(page: Page): Locator {
  return page.getByRole('button', { name: 'Pay with Stripe Checkout' });
}
