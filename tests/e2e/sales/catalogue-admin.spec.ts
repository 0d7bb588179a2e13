import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import type Sharp from 'sharp';
import { waitForHydration, recordHydration } from '#support/browser/hydration.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#support/browser/axe.ts';
import { asAdmin } from '#support/browser/signed-in.ts';
import { test } from '#support/browser/browser-test.ts';
import { visited } from '#support/browser/offline-test.ts';
import { walkTo } from '#support/browser/walk-to.ts';
import { delistProduct, shopDatabase } from '#support/demo-shop.ts';
import { gate } from '#support/faults/watched-database.ts';
import { expectToast } from '../accounts/account-pages.ts';
import { made, open, ownProduct, phonePhoto, productByName } from './catalogue-page.ts';

const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;

test.use(asAdmin);

test.afterEach(async () => {
  await Promise.all(made.splice(0).map(delistProduct));
});

test('CPM-05 uploads a photo resized and without the camera’s metadata; failure can be retried @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Testcoral ${Date.now()}`;
  await open(page, 'listings');
  await page.getByText('Upload', { exact: true }).click();
  const input = page.getByLabel('Choose a picture');
  const camera = page.getByLabel('Take a photo');
  await expect(camera).toHaveAttribute('capture', 'environment');
  await input.setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg>'),
  });
  await expect(page.getByText('Please upload an image file').first()).toBeVisible();

  const file = await phonePhoto();
  const answers = [403, 400];
  await page.route(/\/v0\/b\/.*product-images/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: answers.shift() ?? 400, body: '{}' })
      : route.continue(),
  );
  await camera.setInputFiles(file);
  const failed = page.locator('.toast').filter({ hasText: 'Failed to upload image' });
  await expect(failed).toContainText('Admin access required to upload images');
  await page.getByRole('button', { name: 'Try the upload again' }).click();
  await expect(failed.filter({ hasText: 'Nothing was left behind. Try again.' })).toBeVisible();
  await page.unroute(/\/v0\/b\/.*product-images/);
  const upload = gate();
  await page.route(/\/v0\/b\/.*product-images/, async (route) => {
    await upload.wait();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Try the upload again' }).click();
  // The words are read out as they change, so they say no per cent; the bar beside them does.
  await expect(page.getByText('Uploading…', { exact: true })).toBeVisible();
  // The pressed button disappeared.
  await expect(camera).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  upload.open();
  await expect(page.getByText('Image uploaded successfully')).toBeVisible();
  await page.unroute(/\/v0\/b\/.*product-images/);
  await expect(page.getByText(/^Uploaded, \d+ KB/)).toBeVisible();

  await page.getByLabel(/^Name/).fill(name);
  // Looking for a duplicate loses neither the input nor the picture.
  await page.getByRole('tab', { name: 'Existing Listings' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search listings' })).toBeVisible();
  await page.getByRole('tab', { name: 'Listings', exact: true }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue(name);
  // Nor does a phone that discards the page, for example while its camera takes a picture.
  await page.reload();
  await expect(page.getByLabel(/^Name/)).toHaveValue(name);
  await page.getByLabel(/^Price/).fill('5');
  await page.getByLabel(/^Stock/).fill('2');
  await page.getByLabel('Category').selectOption('Live Coral');
  const imageUrl = page.getByRole('textbox', { name: 'Image URL' });
  const sentUrl = await imageUrl.inputValue();
  const answer = gate();
  await page.route(/\/create-product$/, async (route) => {
    await answer.wait();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Create Listing' }).click();
  await expect(page.getByRole('button', { name: 'Creating…' })).toBeVisible();
  // Input before the answer belongs to the next listing.
  await page.getByLabel(/^Name/).fill('The next one');
  await page.getByText('Upload', { exact: true }).click();
  await input.setInputFiles(file);
  await page.getByText('Image URL', { exact: true }).click();
  await expect(imageUrl).toHaveValue(/product-images/);
  await expect(imageUrl).not.toHaveValue(sentUrl);
  answer.open();
  await expect(page.getByText('Product created successfully!')).toBeVisible();
  await expect(page.getByText('What you typed since is kept for the next listing.')).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveValue('The next one');
  // A second press cannot list the same animal again.
  await expect(page.getByLabel(/^Price/)).toHaveValue('');
  const url = (await productByName(name))?.get('image_url') as string;
  expect(url).toBe(sentUrl);
  expect(decodeURIComponent(url)).toMatch(/product-images\/[^/]+\/\d+-[a-z0-9]+\.webp/);
  const picture = Buffer.from(await (await fetch(url)).arrayBuffer());
  const { width, height, exif, format } = await sharp(picture).metadata();
  expect({ width, height, exif, format }).toEqual({
    width: 1600,
    height: 1200,
    exif: undefined,
    format: 'webp',
  });

  // A card does not fetch the whole picture: it names the smaller widths stored next to it.
  await expect
    .poll(async () => (await productByName(name))?.get('image_widths'))
    .toEqual([320, 640, 1600]);
  // Seen by another visitor: a browser that has the large picture already shows that one.
  const visitor = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    serviceWorkers: 'allow',
  });
  const shop = await visitor.newPage();
  await shop.goto(`/shop?tab=coral&q=${encodeURIComponent(name)}`);
  const card = shop.getByRole('article').filter({ hasText: name }).getByRole('img', { name });
  await expect(card).toBeVisible();
  const shown = () => card.evaluate((img: HTMLImageElement) => img.currentSrc);
  await expect.poll(shown).toMatch(/-(320|640)\.webp/);
  await expect
    .poll(() => card.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const small = await sharp(
    Buffer.from(await (await fetch(await shown())).arrayBuffer()),
  ).metadata();
  expect(small.exif).toBeUndefined();

  await test.step('PWA-02 the worker keeps it: it shows without a network too', async () => {
    await visited(shop);
    const kept = () =>
      shop.evaluate(async () =>
        (await (await caches.open('reef-pictures')).keys()).map(({ url: address }) => address),
      );
    await expect.poll(kept).toContain(await shown());
    await visitor.setOffline(true);
    await shop.reload();
    await expect(card).toBeVisible();
    await expect
      .poll(() => card.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  });
  await visitor.close();

  // A cart line keeps only the address: it requests the small picture, and falls back to the whole
  // one.
  await open(page);
  await page.getByRole('button', { name: `Add ${name} to cart` }).click();
  const line = page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
  const pictured = line.getByRole('presentation');
  const source = () => pictured.evaluate((img: HTMLImageElement) => img.currentSrc);
  await page.getByRole('button', { name: 'Shopping cart, 1 item' }).click();
  await expect.poll(source).toMatch(/-320\.webp/);
  await page.route(/-320\.webp/, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await page.getByRole('button', { name: 'Shopping cart, 1 item' }).click();
  await expect.poll(source).toBe(url);
  await page.keyboard.press('Escape');

  // Deleting the listing does not immediately remove the picture from carts and orders.
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Product deleted successfully')).toBeVisible();
  await expect.poll(async () => (await fetch(url)).status).toBe(200);
});

test('CPM-01 CPM-07 SEEN-20 SEEN-27 lists archived products too, counts, filters and finds; one without a category can be given one; deletes after the question @phone', async ({
  page,
}) => {
  const nameless = await ownProduct(2);
  const document = shopDatabase().doc(`products/${nameless.id}`);
  await document.update({ category: FieldValue.delete() });
  const unwanted = await ownProduct(1);
  const inStock = await ownProduct(3);
  const archived = await ownProduct(0, 20);
  await open(page);
  const chips = page.getByRole('group', { name: 'Category' });
  for (const name of ['All', 'Saltwater Fish', 'Live Coral', 'Invertebrates', 'WYSIWYG', 'Sold']) {
    await expect(chips.getByRole('button', { name: new RegExp(`^${name} ?\\d`) })).toBeVisible();
  }
  const row = (name: string) =>
    page.locator('.desk-table > tbody > tr, main li.surface').filter({ hasText: name });
  await expect(row(inStock.name)).toContainText('3 units');
  await expect(row(archived.name)).toContainText('Out of Stock');
  await expect(row(archived.name)).toContainText('Archived');
  await expect(row(archived.name).getByRole('button', { name: /to cart$/ })).toBeDisabled();
  await row(inStock.name)
    .getByRole('button', { name: /to cart$/ })
    .click();
  await expect(page.getByText(`${inStock.name} added to cart!`)).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search listings' });
  await search.fill(inStock.name.slice(3));
  await expect(row(archived.name)).toHaveCount(0);
  await expect(row(inStock.name)).toHaveCount(1);
  const found = page.getByRole('status');
  await expect(found.filter({ hasText: /^1 listing$/ })).toHaveCount(1);
  await row(inStock.name).getByRole('link', { name: inStock.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/product/${inStock.id}$`));
  await page.goBack();
  await expect(search).toHaveValue(inStock.name.slice(3));
  await expect(row(inStock.name)).toHaveCount(1);
  await chips.getByRole('button', { name: /^Live Coral/ }).click();
  await expect(row(inStock.name)).toHaveCount(0);
  await expect(found.filter({ hasText: /^0 listings$/ })).toHaveCount(1);
  await expect(page.getByText('Nothing here is found by')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await expect(page.getByRole('button', { name: 'New listing' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await chips.getByRole('button', { name: /^All/ }).click();

  await test.step('SEEN-20 listed as Uncategorized, it can be given a category', async () => {
    const card = page.getByRole('listitem').filter({ hasText: nameless.name });
    await expect(card).toContainText('Uncategorized');
    await card.getByRole('button', { name: /^Edit / }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Product' });
    // CPM-06: an edit needs name, price and stock alone.
    await dialog.getByLabel(/^Price/).fill('31.00');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Product updated successfully');
    await expect(dialog).toHaveCount(0);
    await expect(card).toContainText('$31.00');
    await expect(card).toContainText('Uncategorized');
    await card.getByRole('button', { name: /^Edit / }).click();
    await dialog.getByLabel('Category').selectOption('Live Coral');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    await expect(card).toContainText('Live Coral');
  });

  await test.step('CPM-07 a refusal is told, and the product stays', async () => {
    const message = 'Admin access required to create products';
    await page.route(/delete_product$/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ json: { result: [{ success: false, message }] } })
        : route.continue(),
    );
    await page.getByRole('button', { name: `Delete ${unwanted.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const failed = page.locator('.toast').filter({ hasText: 'Failed to delete product' });
    await expect(failed).toContainText(message);
    await failed.getByRole('button', { name: 'Dismiss' }).click();
    await expect(failed).toHaveCount(0);
    await page.unroute(/delete_product$/);
  });

  await test.step('CPM-07 going back answers the question with no', async () => {
    await page.getByRole('button', { name: `Delete ${unwanted.name}` }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByRole('button', { name: 'Delete' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/show=Live/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
  });

  await test.step('CPM-07 deletes after the question', async () => {
    await page.getByRole('button', { name: `Delete ${unwanted.name}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Are you sure you want to delete this product?');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Product deleted successfully')).toBeVisible();
    await expect
      .poll(async () => (await shopDatabase().doc(`products/${unwanted.id}`).get()).exists)
      .toBe(false);
    // The row is gone; the focus is in the next one.
    await expect(page.getByRole('button', { name: `Delete ${unwanted.name}` })).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Delete /);
  });
});

test('SEEN-17 Retry loads an archived product again whose database script failed @phone', async ({
  page,
  faults,
}) => {
  const product = await ownProduct(0, 9);
  const script = /\/assets\/firestore-client-.*\.js/;
  await page.route(script, (route) => route.abort());
  await recordHydration(page);
  await page.goto('/forum');
  await waitForHydration(page);
  await walkTo(page, `/product/${product.id}`);
  await expect(page.getByText('Error loading products. Please try again.')).toBeVisible();
  const asked = page.waitForRequest(script);
  await page.getByRole('button', { name: 'Retry' }).click();
  await asked;
  // It is also requested automatically, every ten seconds.
  await page.unroute(script);
  await expect(page.getByRole('heading', { name: product.name })).toBeVisible();
  faults.length = 0;
});
