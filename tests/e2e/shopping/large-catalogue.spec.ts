import { expect, type Page, type Route } from '@playwright/test';
import { CatalogueFile, WrittenProduct } from '@reef/domain/catalogue/file/catalogue-file';
import { CATALOGUE_PATH, WHOLE_CATALOGUE_PATH } from '@reef/domain/catalogue/file/catalogue-path';
import { firstPart } from '@reef/domain/catalogue/file/catalogue-part';
import { waitForHydration, recordHydration } from '#support/browser/hydration.ts';
import { openCart, test } from '#support/browser/buyer-test.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { beginWithCart, lineOf, row } from './cart-page.ts';

/** The dearest fish of the demo shop, which is not among the newest. */
const DEAREST = { id: 'purple-tang', name: 'Purple Tang' };

/** Of the demo shop's 29 fish these leave out the dearest. */
const SIZES = { wholeUpTo: 10, cheapest: 26, newest: 2 };

/**
 * Answers as the server would if the demo shop were a large one: with a part, and with the whole.
 * @returns how often the whole was fetched.
 */
async function serveLarge(page: Page): Promise<() => number> {
  let wholes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(WHOLE_CATALOGUE_PATH)) wholes += 1;
  });
  // Read beforehand: a page that hears nothing of a file for four seconds goes on without it.
  const answer = await page.request.get(WHOLE_CATALOGUE_PATH);
  const whole: unknown = await answer.json();
  const { products, ...file } = CatalogueFile.parse(whole);
  const catalogue = { ...file, products: products.map((one) => WrittenProduct.parse(one)) };
  const part = firstPart(catalogue, SIZES);
  await page.route(`**${CATALOGUE_PATH}`, (route) => route.fulfill({ json: part }));
  await page.route(`**${WHOLE_CATALOGUE_PATH}`, (route) => route.fulfill({ json: whole }));
  return () => wholes;
}

function cards(page: Page) {
  return page.locator('.product-grid .product-card-name');
}

/** A product's card, wherever it is: other tests list cheaper and dearer ones meanwhile. */
function cardOf(page: Page, { name }: { name: string }) {
  return cards(page).filter({ hasText: name });
}

test('PERF-14 SHOP-08 of a large catalogue a visit fetches the part that it shows, live, and the whole once somebody scrolls on or sorts @phone', async ({
  page,
  shelf,
}) => {
  await beginSignedIn(page, 'buyer');
  await beginWithCart(page, { owner: 'demo-buyer', lines: [lineOf(DEAREST, 1, 99)] });
  const wholes = await serveLarge(page);
  await recordHydration(page);
  await page.goto('/shop');
  await waitForHydration(page);
  const tab = page.getByRole('tab', { name: /^Saltwater Fish/ });
  const count = page.getByText(/^\d+ listings$/);
  const total = async () => Number.parseInt((await count.textContent()) ?? '', 10);

  await test.step('what changes shows, and is counted', async () => {
    const cheap = await shelf.list(3, { price: 0.5, created_at: new Date() });
    await expect(cardOf(page, cheap)).toBeVisible();
    await expect(async () => {
      await expect(tab).toContainText(String(await total()), { timeout: 1000 });
    }).toPass();
    expect(await total()).toBeGreaterThan(SIZES.cheapest + SIZES.newest);
    await shelf.change(cheap.id, { stock: 0 });
    await expect(cardOf(page, cheap)).toHaveCount(0);
  });

  await test.step('the cart reads what the part does not have', async () => {
    await openCart(page);
    await expect(row(page, DEAREST)).not.toContainText('Stock: 99');
    await page.keyboard.press('Escape');
    expect(wholes()).toBe(0);
  });

  await test.step('scrolling on brings the others, once', async () => {
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(cards(page)).toHaveCount(await total(), { timeout: 1000 });
    }).toPass();
    await expect(cardOf(page, DEAREST)).toBeAttached();
    expect(wholes()).toBe(1);
  });

  await test.step('so does another order of the list, on a page that begins with it', async () => {
    await page.goto('/shop?sort=price-desc');
    await expect(cardOf(page, DEAREST)).toBeAttached();
    expect(wholes()).toBe(2);
  });

  await test.step('and the search', async () => {
    await page.goto('/learn');
    await waitForHydration(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(DEAREST.name);
    await expect(page.getByRole('group', { name: 'In the shop' })).toContainText(DEAREST.name);
    expect(wholes()).toBe(3);
  });
});

test('SHOP-06 FIT-05 PERF-14 the filters of a large tab say that its listings are loading, or could not be loaded, where they will be @phone', async ({
  page,
  shelf,
  faults,
}) => {
  await serveLarge(page);
  const held: Route[] = [];
  await page.route(`**${WHOLE_CATALOGUE_PATH}`, (route) => {
    held.push(route);
  });
  await page.goto('/shop');
  await expect(page.getByText(/^\d+ listings$/)).toBeVisible();

  await page.getByRole('button', { name: /^Filters/ }).click();
  const loading = page.getByRole('status').filter({ hasText: 'Loading marine life...' });
  await expect(loading).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await Promise.all(held.map((route) => route.abort()));
  const aboveCards = page.locator('[role="alert"]:has(~ .product-list)');
  await expect(aboveCards).toContainText('Check your connection, then retry.');
  await expect(aboveCards).toBeInViewport();
  await expect(page.locator('.product-list ~ [role="alert"]')).toHaveCount(0);
  // What is heard of the others does not bring those that are missing.
  const cheap = await shelf.list(3, { price: 0.5, created_at: new Date() });
  await expect(cardOf(page, cheap)).toBeVisible();
  await expect(aboveCards.getByRole('button', { name: 'Retry' })).toBeVisible();

  // The page also tries again by itself, and Retry would be gone before it is pressed.
  await page.unroute(`**${WHOLE_CATALOGUE_PATH}`);
  await aboveCards.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: /^Reef-safe/ })).toBeAttached();
  await expect(aboveCards).toHaveCount(0);
  await page.close();
  faults.length = 0;
});
