import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Sharp from 'sharp';
import { listProduct, shopDatabase } from '#support/demo-shop.ts';

const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;

const PAGE = '/content-product-management';

/** The ids of the products that this test has created. */
export const made: string[] = [];

/** Opens the owner's catalogue page, already signed in. */
export async function open(page: Page, tab: 'listings' | 'existing' = 'existing'): Promise<void> {
  await page.goto(tab === 'existing' ? `${PAGE}?tab=existing` : PAGE);
  await expect(page.getByRole('tab', { name: 'Existing Listings' })).toBeVisible();
}

/** A new product of the test, first in the list. */
export async function ownProduct(stock: number, soldOutDaysAgo?: number) {
  const product = await listProduct(stock, soldOutDaysAgo === undefined ? {} : { soldOutDaysAgo });
  await shopDatabase()
    .doc(`products/${product.id}`)
    .update({ created_at: new Date(Date.now() + 60_000) });
  made.push(product.id);
  return product;
}

/** The product with this name in the database; it is deleted after the test. */
export async function productByName(name: string) {
  const found = await shopDatabase().collection('products').where('name', '==', name).get();
  for (const { id } of found.docs) made.push(id);
  return found.docs[0];
}

/** A photo as a phone takes it: large, with the camera's metadata. */
export async function phonePhoto() {
  const buffer = await sharp({
    create: { width: 3200, height: 2400, channels: 3, background: '#0b8fa8' },
  })
    .withExif({ IFD0: { Make: 'ReefPhone', Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  return { name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer };
}

/** Finds a species by keyboard only, and takes the first match. */
export async function chooseSpecies(page: Page, query: string, found: RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Species' });
  await box.focus();
  await page.keyboard.type(query);
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toHaveText(found);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
}
