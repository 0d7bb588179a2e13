import { expect } from '@playwright/test';
import { addFromPage, openCart, test } from '#support/browser/buyer-test.ts';
import { beginWithRefusedStorage } from '#support/browser/full-storage.ts';
import { signInByHeader } from '#support/browser/header.ts';

test.beforeEach(({ page }) => beginWithRefusedStorage(page));

test('SHOP-08 home, shop and product pages show, and stock changes, in a browser that refuses storage @phone', async ({
  page,
  shelf,
}) => {
  const fish = await shelf.list(3);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Premium Saltwater');
  await page.goto('/shop');
  await page.getByRole('searchbox', { name: 'Search the shop' }).fill(fish.name);
  const card = page.getByRole('article').filter({ hasText: fish.name });
  await expect(card).toContainText('In Stock: 3');
  await shelf.change(fish.id, { stock: 2 });
  await expect(card).toContainText('In Stock: 2');
  await page.goto(`/product/${fish.id}`);
  const stock = page.locator('.product-facts');
  await expect(stock.getByText('In Stock: 2')).toBeVisible();
  await shelf.change(fish.id, { stock: 1 });
  await expect(stock.getByText('In Stock: 1')).toBeVisible();
});

test('CART-03 what is in the cart stays there from page to page in a browser that refuses storage @phone', async ({
  page,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(3);
  await page.goto(`/product/${fish.id}`);
  await signInByHeader(page, buyer);
  await expect(page).toHaveURL(new RegExp(`/product/${fish.id}$`));
  await addFromPage(page, fish, 2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Saltwater Fish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop marine life');
  // The page as it comes out of the back/forward cache reads the cart again.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  const sheet = await openCart(page);
  await expect(sheet.getByRole('listitem').filter({ hasText: fish.name })).toBeVisible();
});

test('AUTH-03 CONT-01 FIT-06 LEARN-14 a browser that refuses storage is told so where something would be kept @phone', async ({
  page,
  buyer,
}) => {
  const nothing = page.getByRole('main').getByText(/This browser keeps nothing for this shop\./);
  await page.goto('/my-tank');
  await expect(nothing).toBeVisible();
  await expect(page.getByText('Kept on this device only.')).toHaveCount(0);
  await page.goto('/learn/tank-log');
  await expect(nothing).toBeVisible();
  await page.goto('/contact');
  await expect(nothing).toBeVisible();
  await expect(page.getByText(/your message waits on this device/)).toHaveCount(0);
  await signInByHeader(page, buyer);
  const told = 'This browser keeps nothing: you are signed out when the page closes.';
  await expect(page.getByText(told)).toBeVisible();
});
