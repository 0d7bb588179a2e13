import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { header, signOutByHeader } from '#support/browser/header.ts';
import { test, visited } from '#support/browser/offline-test.ts';
import { listProduct, setStock } from '#support/demo-shop.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { MAX_SCRIPTS } from '../../../web/service-worker/max-scripts.ts';

test.use({ serviceWorkers: 'allow' });

const DIST = path.join(import.meta.dirname, '../../../web/dist');

test('PWA-02 PWA-04 FIT-05 after one visit, home, shop, its filters and a product open offline, with the stock last seen @phone', async ({
  page,
  context,
  violations,
}) => {
  const fish = await listProduct(3, { price: 0.01 });
  await page.goto('/shop');
  await page.getByRole('link', { name: fish.name }).click();
  await page.waitForURL(`/product/${fish.id}`);
  await expect(page.getByText('In Stock: 3').first()).toBeVisible();
  await visited(page);

  // The message covers the page, but what a finger is about to press does not move.
  const heading = page.getByRole('heading', { level: 1 });
  const place = await heading.boundingBox();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  expect(await heading.boundingBox()).toEqual(place);
  await page.goto('/');
  await expect(heading).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.goto('/shop');
  await expect(page.getByRole('link', { name: fish.name })).toBeVisible();
  const lastSeen = page.getByText(/^Stock as last seen/);
  await expect(lastSeen).toBeVisible();
  const picture = page.locator('article', { hasText: fish.name }).getByRole('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // The words come and go with the signal, and the cards stay where they are.
  const firstCard = page.getByRole('article').first();
  const cardTop = async () => (await firstCard.boundingBox())?.y;
  const offlineTop = await cardTop();
  await context.setOffline(false);
  await expect(lastSeen).toHaveCount(0);
  expect(await cardTop()).toBe(offlineTop);
  await context.setOffline(true);
  await expect(lastSeen).toBeVisible();
  expect(await cardTop()).toBe(offlineTop);
  // FIT-05: the filters' code is cached too, though nobody has opened them before.
  await page.goto('/shop?reef=safe');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filters ?, 1 set$/ })).toBeVisible();
  // Beside a count with the filters' note the words are shorter, on its line, and not cut off.
  await expect(page.getByRole('status').filter({ hasText: 'not say.' }).first()).toBeVisible();
  const seen = page.getByText(/^Seen (just now|.+ ago)$/);
  await expect(seen).toBeVisible();
  expect((await seen.boundingBox())?.height).toBeLessThan(30);
  expect(await seen.evaluate((words) => words.scrollWidth <= words.clientWidth)).toBe(true);
  await page.goto(`/product/${fish.id}`);
  await expect(heading).toHaveText(fish.name);

  await setStock(fish.id, 2);
  await context.setOffline(false);
  await expect(page.getByText('In Stock: 2').first()).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeHidden();

  await test.step('without a page of the shop, and a signal that nothing gets through, it opens too', async () => {
    await page.evaluate(() => caches.delete('reef-shop-pages'));
    const network = new EventTarget();
    const answered = once(network, 'answer');
    await context.route('**/shop', async (route) => {
      // Only what the worker requests for the page.
      if (route.request().serviceWorker() !== null) await answered;
      await route.continue();
    });
    await page.goto('/shop');
    await expect(page.getByRole('link', { name: fish.name })).toBeVisible();
    // The page that comes late is kept for the next visit.
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('reef-shop-pages')).keys()).length);
    expect(await kept()).toBe(0);
    network.dispatchEvent(new Event('answer'));
    await expect.poll(kept).toBe(1);
    await context.unroute('**/shop');
  });

  // A file is not a page: the worker does not answer with the app's shell.
  expect(violations).toEqual([]);
  for (const [address, type] of [
    ['/catalogue/ocellaris-clownfish-640.webp', 'image/webp'],
    ['/robots.txt', 'text/plain'],
  ] as const) {
    const opened = await page.goto(address);
    expect(opened?.headers()['content-type'], address).toContain(type);
  }
  // The browser lays out a bare file by a style of its own, which the shop's policy forbids.
  violations.length = 0;
});

