import type { Locator, Page } from '@playwright/test';
import type { Listed } from '#support/browser/buyer-test.ts';

/** The line of a product of `listProduct` in a stored cart. */
export function lineOf(product: Listed, quantity: number, stock: number) {
  const { id, name } = product;
  return { id, name, price: 24.99, category: 'Saltwater Fish', image_url: null, quantity, stock };
}

/** A cart as local storage holds it, and its owner. */
type StoredCart = { owner: string; lines: readonly unknown[] };

/** Stores a cart for this tab, as an earlier visit would have left it. Navigate after it. */
export async function beginWithCart(page: Page, { owner, lines }: StoredCart): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // Once only, so that later changes of the cart stay.
      const mark = `test-began-with-${key}`;
      if (localStorage.getItem(mark) !== null) return;
      localStorage.setItem(mark, 'yes');
      localStorage.setItem(key, value);
    },
    [`reef-cart-${owner}`, JSON.stringify(lines)] as const,
  );
}

/** Leaves a cart in local storage, and tells this tab of it as another one would. */
export async function storeElsewhere(page: Page, { owner, lines }: StoredCart): Promise<void> {
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [`reef-cart-${owner}`, JSON.stringify(lines)] as const,
  );
}

/**
 * Presses pay with a cart from another tab that has not heard the latest news yet; in the same
 * moment, before any other news of the shop makes this tab check its cart.
 */
export async function payStale(page: Page, { owner, lines }: StoredCart): Promise<void> {
  await pay(page).evaluate(
    (button: HTMLButtonElement, [key, value]) => {
      localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key }));
      button.click();
    },
    [`reef-cart-${owner}`, JSON.stringify(lines)] as const,
  );
}

/** A product's row in the open cart. */
export function row(page: Page, product: Listed) {
  return (
    page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: product.name })
      // The place of the line that has just been removed.
      .filter({ hasNot: page.getByRole('button', { name: 'Undo' }) })
      // The place of one that went by itself.
      .filter({ hasNotText: 'Not in your cart' })
  );
}

/** The checkout's button that opens the payment page. */
export function pay(page: Page): Locator {
  return page.getByRole('button', { name: 'Pay with Stripe Checkout' });
}
