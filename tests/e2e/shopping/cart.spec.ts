import { expect } from '@playwright/test';
import { expectAccessible, expectFitAtBothSizes } from '#support/browser/axe.ts';
import { addFromPage, addToCart, openCart, storedCart, test } from '#support/browser/buyer-test.ts';
import { fillSignIn } from '#support/browser/sign-in-form.ts';
import { signInByHeader, signOutByHeader } from '#support/browser/header.ts';
import { waitForHydration } from '#support/browser/hydration.ts';
import { openEarly } from '#support/browser/open-early.ts';
import { DEMO } from '#support/callables.ts';
import { beginWithCart, lineOf, pay, payStale, row, storeElsewhere } from './cart-page.ts';
import { delistProduct, setStock } from '#support/demo-shop.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';

/** A demo account's e-mail and PIN, as a person types them. */
function demo(who: keyof typeof DEMO): { email: string; pin: string } {
  const [email, pin] = DEMO[who];
  return { email, pin };
}

/** Runs in the page: by how many px a panel's content is wider than the panel. */
function overhang(panel: Element): number {
  return panel.scrollWidth - panel.clientWidth;
}

test('CART-01 CART-02 CART-04 CART-09 CART-10 ATT-85 the sheet: lines, sums, plus and minus, remove and undo, what fits in a checkout, and clearing it @phone', async ({
  page,
  shelf,
}) => {
  const tang = await shelf.list(3, { price: 19.99 });
  const coral = await shelf.list(1, { price: 1000.01, category: 'Live Coral' });
  const kept = { ...lineOf(coral, 1, 1), price: 1000.01, category: 'Live Coral' };
  await beginSignedIn(page, 'buyer');
  await beginWithCart(page, { owner: 'demo-buyer', lines: [kept] });
  await addToCart(page, tang, 2);
  const sheet = await openCart(page);
  const line = row(page, tang);
  const checkout = sheet.getByRole('button', { name: 'Checkout', exact: true });

  await test.step('shows lines, sums and what can be done', async () => {
    await expect(sheet.getByText('3 items', { exact: true })).toBeVisible();
    await expect(line.locator('img')).toBeVisible();
    await expect(line).toContainText('Saltwater Fish');
    await expect(line).toContainText('$39.98');
    await expect(line).toContainText('$19.99 each');
    await expect(line).toContainText('Stock: 3');
    await expect(row(page, coral)).toContainText('Live Coral');
    await expect(sheet.getByText('$1,039.99')).toBeVisible();
    await expect(checkout).toBeEnabled();
    await expect(sheet.getByRole('button', { name: 'Clear Cart' })).toBeVisible();
    await expectFitAtBothSizes(page);
  });

  await test.step('magnified four times, the whole sheet scrolls, and every part can be seen', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 256 });
    const parts = [
      checkout,
      line.getByRole('link', { name: tang.name }),
      line.getByRole('button', { name: /^Increase/ }),
      sheet.getByRole('button', { name: 'Close' }),
    ];
    for (const part of parts) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    // Nothing scrolls by itself within it, and nothing is cut off at its side.
    const body = page.locator('.panel-side-body');
    await expect(body).toHaveCSS('overflow-y', 'visible');
    expect(await page.locator('.panel-side').evaluate(overhang)).toBe(0);
    await expect(page.locator('.site-header')).toHaveCSS('position', 'relative');
    if (size !== null) await page.setViewportSize(size);
  });

  await test.step('plus and minus, remove and undo', async () => {
    const plus = line.getByRole('button', { name: /^Increase/ });
    const minus = line.getByRole('button', { name: /^Decrease/ });
    await plus.click();
    await expect(line).toContainText('$59.97');
    await expect(plus).toBeDisabled();
    await expect(row(page, coral).getByRole('button', { name: /^Increase/ })).toBeDisabled();
    await minus.click();
    await minus.click();
    await expect(line).toContainText('$19.99');
    const undo = sheet.getByRole('button', { name: 'Undo' });
    // By keyboard only: the focus goes to Undo, and from there to the restored line.
    await minus.press('Enter');
    await expect(line).toHaveCount(0);
    await expect(undo).toBeFocused();
    await expect(undo).toHaveAccessibleDescription(`${tang.name} removed`);
    await page.keyboard.press('Enter');
    await expect(line).toContainText('$19.99');
    await expect(line.getByRole('link', { name: tang.name })).toBeFocused();
    // Undo keeps what was done in between.
    await row(page, coral)
      .getByRole('button', { name: `Remove ${coral.name}` })
      .click();
    await shelf.change(coral.id, { stock: 2 });
    await plus.click();
    await expect(line).toContainText('$39.98');
    await undo.click();
    await expect(row(page, coral)).toHaveCount(1);
    // CART-11: nor does it put an old stock back.
    await expect(row(page, coral)).toContainText('Stock: 2');
    await expect(line).toContainText('$39.98');
    await line.getByRole('button', { name: `Remove ${tang.name}` }).click();
    await expect(line).toHaveCount(0);
    await expect(sheet.getByText('1 item', { exact: true })).toBeVisible();
    await row(page, coral).getByRole('link', { name: coral.name }).click();
    await expect(page).toHaveURL(new RegExp(`/product/${coral.id}$`));
    await expect(sheet).toHaveCount(0);
  });

  await test.step('says how many of one listing fit in a checkout, and waits for fewer', async () => {
    await shelf.change(coral.id, { stock: 12 });
    await expect(page.getByText('Max 11')).toBeVisible();
    await addFromPage(page, coral, 11);
    await expect.poll(() => storedCart(page, 'demo-buyer')).toContain(coral.id);
    await openCart(page);
    // The line says so itself, and a message would cover it.
    expect(await page.getByText(`Added 11 × ${coral.name} to cart!`).isVisible()).toBe(false);
    const words = `Up to 10 of one listing fit in one checkout. Lower ${coral.name} to 10 to go on.`;
    await expect(sheet.getByText(words)).toBeVisible();
    await expect(checkout).toBeDisabled();
    await expectAccessible(page);
    const fewer = row(page, coral).getByRole('button', { name: /^Decrease/ });
    await fewer.click();
    await expect(checkout).toBeDisabled();
    await fewer.click();
    await expect(sheet.getByText(words)).toHaveCount(0);
    await expect(checkout).toBeEnabled();
  });

  await test.step('Clear Cart empties it and forgets the stored copy', async () => {
    await sheet.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(sheet.getByText('Your cart is empty')).toBeVisible();
    await expect.poll(() => storedCart(page, 'demo-buyer')).toBeNull();
    await expectAccessible(page);
    await expect(sheet.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, coral).getByRole('link', { name: coral.name })).toBeFocused();
    await sheet.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(sheet.getByText('Your cart is empty')).toBeVisible();
    await sheet.getByRole('link', { name: 'Continue Shopping' }).click();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(sheet).toHaveCount(0);
  });
});

