import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/axe.ts';
import { signInOnScreen } from '#support/browser-test.ts';
import { addToCart, cartButton, test } from '#support/buyer-test.ts';
import { beginSignedIn } from '#support/signed-in.ts';
import { header, accountEntries } from './header.ts';

const LINKS = [
  ['Home', '/'],
  ['Shop', '/shop'],
  ['Learn', '/learn'],
  ['Forum', '/forum'],
  ['Contact', '/contact'],
] as const;

const ADMIN_LINKS = [
  ['User Management', '/user-management'],
  ['Content & Product Management', '/content-product-management'],
  ['Packing', '/packing'],
  ['Claims', '/content-product-management?tab=existing&show=Claims'],
  ['Settings', '/settings'],
] as const;

/** Expects exactly these links in a list of navigation, in this order. */
async function expectLinks(page: Page, label: string, links: readonly (readonly string[])[]) {
  const found = header(page).getByRole('navigation', { name: label }).getByRole('link');
  // Claims that wait are counted beside their entry.
  const texts = links.map(([words = '']) => (words === 'Claims' ? /^Claims/ : words));
  await expect(found).toHaveText(texts);
  for (const [index, [, path = '']] of links.entries()) {
    await expect(found.nth(index)).toHaveAttribute('href', path);
  }
}

async function openAccount(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Account' }).click();
}

test('NAV-01 NAV-03 the bar for a guest: five links, search, cart, Sign In', async ({
  page,
  isMobile,
}) => {
  await page.goto('/learn');
  await expect(header(page).getByRole('link', { name: 'Reef, home' })).toHaveAttribute('href', '/');
  await expect(header(page).getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(cartButton(page)).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Account' })).toHaveCount(0);
  if (isMobile) return;
  await expectLinks(page, 'Main', LINKS);
  await expect(header(page).getByRole('link', { name: 'Learn' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  for (const [words, path] of LINKS) {
    await header(page).getByRole('link', { name: words, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('NAV-02 the badge counts distinct lines, not animals @phone', async ({ page, shelf }) => {
  const [school, single] = [await shelf.list(9), await shelf.list(1)];
  await beginSignedIn(page, 'buyer');
  await expect(page.locator('.cart-count')).toHaveCount(0);
  await addToCart(page, school, 4);
  await expect(page.locator('.cart-count')).toHaveText('1');
  await addToCart(page, single);
  await expect(page.locator('.cart-count')).toHaveText('2');
  await expect(page.getByRole('button', { name: 'Shopping cart, 2 items' })).toBeVisible();
});

/** A place on the page below its head, in CSS pixels. */
const SCROLLED = 300;

test('NAV-03 AUTH-03 the user menu: e-mail, role, Profile, Sign out', async ({ page }) => {
  await signInOnScreen(page, 'buyer');
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await openAccount(page);
  await expect(header(page).getByText('buyer@reef.test')).toBeVisible();
  await expect(header(page).getByText(/^user$/i)).toBeVisible();
  await expect(accountEntries(page)).toHaveText(['Profile', 'Orders', 'My tank', 'Sign out']);
  await expect(header(page).getByRole('button', { name: 'Admin', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.evaluate((top) => window.scrollTo(0, top), SCROLLED);
  await page.keyboard.press('Escape');
  await expect(accountEntries(page).first()).toBeHidden();
  await expect(header(page).getByRole('button', { name: 'Account' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY), 'the page stays').toBe(SCROLLED);
  await openAccount(page);
  await accountEntries(page).getByText('Profile').click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(accountEntries(page).first()).toBeHidden();
  // A page that arrives takes the focus to its title, and that closes whatever menu is open.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openAccount(page);
  await accountEntries(page).getByText('Sign out').click();
  await expect(page.getByText('Signed Out', { exact: true })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
});

/** Pixels between the cart's button and what stands for the account. */
function gapBesideCart(page: Page): Promise<number> {
  return page.evaluate(() => {
    const cart = document.querySelector('[aria-label^="Shopping cart"]')?.getBoundingClientRect();
    const shown = [...document.querySelectorAll('.account-slot *')].find(
      (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0,
    );
    const account = shown?.getBoundingClientRect();
    return (account?.left ?? Number.NaN) - (cart?.right ?? Number.NaN);
  });
}

test('NAV-03 the account of a signed-in user stands next to the cart, before the app begins and after @phone', async ({
  page,
}) => {
  await beginSignedIn(page, 'buyer');
  await page.goto('/learn', { waitUntil: 'commit' });
  await page.locator('.account-slot').waitFor({ state: 'attached' });
  const before = await gapBesideCart(page);
  await expect(header(page).getByRole('button', { name: 'Account' })).toBeVisible();
  const after = await gapBesideCart(page);
  expect(before).toBe(after);
  expect(after).toBeLessThanOrEqual(16);
});

test('NAV-03 NAV-04 an admin has the Admin Panel, and the Admin dropdown at a desk', async ({
  page,
  isMobile,
}) => {
  await signInOnScreen(page, 'admin');
  await openAccount(page);
  await expect(
    header(page).locator('.panel-menu').getByText('admin', { exact: true }),
  ).toBeVisible();
  await expect(accountEntries(page)).toHaveText([
    'Profile',
    'Orders',
    'My tank',
    'Admin Panel',
    'Sign out',
  ]);
  await accountEntries(page).getByText('Admin Panel').click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (isMobile) return;
  for (const [words, path] of ADMIN_LINKS) {
    await header(page).getByRole('button', { name: 'Admin', exact: true }).click();
    await header(page).getByRole('link', { name: words }).click();
    await expect(page).toHaveURL((url) => url.href.endsWith(path));
  }
});

test('NAV-05 the phone menu holds all of it, for guest and admin @phone', async ({ page }) => {
  await page.goto('/');
  const opener = header(page).getByRole('button', { name: 'Open menu' });
  await opener.click();
  await expectLinks(page, 'Main', LINKS);
  await expect(page.locator('#mobile-menu').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('#mobile-menu')).toBeHidden();
  await opener.click();
  await page.locator('#mobile-menu').getByRole('link', { name: 'Forum' }).click();
  await expect(page).toHaveURL(/\/forum$/);
  await expect(page.locator('#mobile-menu')).toBeHidden();

  await signInOnScreen(page, 'admin');
  await opener.click();
  await expect(page.locator('#mobile-menu').getByText('admin@reef.test')).toBeVisible();
  await expectLinks(page, 'Account', [
    ['Profile', '/profile'],
    ['Orders', '/orders'],
    ['My tank', '/my-tank'],
    ['Admin Panel', '/admin'],
    ...ADMIN_LINKS,
  ]);
  await expectAccessible(page);
  await page.locator('#mobile-menu').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed Out', { exact: true })).toBeVisible();
});

test('NAV-06 the search icon finds a product by keyboard @desk', async ({
  page,
  shelf,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const fish = await shelf.list(1, { name: `Keyfin ${Date.now()}` });
  await page.goto('/forum');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const search = header(page).getByRole('button', { name: 'Search' });
  for (let presses = 0; presses < 12; presses += 1) {
    if (await search.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(search).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(fish.name);
  await expect(page.getByRole('option').first()).toContainText(fish.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/product/${fish.id}$`));
});
