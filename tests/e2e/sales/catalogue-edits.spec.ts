import { expect } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { expectAccessible } from '#support/axe.ts';
import { adminState } from '#support/admin-session.ts';
import { test } from '#support/browser-test.ts';
import { delistProduct, shopDatabase, stockOf } from '#support/demo-shop.ts';
import { made, open, ownProduct } from './catalogue-page.ts';

test.use({
  storageState: async ({ browser, baseURL }, use) => {
    await use(await adminState(browser, baseURL));
  },
});

test.afterEach(async () => {
  await Promise.all(made.splice(0).map(delistProduct));
});

test('CPM-02 CPM-06 CPM-08 edits without undoing a sale; two admins are told @desk', async ({
  page,
}) => {
  const product = await ownProduct(5);
  await shopDatabase().doc(`products/${product.id}`).update({ description: '', image_url: null });
  await open(page);
  const columns = ['Image', 'Name', 'Category', 'Price', 'Stock', 'Status', 'Description'];
  for (const [at, name] of columns.entries()) {
    await expect(page.getByRole('columnheader').nth(at)).toHaveText(name);
  }
  const cells = page.locator('.desk-table > tbody > tr').filter({ hasText: product.name });
  for (const words of ['No Image', 'No description', '5 units']) {
    await expect(cells).toContainText(words);
  }
  await expect(cells.getByRole('link', { name: product.name }).first()).toHaveAttribute(
    'href',
    `/product/${product.id}`,
  );
  await page.getByRole('button', { name: `Edit ${product.name}` }).click();
  const dialog = page.getByRole('dialog');
  const document = shopDatabase().doc(`products/${product.id}`);
  await document.update({ stock: 3 });
  await expect(dialog.getByText(/2 units were bought or reserved/)).toBeVisible();
  await dialog.getByLabel(/^Price/).fill('30.00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  expect(await stockOf(product.id)).toBe(3);

  await page.getByRole('button', { name: `Edit ${product.name}` }).click();
  await document.update({ revision: 7, price: 31 });
  await expect(dialog.getByText(/Another admin changed this product meanwhile/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Load the newest version' }).click();
  await expect(dialog.getByLabel(/^Price/)).toHaveValue('31.00');
  await dialog.getByLabel(/^Stock/).fill('0');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  await expect.poll(async () => (await document.get()).get('sold_out_at')).not.toBeNull();
});

test('CPM-06 a save whose answer was lost is found to be one’s own @phone', async ({
  page,
  faults,
}) => {
  const product = await ownProduct(5);
  const calls = /update_product_with_admin_check$/;
  let lost = 0;
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await open(page);
  await page.getByRole('button', { name: `Edit ${product.name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Price/).fill('30.00');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  // Two calls one after the other, and on a busy machine each may start an emulated function.
  const done = page.getByText('Product updated successfully');
  await expect(done).toBeVisible({ timeout: 45_000 });
  await expect(dialog).toHaveCount(0);
  const stored = await shopDatabase().doc(`products/${product.id}`).get();
  expect(stored.data()).toMatchObject({ price: 30, revision: 1 });
  expect(faults.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]);
});

test('CPM-07 deletes after the question @phone', async ({ page }) => {
  const product = await ownProduct(1);
  await open(page);
  await page.getByRole('button', { name: `Delete ${product.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to delete this product?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Product deleted successfully')).toBeVisible();
  await expect
    .poll(async () => (await shopDatabase().doc(`products/${product.id}`).get()).exists)
    .toBe(false);
});

test('SEEN-20 a product without a category is listed as Uncategorized and can be given one @phone', async ({
  page,
}) => {
  const product = await ownProduct(2);
  const document = shopDatabase().doc(`products/${product.id}`);
  await document.update({ category: FieldValue.delete() });
  await open(page);
  const card = page.getByRole('listitem').filter({ hasText: product.name });
  await expect(card).toContainText('Uncategorized');
  await card.getByRole('button', { name: /^Edit / }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await dialog.getByLabel('Category').selectOption('Live Coral');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  await expect(card).toContainText('Live Coral');
});

test('SEEN-19 a message covers no button of a dialog', async ({ page }) => {
  await ownProduct(1);
  await open(page);
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await dialog.getByLabel(/^Name/).fill('');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Please fill in all required fields');
  for (const name of ['Close', 'Cancel', 'Save Changes']) {
    const [over, under] = [
      await toast.boundingBox(),
      await dialog.getByRole('button', { name }).boundingBox(),
    ];
    if (over === null || under === null) throw new Error(`${name} is not on screen`);
    const isApart =
      over.x + over.width <= under.x ||
      under.x + under.width <= over.x ||
      over.y + over.height <= under.y ||
      under.y + under.height <= over.y;
    expect(isApart, name).toBe(true);
  }
});
