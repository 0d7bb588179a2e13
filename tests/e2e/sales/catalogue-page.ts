import { expect, type Page } from '@playwright/test';
import { listProduct, shopDatabase } from '#support/demo-shop.ts';

const PAGE = '/content-product-management';

/** The ids of the products that this test has made. */
export const made: string[] = [];

/** Opens the owner's page of the catalogue, signed in already. */
export async function open(page: Page, tab: 'listings' | 'existing' = 'existing'): Promise<void> {
  await page.goto(tab === 'existing' ? `${PAGE}?tab=existing` : PAGE);
  await expect(page.getByRole('tab', { name: 'Existing Listings' })).toBeVisible();
}

/** A product of the test's own, first in the list. */
export async function ownProduct(stock: number, soldOutDaysAgo?: number) {
  const product = await listProduct(stock, soldOutDaysAgo === undefined ? {} : { soldOutDaysAgo });
  await shopDatabase()
    .doc(`products/${product.id}`)
    .update({ created_at: new Date(Date.now() + 60_000) });
  made.push(product.id);
  return product;
}
