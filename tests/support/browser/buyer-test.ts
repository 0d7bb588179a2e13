import { expect, type Page } from '@playwright/test';
import { test as base } from './browser-test.ts';
import { changeProduct, delistProduct, listProduct } from '../demo-shop.ts';
import { createByAdmin, removeUser, type TestAccount } from '../test-accounts.ts';

/** A product that is listed for one test. */
export type Listed = { id: string; name: string };

type Fields = Record<string, unknown>;

/** Lists products for one test; `fields` override those of `listProduct`. */
export type Shelf = {
  list: (stock: number, fields?: Fields) => Promise<Listed>;
  change: (id: string, fields: Fields) => Promise<void>;
};

/**
 * Playwright's test with products and a buyer of its own, both deleted when it ends. Its pages are
 * closed before: of an account that is deleted while a page still sends something of it, the page
 * would report a refusal.
 */
export const test = base.extend<{ shelf: Shelf; buyer: TestAccount }>({
  shelf: async ({ context }, use) => {
    const listed: string[] = [];
    const list = async (stock: number, fields?: Fields) => {
      const product = await listProduct(stock);
      listed.push(product.id);
      if (fields !== undefined) await changeProduct(product.id, fields);
      return { ...product, ...(typeof fields?.['name'] === 'string' && { name: fields['name'] }) };
    };
    await use({ list, change: changeProduct });
    await context.close();
    await Promise.all(listed.map(delistProduct));
  },
  buyer: async ({ context }, use) => {
    const buyer = await createByAdmin();
    await use(buyer);
    await context.close();
    await removeUser(buyer.id);
  },
});

/** The header's cart button, whatever its count. */
export function cartButton(page: Page) {
  return page.getByRole('button', { name: /^Shopping cart/ });
}

/** Puts units of the product whose page is open into the cart. */
export async function addFromPage(page: Page, product: Listed, quantity = 1): Promise<void> {
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await expect(add).toBeEnabled();
  if (quantity > 1) {
    await page.getByLabel('Quantity', { exact: true }).fill(String(quantity));
  }
  await add.click();
  const words =
    quantity > 1
      ? `Added ${quantity} × ${product.name} to cart!`
      : `${product.name} added to cart!`;
  await expect(page.getByText(words)).toBeVisible();
}

/** Puts units of a product into the cart on its page, which is loaded for it. */
export async function addToCart(page: Page, product: Listed, quantity = 1): Promise<void> {
  await page.goto(`/product/${product.id}`);
  await addFromPage(page, product, quantity);
}

/** Opens the cart. @returns its sheet. */
export async function openCart(page: Page) {
  await cartButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(sheet.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
  return sheet;
}

/** The cart in local storage, or null. */
export function storedCart(page: Page, owner: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), `reef-cart-${owner}`);
}
