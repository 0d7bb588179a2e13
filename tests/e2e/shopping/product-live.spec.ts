import { expect } from '@playwright/test';
import { CatalogueFile } from '@reef/domain/catalogue/file/catalogue-file';
import { test } from '#support/browser/buyer-test.ts';
import { beginWithFullStorage, fillStorageWhole } from '#support/browser/full-storage.ts';
import { heldBack } from '#support/browser/held-back.ts';
import { CARE_PANEL, care, facts } from './product-page.ts';

test('SEEN-18 ERR-02 offline a picture that was not cached says so, not that there is none, and a late part that was not cached is left out @phone', async ({
  page,
  shelf,
  faults,
}) => {
  const fish = await shelf.list(2, { care: { difficulty: 'beginner' } });
  // A page from the cache of a browser without a network.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
  });
  await page.route('**/catalogue/**', (route) => route.abort());
  const piece = /\/assets\/buying-.*\.js/;
  await page.route(piece, (route) => route.abort());
  await page.route(CARE_PANEL, (route) => route.abort());
  const isPanelLost = page.waitForEvent('requestfailed', (request) =>
    CARE_PANEL.test(request.url()),
  );
  const isPieceLost = page.waitForEvent('requestfailed', (request) => piece.test(request.url()));
  await page.goto(`/product/${fish.id}`);
  const frame = page.locator('[data-product-picture]').first();
  await expect(frame).toContainText('Picture not kept offline');
  await expect(frame).not.toContainText('No Image Available');
  await isPieceLost;
  await expect(facts(page).getByRole('link', { name: 'Delivery & returns' })).toHaveCount(0);
  await expect(facts(page).locator('.delivery-place')).toHaveCount(0);
  await isPanelLost;
  // A page that asks for the panel again has seen that it was lost, and has kept the drawn one.
  const panel = heldBack();
  await page.unroute(CARE_PANEL);
  await page.route(CARE_PANEL, async (route) => {
    await panel.held;
    await route.continue();
  });
  const asksAgain = page.waitForRequest(CARE_PANEL);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => true });
    window.dispatchEvent(new Event('online'));
  });
  await asksAgain;
  await expect(care(page)).toContainText('For beginners');
  await expect(facts(page).getByRole('heading', { level: 1 })).toHaveText(fish.name);
  panel.release();
  await shelf.change(fish.id, { care: { difficulty: 'expert' } });
  await expect(care(page)).toContainText('For experts');
  // Related products request their pictures after this one.
  await page.close();
  faults.length = 0;
});

test('PERF-40 a page without input is complete before the app starts, and becomes live by itself @desk', async ({
  page,
  shelf,
}) => {
  const fish = await shelf.list(3);
  const app = heldBack();
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await app.held;
    await route.continue();
  });
  await page.goto(`/product/${fish.id}`, { waitUntil: 'commit' });
  await expect(page.locator('.product-facts').getByText('In Stock: 3')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fish.name);
  app.release();
  await shelf.change(fish.id, { stock: 1 });
  await expect(page.locator('.product-facts').getByText('In Stock: 1')).toBeVisible();
});

test('PROD-04 the stock changes too on a device that has no space for anything @phone', async ({
  page,
  shelf,
}) => {
  const fish = await shelf.list(3);
  await beginWithFullStorage(page);
  await page.goto(`/product/${fish.id}`);
  await expect(facts(page).getByText('In Stock: 3')).toBeVisible();
  await shelf.change(fish.id, { stock: 1 });
  await expect(facts(page).getByText('In Stock: 1')).toBeVisible();
});

test('PROD-04 PWA-05 a page whose database shuts itself down goes on listening by itself @phone', async ({
  page,
  shelf,
  faults,
}) => {
  const fish = await shelf.list(3);
  await page.goto('/shop');
  await page.getByRole('searchbox', { name: 'Search the shop' }).fill(fish.name);
  const card = page.getByRole('article').filter({ hasText: fish.name });
  await expect(card).toContainText('In Stock: 3');
  await shelf.change(fish.id, { stock: 2 });
  await expect(card).toContainText('In Stock: 2');
  const shutsDown = page.waitForEvent('console', (message) =>
    message.text().includes('INTERNAL UNHANDLED ERROR'),
  );
  await fillStorageWhole(page);
  // The product's page begins to listen, of which Firestore tells the other tabs: it cannot.
  await card.getByRole('link').first().click();
  await shutsDown;
  await shelf.change(fish.id, { stock: 1 });
  await expect(facts(page).getByText('In Stock: 1')).toBeVisible();
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Search the shop' }).fill(fish.name);
  await shelf.change(fish.id, { stock: 4 });
  await expect(card).toContainText('In Stock: 4');
  // What has ended reports itself until the page is left.
  await page.goto('about:blank');
  faults.length = 0;
});

test('PROD-07 a change that comes while the file is loading is not overwritten by it, nor by what the device has kept @desk', async ({
  page,
  shelf,
  faults,
}) => {
  const fish = await shelf.list(6);
  await page.route('**/catalogue.json', async (route) => {
    const before = await route.fetch();
    await shelf.change(fish.id, { stock: 2 });
    await route.fulfill({ response: before });
  });
  const listening = page.waitForRequest((request) => request.url().includes('/Listen/'));
  await page.goto(`/product/${fish.id}`);
  await listening;
  await expect(page.locator('.product-facts').getByText('In Stock: 2')).toBeVisible();
  await shelf.change(fish.id, { stock: 1 });
  await expect(page.locator('.product-facts').getByText('In Stock: 1')).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page.locator('.product-facts').getByText('In Stock: 1')).toBeVisible();

  await test.step('a file that is newer than the database on the device wins', async () => {
    await page.goto('about:blank');
    await page.unroute('**/catalogue.json');
    await shelf.change(fish.id, { stock: 5, price: 31 });
    const inFile = async () => {
      const file = CatalogueFile.parse(
        await (await page.request.get('/catalogue-whole.json')).json(),
      );
      const products = file.products as { id: string; stock: number }[];
      return products.find(({ id }) => id === fish.id)?.stock;
    };
    await expect.poll(inFile, { intervals: [3000], timeout: 150_000 }).toBe(5);
    await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
    await page.goto(`/shop?q=${encodeURIComponent(fish.name)}`);
    await page.getByRole('link', { name: fish.name }).click();
    await expect(page).toHaveURL(new RegExp(`/product/${fish.id}$`));
    await expect(facts(page).getByText('In Stock: 5')).toBeVisible();
    // The device's own copy has been read by then.
    await page.waitForTimeout(3000);
    await expect(facts(page).getByText('In Stock: 5')).toBeVisible();
    await expect(facts(page).getByText('$31.00')).toBeVisible();
    // The cut connection itself is reported on the console, as it should be.
    await page.close();
    faults.length = 0;
  });
});
