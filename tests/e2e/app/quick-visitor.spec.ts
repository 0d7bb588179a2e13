import { EventEmitter, once } from 'node:events';
import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from '#support/browser/hydration.ts';
import { cartButton, test } from '#support/browser/buyer-test.ts';
import { fillSignIn } from '#support/browser/sign-in-form.ts';
import { openEarly, painted } from '#support/browser/open-early.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';

/*
 * Visitors who are quicker than the app: they act as soon as something is on the screen, while its
 * scripts are still loading.
 */

/** How long after the first paint the app loads, in milliseconds. */
const APP_MS = 1200;

/** Longer than the app keeps restoring a scroll position, in milliseconds. */
const SETTLED_MS = 1300;

function place(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls as a hand does. @returns the resulting position. */
async function scrollBy(page: Page, pixels: number): Promise<number> {
  await page.mouse.move(190, 400);
  const before = await place(page);
  // A page that is still loading may not be tall enough yet.
  await expect(async () => {
    await page.mouse.wheel(0, pixels);
    await expect.poll(() => place(page), { timeout: 500 }).toBeGreaterThan(before);
  }).toPass();
  // A second turn of the wheel may take effect later than the first.
  let reached = before;
  const isAtRest = async () => {
    const last = reached;
    reached = await place(page);
    return reached === last;
  };
  await expect.poll(isAtRest, { intervals: [300] }).toBe(true);
  return reached;
}

/**
 * Presses an element where it is on the screen: Playwright's own click would scroll the page first.
 */
async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.click(x + width / 2, y + height / 2);
}

async function expectPlace(page: Page, top: number): Promise<void> {
  await waitForHydration(page);
  await page.waitForTimeout(SETTLED_MS);
  expect(Math.abs((await place(page)) - top), `moved from ${top}`).toBeLessThan(3);
}

test('SEEN-23 home: the first scroll, the search and what is typed for it before it is there @phone', async ({
  page,
}) => {
  await openEarly(page, '/', APP_MS);
  const top = await scrollBy(page, 500);
  await tap(page, page.getByRole('banner').getByRole('button', { name: 'Search' }));
  await page.keyboard.type('clown');
  const box = page.getByRole('dialog').getByRole('combobox');
  await expect(box).toHaveValue('clown');
  await expect(box).toBeFocused();
  await page.keyboard.type('fish');
  await expect(box).toHaveValue('clownfish');
  await expect(page.getByRole('option').first()).toContainText(/clownfish/i);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectPlace(page, top);
});

test('SEEN-23 shop: a tab, and a scroll straight after it @phone', async ({ page }) => {
  await openEarly(page, '/shop', APP_MS);
  await page.getByRole('tab', { name: /Live Coral/ }).click();
  const top = await scrollBy(page, 300);
  await expect(page).toHaveURL(/\/shop\?tab=coral$/);
  await expectPlace(page, top);
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
});

test('SEEN-23 menu: it opens before the app starts, stays open as it starts, and closes on navigation @phone', async ({
  page,
}) => {
  const app = new EventEmitter();
  const wanted = once(app, 'wanted');
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/shop', { waitUntil: 'commit' });
  await painted(page);
  const bar = page.getByRole('banner');
  const menu = page.locator('#mobile-menu');
  await bar.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu.getByRole('link', { name: 'Forum' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  app.emit('wanted');
  // Only the app gives the button its other name.
  await expect(bar.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await menu.getByRole('link', { name: 'Forum' }).click();
  await expect(page).toHaveURL(/\/forum$/);
  await expect(menu).toBeHidden();
  await expect(bar.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('SEEN-23 NAV-07 Sign In leads back to the page on which it was tapped @desk', async ({
  page,
  buyer,
}) => {
  await openEarly(page, '/my-tank?from=early', APP_MS);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await fillSignIn(page, buyer);
  await expect(page).toHaveURL(/\/my-tank\?from=early$/);
});

test('SEEN-23 product: Add to Cart is answered once while the account is still unknown @phone', async ({
  page,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(5);
  await beginSignedIn(page, buyer);
  await openEarly(page, `/product/${fish.id}`, APP_MS);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await cartButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(sheet.getByRole('listitem').filter({ hasText: fish.name })).toHaveCount(1);
  await expect(sheet.getByText('1 item', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('SEEN-23 article: a visitor who has scrolled on from the part they came for stays there @phone', async ({
  page,
}) => {
  await page.goto('/learn/nitrogen-cycle');
  const id = await page.locator('.article h2[id]').nth(1).getAttribute('id');
  await openEarly(page, `/learn/nitrogen-cycle?again#${id}`, APP_MS);
  const top = await scrollBy(page, 250);
  await expectPlace(page, top);
});

test('SEEN-23 sign-in: what is typed and sent before the app is there is sent once @desk', async ({
  page,
  buyer,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/login')) asked.push(request.url());
  });
  await openEarly(page, '/auth', APP_MS);
  await page.getByLabel(/^Email/).pressSequentially(buyer.email);
  await page.getByRole('button', { name: 'Show PIN' }).click();
  await page.getByLabel(/^PIN/).pressSequentially(buyer.pin);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sign In Successful')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(asked).toHaveLength(1);
});

test('SEEN-23 a phone that is turned and loses its signal keeps the form; two tabs share one cart, also when one closes @phone', async ({
  page,
  context,
  shelf,
  buyer,
  faults,
}) => {
  const fish = await shelf.list(5);
  await beginSignedIn(page, buyer);
  await openEarly(page, '/contact', APP_MS);
  const words = {
    'Full Name': 'Ana Reyes',
    Email: 'ana@example.test',
    'Phone (optional)': '305-555-0101',
    Subject: 'A goby',
    Message: 'Does it jump?',
  };
  for (const [label, value] of Object.entries(words)) {
    await page.getByLabel(label).first().pressSequentially(value);
  }
  await waitForHydration(page);
  await context.setOffline(true);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForTimeout(3000);
  await context.setOffline(false);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [label, value] of Object.entries(words)) {
    await expect(page.getByLabel(label).first()).toHaveValue(value);
  }

  const other = await context.newPage();
  await other.goto(`/product/${fish.id}`);
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(other.getByText(`${fish.name} added to cart!`)).toBeVisible();
  await other.close();
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 1 item');
  await page.goto(`/product/${fish.id}`);
  await page.reload();
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 1 item');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 1 item');
  // What a browser reports during three seconds without a network.
  faults.length = 0;
});
