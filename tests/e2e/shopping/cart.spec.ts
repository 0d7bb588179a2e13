import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/axe.ts';
import { signInOnScreen } from '#support/browser-test.ts';
import { addToCart, fillSignIn, openCart, storedCart, test } from '#support/buyer-test.ts';
import { lineOf, pay, row } from './cart-page.ts';
import { delistProduct, setStock } from '#support/demo-shop.ts';
import { beginSignedIn } from '#support/signed-in.ts';

/** Leaves a cart in local storage, as an earlier visit would have. */
async function storeCart(page: Page, owner: string, lines: readonly unknown[]): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `reef-cart-${owner}`,
    JSON.stringify(lines),
  ] as const);
}

test('CART-01 CART-09 CART-10 the sheet: lines, sums, plus and minus, remove and undo', async ({
  page,
  shelf,
}) => {
  const tang = await shelf.list(3, { price: 19.99 });
  const coral = await shelf.list(1, { price: 1000.01, category: 'Live Coral' });
  await beginSignedIn(page, 'buyer');
  await addToCart(page, tang, 2);
  await addToCart(page, coral);
  const sheet = await openCart(page);
  await expect(sheet.getByText('3 items', { exact: true })).toBeVisible();
  const line = row(page, tang);
  await expect(line.locator('img')).toBeVisible();
  await expect(line).toContainText('Saltwater Fish');
  await expect(line).toContainText('$39.98');
  await expect(line).toContainText('$19.99 each');
  await expect(line).toContainText('Stock: 3');
  await expect(row(page, coral)).toContainText('Live Coral');
  await expect(sheet.getByText('$1,039.99')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Checkout', exact: true })).toBeEnabled();
  await expect(sheet.getByRole('button', { name: 'Clear Cart' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const plus = line.getByRole('button', { name: /^Increase/ });
  const minus = line.getByRole('button', { name: /^Decrease/ });
  await plus.click();
  await expect(line).toContainText('$59.97');
  await expect(plus).toBeDisabled();
  await expect(row(page, coral).getByRole('button', { name: /^Increase/ })).toBeDisabled();
  await minus.click();
  await minus.click();
  await expect(line).toContainText('$19.99');
  await minus.click();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toContainText('$19.99');
  await line.getByRole('button', { name: `Remove ${tang.name}` }).click();
  await expect(line).toHaveCount(0);
  await expect(sheet.getByText('1 item', { exact: true })).toBeVisible();
  await row(page, coral).getByRole('link', { name: coral.name }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${coral.id}$`));
  await expect(sheet).toHaveCount(0);
});

test('ATT-85 the cart says how many of one listing fit in a checkout, and waits for fewer @phone', async ({
  page,
  shelf,
}) => {
  const snail = await shelf.list(12);
  await beginSignedIn(page, 'buyer');
  await addToCart(page, snail, 11);
  const sheet = await openCart(page);
  const checkout = sheet.getByRole('button', { name: 'Checkout', exact: true });
  const words = `Up to 10 of one listing fit in one checkout. Lower ${snail.name} to 10 to go on.`;
  await expect(sheet.getByText(words)).toBeVisible();
  await expect(checkout).toBeDisabled();
  await expectAccessible(page);
  await row(page, snail)
    .getByRole('button', { name: /^Decrease/ })
    .click();
  await expect(sheet.getByText(words)).toHaveCount(0);
  await expect(checkout).toBeEnabled();
});

test('CART-02 CART-04 Clear Cart empties it and forgets the stored copy @phone', async ({
  page,
  shelf,
}) => {
  const fish = await shelf.list(2);
  await beginSignedIn(page, 'buyer');
  await addToCart(page, fish);
  expect(await storedCart(page, 'demo-buyer')).toContain(fish.id);
  const sheet = await openCart(page);
  // The line says so itself, and a message would lie on it.
  expect(await page.getByText(`${fish.name} added to cart!`).isVisible()).toBe(false);
  await sheet.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(sheet.getByText('Your cart is empty')).toBeVisible();
  expect(await storedCart(page, 'demo-buyer')).toBeNull();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(sheet).toHaveCount(0);
});

test('CART-03 two tabs share one cart @phone', async ({ page, context, shelf }) => {
  const [fish, crab] = [await shelf.list(4), await shelf.list(1)];
  await signInOnScreen(page, 'buyer');
  const other = await context.newPage();
  await other.goto('/shop');
  await expect(other.getByRole('button', { name: 'Shopping cart, empty' })).toBeAttached();
  await addToCart(page, fish, 2);
  await expect(other.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeAttached();
  await addToCart(other, crab);
  await expect(page.getByRole('button', { name: 'Shopping cart, 2 items' })).toBeAttached();
  const sheet = await openCart(other);
  await sheet.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('button', { name: 'Shopping cart, empty' })).toBeAttached();
});

test('CART-03 CART-04 each user has a cart of their own; signing out leaves it stored @phone', async ({
  page,
  shelf,
}) => {
  const fish = await shelf.list(2);
  await signInOnScreen(page, 'buyer');
  await addToCart(page, fish);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByText('Sign out', { exact: true }).click();
  await expect(page.getByText('Signed Out', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Shopping cart, empty' })).toBeAttached();
  expect(await storedCart(page, 'demo-buyer')).toContain(fish.id);

  await signInOnScreen(page, 'barred');
  await expect(page.getByRole('button', { name: 'Shopping cart, empty' })).toBeAttached();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByText('Sign out', { exact: true }).click();
  await expect(page.getByText('Signed Out', { exact: true }).last()).toBeVisible();
  await signInOnScreen(page, 'buyer');
  await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeAttached();
});

test('CART-03 CART-12 a guest with a cart signs in to check out, and comes back @phone', async ({
  page,
  shelf,
}) => {
  const fish = await shelf.list(2);
  await page.goto('/shop');
  await storeCart(page, 'guest', [lineOf(fish, 1, 2)]);
  await page.goto('/shop?tab=coral');
  const sheet = await openCart(page);
  await expect(row(page, fish)).toBeVisible();
  await sheet.getByRole('button', { name: 'Sign In to Checkout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await fillSignIn(page, { email: 'buyer@reef.test', pin: '135790' });
  await expect(page).toHaveURL(/\/shop\?tab=coral$/);
});

for (const [who, refusal] of [
  ['suspended', 'Your account is suspended. Purchases are disabled.'],
  ['barred', 'Purchases are disabled for your account.'],
] as const) {
  test(`CART-06 CART-12 a ${who} account is told, and its checkout reads Purchases Disabled @phone`, async ({
    page,
    shelf,
  }) => {
    const fish = await shelf.list(2);
    await beginSignedIn(page, who);
    await page.goto(`/product/${fish.id}`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText(refusal)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Shopping cart, empty' })).toBeAttached();
    await storeCart(page, `demo-${who}`, [lineOf(fish, 1, 2)]);
    await page.goto('/shop');
    const sheet = await openCart(page);
    await expect(sheet.getByRole('button', { name: 'Purchases Disabled' })).toBeDisabled();
    await expect(sheet.getByRole('button', { name: 'Checkout', exact: true })).toHaveCount(0);
  });
}

test('CART-08 stock that is all in the cart already is refused @phone', async ({ page, shelf }) => {
  // The newest stand first in the admin's list.
  const fish = await shelf.list(1, { created_at: new Date() });
  await beginSignedIn(page, 'admin');
  await page.goto('/content-product-management?tab=existing');
  const add = page.getByRole('button', { name: `Add ${fish.name} to cart` });
  await add.click();
  await expect(page.getByText(`${fish.name} added to cart!`)).toBeVisible();
  await add.click();
  await expect(page.getByText('This item is out of stock')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeAttached();
});

test('CART-11 live stock refreshes, caps and removes lines, in words @phone', async ({
  page,
  shelf,
}) => {
  const [fish, crab] = [await shelf.list(5), await shelf.list(2)];
  await beginSignedIn(page, 'buyer');
  await addToCart(page, fish, 3);
  await addToCart(page, crab);
  const sheet = await openCart(page);
  await setStock(fish.id, 4);
  await expect(row(page, fish)).toContainText('Stock: 4');
  await expect(page.getByText('Cart updated due to stock change.')).toHaveCount(0);
  await setStock(fish.id, 2);
  await expect(page.getByText('Cart updated due to stock change.')).toBeVisible();
  await expect(row(page, fish)).toContainText('$49.98');
  await setStock(fish.id, 0);
  await expect(
    page.getByText('An item became unavailable and was removed from your cart.'),
  ).toBeVisible();
  await expect(row(page, fish)).toHaveCount(0);
  // A listing that is deleted is as gone as one that sold out.
  await delistProduct(crab.id);
  await expect(sheet.getByText('Your cart is empty')).toBeVisible();
});

test('SEEN-13 a price that changes in an open cart is said, and checkout stops for it @phone', async ({
  page,
  shelf,
}) => {
  const fish = await shelf.list(3, { price: 19.99 });
  await beginSignedIn(page, 'buyer');
  await addToCart(page, fish);
  await openCart(page);
  await shelf.change(fish.id, { price: 24.99 });
  const said = page.getByText(`The price of ${fish.name} changed from $19.99 to $24.99.`);
  await expect(said).toBeVisible();
  await expect(row(page, fish)).toContainText('$24.99 each');
  await page.getByRole('button', { name: 'Checkout', exact: true }).click();
  // As from a tab that has not heard of the price yet.
  const stale = { ...lineOf(fish, 1, 3), price: 9.99 };
  await pay(page).evaluate(
    (button: HTMLButtonElement, value) => {
      localStorage.setItem('reef-cart-demo-buyer', value);
      dispatchEvent(new StorageEvent('storage', { key: 'reef-cart-demo-buyer' }));
      button.click();
    },
    JSON.stringify([stale]),
  );
  await expect(
    page.getByText('A price in your cart has changed. Review and try again.'),
  ).toBeVisible();
  await expect(pay(page)).toBeEnabled();
});

test('CART-11 a cart from an earlier visit is brought in line with stock @phone', async ({
  page,
  shelf,
}) => {
  const [few, gone, plenty] = [await shelf.list(2), await shelf.list(0), await shelf.list(9)];
  await signInOnScreen(page, 'buyer');
  await storeCart(page, 'demo-buyer', [
    lineOf(few, 5, 6),
    lineOf(gone, 1, 3),
    lineOf(plenty, 4, 4),
  ]);
  await page.goto('/shop');
  await expect(page.getByText('Cart quantities adjusted to current stock.')).toBeVisible();
  await expect(
    page.getByText('Some items are no longer available and were removed.'),
  ).toBeVisible();
  await openCart(page);
  await expect(row(page, few)).toContainText('Stock: 2');
  await expect(row(page, few)).toContainText('$49.98');
  await expect(row(page, plenty)).toContainText('Stock: 9');
  await expect(row(page, gone)).toHaveCount(0);
});