test('PWA-02 SOLD-11 CAL-02 an admin opens pages without signal that were never opened on this phone @phone', async ({
  page,
  context,
}) => {
  const files = JSON.parse(readFileSync(path.join(DIST, 'admin-files.json'), 'utf8')) as string[];
  expect(files.length).toBeGreaterThan(5);
  // Those of five versions.
  expect(5 * files.length).toBeLessThanOrEqual(MAX_SCRIPTS);
  await beginSignedIn(page, 'admin');
  await page.goto('/');
  await visited(page);
  const kept = () =>
    page.evaluate(async (all) => {
      const found = await Promise.all(all.map((file) => caches.match(file)));
      return found.filter((response) => response === undefined).length;
    }, files);
  await expect.poll(kept).toBe(0);
  await context.setOffline(true);
  await page.goto('/content-product-management?tab=existing&show=Sold');
  await expect(page.getByRole('radio', { name: 'Calendar' })).toBeVisible();
  await expect(page.getByText('These orders are not kept on this device')).toBeVisible();
  // A month that nobody read here has no sums; it does not have sums of zero.
  await page.getByText('Calendar', { exact: true }).click();
  await expect(page.getByText('The month could not be loaded.')).toBeVisible();
  await expect(page.getByText('Monthly total')).toHaveCount(0);
  await page.goto('/user-management');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management');
});

test('PWA-04 features that need the network say so and lose nothing @phone', async ({
  page,
  context,
}) => {
  const fish = await listProduct(2);
  await beginSignedIn(page, 'buyer');
  await page.goto(`/product/${fish.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(`${fish.name} added to cart!`)).toBeVisible();
  await visited(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Shopping cart, / }).click();
  await expect(page.getByRole('dialog').getByText(fish.name)).toBeVisible();
  await context.setOffline(false);
});

test('PWA-02 LEARN-10 every page to learn from opens offline after one visit elsewhere @phone', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await visited(page);
  await context.setOffline(true);
  const slugs = readdirSync(path.join(DIST, 'learn')).map((file) => file.replace('.html', ''));
  expect(slugs.length).toBeGreaterThan(40);
  for (const address of ['/learn', ...slugs.map((slug) => `/learn/${slug}`)]) {
    await page.goto(address);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title, address).toBeVisible();
    await expect(title, address).not.toHaveText(/not found|went wrong/i);
  }
});

test('PWA-02 a whole catalogue that the first visit fetched before there was a worker is kept @desk', async ({
  page,
}) => {
  await page.addInitScript(() => void fetch('/catalogue-whole.json'));
  await page.goto('/');
  await visited(page);
  const isKept = () =>
    page.evaluate(async () => (await caches.match('/catalogue-whole.json')) !== undefined);
  await expect.poll(isKept).toBe(true);
});

test('PWA-02 cached pictures stay within their limit @desk', async ({ page }) => {
  await page.goto('/shop');
  await visited(page);
  const names = readdirSync(path.join(DIST, 'catalogue')).slice(0, 340);
  test.skip(!existsSync(DIST) || names.length < 320, 'fewer pictures than the bound');
  await page.evaluate(async (files) => {
    for (const file of files) await fetch(`/catalogue/${file}`);
  }, names);
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('reef-pictures')).keys()).length);
  await expect.poll(kept).toBeGreaterThan(250);
  await page.evaluate((file) => fetch(`/catalogue/${file}?once-more`), names[0]);
  await expect.poll(kept).toBeLessThanOrEqual(300);
});

test('PWA-05 two tabs share one cache, one cart and one stock @desk', async ({ page, context }) => {
  const fish = await listProduct(4);
  await beginSignedIn(page, 'buyer');
  const other = await context.newPage();
  await page.goto(`/product/${fish.id}`);
  await other.goto(`/product/${fish.id}`);
  await expect(other.getByText('In Stock: 4').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await setStock(fish.id, 3);
  await expect(page.getByText('In Stock: 3').first()).toBeVisible();
  await expect(other.getByText('In Stock: 3').first()).toBeVisible();
  const stores = () =>
    page.evaluate(async () =>
      (await indexedDB.databases()).flatMap(({ name }) =>
        name?.startsWith('firestore/') ? [name] : [],
      ),
    );
  // The catalogue's file may bring the new stock before this page has opened its database.
  await expect.poll(stores).toHaveLength(1);

  // The tab that signs out deletes what they share; both keep listening.
  await signOutByHeader(page);
  await expect(header(other).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goBack();
  await setStock(fish.id, 2);
  for (const tab of [page, other]) {
    await expect(tab.getByText('In Stock: 2').first()).toBeVisible();
  }
});