test('CART-03 CART-04 two tabs share one cart, each user has their own, and signing out leaves it stored @phone', async ({
  page,
  context,
  shelf,
}) => {
  const [fish, crab] = [await shelf.list(4), await shelf.list(1)];
  const empty = { name: 'Shopping cart, empty' };
  await beginSignedIn(page, 'buyer');
  await page.goto(`/product/${fish.id}`);

  await test.step('two tabs share one cart', async () => {
    const other = await context.newPage();
    await other.goto(`/product/${crab.id}`);
    await expect(other.getByRole('button', empty)).toBeAttached();
    await addFromPage(page, fish, 2);
    await expect(other.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeAttached();
    await addFromPage(other, crab);
    await expect(page.getByRole('button', { name: 'Shopping cart, 2 items' })).toBeAttached();
    const sheet = await openCart(other);
    await sheet.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(page.getByRole('button', empty)).toBeAttached();
    await other.close();
  });

  await test.step('each user has a cart of their own; signing out leaves it stored', async () => {
    await addFromPage(page, fish);
    await signOutByHeader(page);
    await expect(page.getByRole('button', empty)).toBeAttached();
    await expect.poll(() => storedCart(page, 'demo-buyer')).toContain(fish.id);
    await signInByHeader(page, demo('barred'));
    await expect(page.getByRole('button', empty)).toBeAttached();
    await signOutByHeader(page);
    await signInByHeader(page, demo('buyer'));
    await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeAttached();
  });

  await test.step('what one removed cannot be put into a cart that is not theirs', async () => {
    const other = await context.newPage();
    await other.goto('/');
    const sheet = await openCart(page);
    const undo = sheet.getByRole('button', { name: 'Undo' });
    await sheet.getByRole('button', { name: `Remove ${fish.name}` }).click();
    await expect(undo).toBeVisible();
    await signOutByHeader(other);
    await expect(undo).toHaveCount(0);
    await other.close();
  });
});

test('CART-03 CART-05 CART-12 a guest is sent to sign in by the product and by the cart, and comes back to each @phone', async ({
  page,
  shelf,
}) => {
  const fish = await shelf.list(2);
  await openEarly(page, `/product/${fish.id}`, 500);
  const buy = page.getByRole('button', { name: 'Login to Purchase' });
  // The app takes over during the press, and draws the button's words anew.
  await buy.hover();
  await page.mouse.down();
  await waitForHydration(page);
  await expect(buy.locator('.if-guest')).toHaveCount(0);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/auth$/);
  await fillSignIn(page, demo('buyer'));
  await expect(page).toHaveURL(new RegExp(`/product/${fish.id}$`));
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();

  await signOutByHeader(page);
  await storeElsewhere(page, { owner: 'guest', lines: [lineOf(fish, 1, 2)] });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Live Coral' }).click();
  await expect(page).toHaveURL(/\/shop\?tab=coral$/);
  const sheet = await openCart(page);
  await expect(row(page, fish)).toBeVisible();
  await sheet.getByRole('button', { name: 'Sign In to Checkout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await fillSignIn(page, demo('buyer'));
  await expect(page).toHaveURL(/\/shop\?tab=coral$/);
});

for (const [who, refusal] of [
  ['suspended', 'Your account is suspended. Purchases are disabled.'],
  ['barred', 'Purchases are disabled for your account.'],
] as const) {
  test(`CART-06 CART-12 a ${who} account is told so, and its checkout reads Purchases Disabled @phone`, async ({
    page,
    shelf,
  }) => {
    const fish = await shelf.list(2);
    await beginSignedIn(page, who);
    await page.goto(`/product/${fish.id}`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText(refusal)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Shopping cart, empty' })).toBeAttached();
    await storeElsewhere(page, { owner: `demo-${who}`, lines: [lineOf(fish, 1, 2)] });
    const sheet = await openCart(page);
    await expect(row(page, fish)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Purchases Disabled' })).toBeDisabled();
    await expect(sheet.getByRole('button', { name: 'Checkout', exact: true })).toHaveCount(0);
  });
}

test('CART-08 adding is refused if all stock is in the cart already @phone', async ({
  page,
  shelf,
}) => {
  // The newest come first in the admin's list.
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

test('CART-11 SEEN-13 a cart follows stock and prices, in words: what changed since an earlier visit, and what changes while it is open @phone', async ({
  page,
  shelf,
}) => {
  const [few, gone, plenty] = [await shelf.list(2), await shelf.list(0), await shelf.list(9)];
  const fish = await shelf.list(5);
  const owner = 'demo-buyer';
  await beginSignedIn(page, 'buyer');
  await beginWithCart(page, {
    owner,
    lines: [lineOf(few, 5, 6), lineOf(gone, 1, 3), lineOf(plenty, 4, 4)],
  });
  await page.goto(`/product/${fish.id}`);

  await test.step('a cart from an earlier visit is brought in line with stock', async () => {
    await expect(page.getByText('Cart quantities adjusted to current stock.')).toBeVisible();
    await expect(
      page.getByText('Some items are no longer available and were removed.'),
    ).toBeVisible();
    await openCart(page);
    await expect(row(page, few)).toContainText('Stock: 2');
    await expect(row(page, few)).toContainText('$49.98');
    await expect(row(page, plenty)).toContainText('Stock: 9');
    await expect(row(page, gone)).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('live stock refreshes, caps and removes lines', async () => {
    await addFromPage(page, fish, 3);
    await openCart(page);
    await setStock(fish.id, 4);
    await expect(row(page, fish)).toContainText('Stock: 4');
    await expect(page.getByText('Cart updated due to stock change.')).toHaveCount(0);
    await setStock(fish.id, 2);
    await expect(page.getByText('Cart updated due to stock change.')).toBeVisible();
    await expect(row(page, fish)).toContainText('$49.98');
    await row(page, fish)
      .getByRole('button', { name: `Remove ${fish.name}` })
      .focus();
    await setStock(fish.id, 0);
    await expect(
      page.getByText('An item became unavailable and was removed from your cart.'),
    ).toBeVisible();
    await expect(row(page, fish)).toHaveCount(0);
    // Its place stays, so that no other line comes under a finger.
    const place = page.getByRole('dialog').locator('li', { hasText: fish.name });
    await expect(place).toContainText('Not in your cart');
    await expect(place).toHaveJSProperty('inert', true);
    // A message says so, and the focus goes to the same button of the row beside.
    const said = page.getByRole('dialog').getByRole('status');
    await expect(said.filter({ hasText: `${fish.name}: not in your cart` })).toHaveCount(1);
    await expect(
      row(page, plenty).getByRole('button', { name: `Remove ${plenty.name}` }),
    ).toBeFocused();
  });

  await test.step('a price change is announced, and checkout stops for it', async () => {
    await shelf.change(plenty.id, { price: 29.99 });
    const said = page.getByText(`The price of ${plenty.name} changed from $24.99 to $29.99.`);
    await expect(said).toBeVisible();
    await expect(row(page, plenty)).toContainText('$29.99 each');
    await page.getByRole('button', { name: 'Checkout', exact: true }).click();
    await payStale(page, { owner, lines: [{ ...lineOf(plenty, 1, 9), price: 9.99 }] });
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      'A price in your cart has changed. Review and try again.',
    );
    await expect(pay(page)).toBeEnabled();
    // So is the name of a listing that was edited into another animal.
    const before = { ...lineOf(plenty, 1, 9), price: 29.99, name: 'Acropora 12' };
    await payStale(page, { owner, lines: [before] });
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      `Acropora 12 is now listed as ${plenty.name}. Review and try again.`,
    );
    await expect(pay(page)).toBeEnabled();
    await page.keyboard.press('Escape');
  });

  await test.step('a listing that is deleted is as gone as one that sold out', async () => {
    const sheet = await openCart(page);
    await expect(row(page, plenty)).toBeVisible();
    await row(page, plenty)
      .getByRole('button', { name: `Remove ${plenty.name}` })
      .focus();
    await delistProduct(plenty.id);
    await expect(sheet.getByText('Your cart is empty')).toBeVisible();
    await expect(sheet.getByRole('heading', { name: 'Shopping Cart' })).toBeFocused();
    const said = sheet.getByRole('status').filter({ hasText: `${plenty.name}: not in your cart` });
    await expect(said).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Shopping cart, empty' })).toBeVisible();
  });
});
