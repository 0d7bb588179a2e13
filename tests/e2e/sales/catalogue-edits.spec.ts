import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '#support/browser/axe.ts';
import { asAdmin } from '#support/browser/signed-in.ts';
import { test } from '#support/browser/browser-test.ts';
import { delistProduct, shopDatabase, stockOf } from '#support/demo-shop.ts';
import { gate } from '#support/faults/watched-database.ts';
import {
  chooseSpecies,
  made,
  open,
  ownProduct,
  phonePhoto,
  productByName,
} from './catalogue-page.ts';

test.use(asAdmin);

test.afterEach(async () => {
  await Promise.all(made.splice(0).map(delistProduct));
});

/** Saves an edit that lacks its name: the error message must cover no button of the dialog. */
async function expectMessageApart(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByLabel(/^Name/).fill('');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const toast = page.locator('.toast').filter({ hasText: 'Please fill in all required fields' });
  await expect(toast).toBeVisible();
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
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
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
}

test('CPM-02 CPM-06 CPM-08 SEEN-19 FIT-03 edits without undoing a sale; two admins see each other’s edits; care facts are taken from the library and cleared @desk', async ({
  page,
}) => {
  const product = await ownProduct(5);
  const other = await ownProduct(3);
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
  const hint = dialog.getByText(/^If this is another animal, create a new listing for it/);
  await dialog.getByLabel(/^Name/).fill('Hammer 31');
  await expect(hint).toBeVisible();
  await dialog.getByLabel(/^Name/).fill(product.name);
  await expect(hint).toHaveCount(0);
  await dialog.getByLabel(/^Price/).fill('30.00');
  await expectAccessible(page);
  const answer = gate();
  const calls = /update_product_with_admin_check$/;
  await page.route(calls, async (route) => {
    await answer.wait();
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving…' })).toBeVisible();
  // Input before the answer stays, and is saved next.
  await dialog.getByLabel(/^Description/).fill('Eats from the hand.');
  answer.open();
  const first = page
    .locator('.toast')
    .filter({ hasText: 'What you typed since is not saved yet.' });
  await expect(first).toContainText('Product updated successfully');
  await first.getByRole('button', { name: 'Dismiss' }).click();
  await expect(first).toHaveCount(0);
  await page.unroute(calls);
  await expect(dialog.getByLabel(/^Description/)).toHaveValue('Eats from the hand.');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  await expect
    .poll(async () => (await document.get()).get('description'))
    .toBe('Eats from the hand.');
  await expect.poll(() => stockOf(product.id)).toBe(3);
  // Opened before the save has come back, it would call that another admin's.
  await expect(cells).toContainText('Eats from the hand.');

  await page.getByRole('button', { name: `Edit ${product.name}` }).click();
  await document.update({ revision: 7, price: 31 });
  await expect(dialog.getByText(/Another admin changed this product meanwhile/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Load the newest version' }).click();
  await expect(dialog).toBeFocused();
  await expect(dialog.getByLabel(/^Price/)).toHaveValue('31.00');
  await dialog.getByLabel(/^Stock/).fill('0');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  await expect.poll(async () => (await document.get()).get('sold_out_at')).not.toBeNull();

  await test.step('SEEN-19 a message covers no button of a dialog', async () => {
    await page.getByRole('button', { name: `Edit ${other.name}` }).click();
    await expectMessageApart(page, dialog);
  });

  await test.step('CPM-06 going back does not lose what is typed, and Cancel discards it', async () => {
    const edit = page.getByRole('button', { name: `Edit ${other.name}` });
    const price = dialog.getByLabel(/^Price/);
    await page.getByRole('tab', { name: 'Listings', exact: true }).click();
    await page.getByRole('tab', { name: 'Existing Listings' }).click();
    await edit.click();
    await price.fill('28.00');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Create Listing' })).toBeVisible();
    // The edit keeps the stock that it began with: saving would not bring the unit back.
    await shopDatabase().doc(`products/${other.id}`).update({ stock: 2 });
    await page.goForward();
    await edit.click();
    await expect(price).toHaveValue('28.00');
    await expect(dialog.getByText(/^You typed here before and did not save it/)).toBeVisible();
    await expect(dialog.getByText(/^1 unit was bought or reserved/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await edit.click();
    await expect(price).not.toHaveValue('28.00');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('FIT-03 an edit takes care facts from the library, and clears them', async () => {
    const edit = () => page.getByRole('button', { name: `Edit ${other.name}` }).click();
    const row = page.locator('.desk-table > tbody > tr').filter({ hasText: other.name });
    // The price shows that the save has come back: a dialog waits for that for two seconds only.
    const save = async (price: string) => {
      await dialog.getByLabel(/^Price/).fill(price);
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(row).toContainText(`$${price}`);
    };
    await edit();
    await chooseSpecies(page, 'ocellaris', /^ocellaris clownfish/i);
    await expectAccessible(page);
    await save('26.00');
    await expect
      .poll(async () => (await productByName(other.name))?.get('care'))
      .toMatchObject({ group: 'clownfish' });

    await edit();
    await expect(dialog.getByRole('button', { name: /^Amphiprion ocellaris/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Clear care facts' }).click();
    await expect(dialog.getByRole('button', { name: 'No care facts yet' })).toBeFocused();
    await save('27.00');
    await expect.poll(async () => (await productByName(other.name))?.get('care')).toBeUndefined();
  });

  await test.step('CPM-05 CPM-06 a picture that is being saved stays, though its dialog is closed', async () => {
    const saving = gate();
    await page.route(calls, async (route) => {
      await saving.wait();
      await route.continue();
    });
    await page.getByRole('button', { name: `Edit ${product.name}` }).click();
    await dialog.getByText('Upload', { exact: true }).click();
    await dialog.getByLabel('Choose a picture').setInputFiles(await phonePhoto());
    await expect(dialog.getByText(/^Uploaded, \d+ KB/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    saving.open();
    await expect
      .poll(async () => (await document.get()).get('image_url') as string | null)
      .toMatch(/product-images/);
    const url = (await document.get()).get('image_url') as string;
    expect((await fetch(url)).status).toBe(200);
  });
});

test('CPM-06 SEEN-19 a message covers no button of a dialog; a save whose answer was lost is found to be one’s own @phone', async ({
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
  await expectMessageApart(page, dialog);
  await page.getByRole('button', { name: `Edit ${product.name}` }).click();
  await dialog.getByLabel(/^Price/).fill('30.00');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const doubted = page.locator('.toast').filter({ hasText: 'Failed to update product' });
  await expect(doubted).toContainText('No answer came, so it may be done already.');
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const stored = await shopDatabase().doc(`products/${product.id}`).get();
  expect(stored.data()).toMatchObject({ price: 30, revision: 1 });
  expect(faults.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]);

  await test.step('CPM-04 a new listing whose answer was lost is listed once, though it was corrected since', async () => {
    const name = `Lostblenny ${Date.now()}`;
    let created = 0;
    await page.route(/create-product$/, async (route) => {
      if (route.request().method() !== 'POST' || created > 0) return route.continue();
      created += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('tab', { name: 'Listings', exact: true }).click();
    await page.getByLabel(/^Name/).fill(name);
    await page.getByLabel(/^Price/).fill('10');
    await page.getByLabel('Category').selectOption('Live Coral');
    const create = page.getByRole('button', { name: 'Create Listing' });
    await create.click();
    const failed = page.locator('.toast').filter({ hasText: 'Failed to create product' });
    await expect(failed).toContainText('No answer came, so it may be done already.');
    const doubt = page.getByText(/^No answer came about .* may be listed already/);
    await expect(doubt).toBeVisible();
    await expect(page.getByLabel(/^Name/)).toHaveValue(name);
    await page.getByLabel(/^Price/).fill('100');
    await create.click();
    const note = page.getByText(`“${name}” was listed as you first sent it`);
    await expect(note).toBeVisible();
    await expect(doubt).toHaveCount(0);
    await expect(page.getByLabel(/^Name/)).toHaveValue('');
    expect((await productByName(name))?.get('price')).toBe(10);
    const listed = await shopDatabase().collection('products').where('name', '==', name).get();
    expect(listed.size).toBe(1);
    expect(faults.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]);
  });
});
