import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/browser/axe.ts';
import { DEMO } from '#support/callables.ts';
import { addToCart, cartButton, test } from '#support/browser/buyer-test.ts';
import { fillSignIn } from '#support/browser/sign-in-form.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { painted } from '#support/browser/open-early.ts';
import { walkTo } from '#support/browser/walk-to.ts';
import { accountEntries, expectHome, header } from '#support/browser/header.ts';

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
  // Claims that wait are counted next to their entry.
  const texts = links.map(([words = '']) => (words === 'Claims' ? /^Claims/ : words));
  await expect(found).toHaveText(texts);
  for (const [index, [, path = '']] of links.entries()) {
    await expect(found.nth(index)).toHaveAttribute('href', path);
  }
}

async function openAccount(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Account' }).click();
}

/** What the header contains for a guest, at any size. */
async function expectGuestBar(page: Page): Promise<void> {
  await expect(header(page).getByRole('link', { name: 'Reef, home' })).toHaveAttribute('href', '/');
  await expect(header(page).getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(cartButton(page)).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Account' })).toHaveCount(0);
}

test('NAV-01 NAV-03 NAV-06 the bar for a guest: five links, search, cart, Sign In; the search icon finds a product by keyboard @desk', async ({
  page,
  shelf,
}) => {
  const fish = await shelf.list(1, { name: `Keyfin ${Date.now()}` });
  await page.goto('/learn');
  await expectGuestBar(page);
  await expectLinks(page, 'Main', LINKS);
  await expect(header(page).getByRole('link', { name: 'Learn' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await test.step('NAV-06 the search icon finds a product by keyboard', async () => {
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

  for (const [words, path] of LINKS) {
    await header(page).getByRole('link', { name: words, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

/** A place on the page below its header, in CSS pixels. */
const SCROLLED = 300;

/** Tests the menu of a signed-in buyer, from its entries to signing out. */
async function expectUserMenu(page: Page): Promise<void> {
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await openAccount(page);
  await expect(header(page).getByText('buyer@reef.test')).toBeVisible();
  await expect(header(page).getByText(/^user$/i)).toBeVisible();
  await expect(accountEntries(page)).toHaveText(['Profile', 'Orders', 'My tank', 'Sign out']);
  await expect(header(page).getByRole('button', { name: 'Admin', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(header(page).getByRole('link', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(header(page).getByRole('button', { name: 'Sign out' })).toBeFocused();
  await page.evaluate((top) => window.scrollTo(0, top), SCROLLED);
  await page.keyboard.press('Escape');
  await expect(accountEntries(page).first()).toBeHidden();
  await expect(header(page).getByRole('button', { name: 'Account' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY), 'the page stays').toBe(SCROLLED);
  await openAccount(page);
  await accountEntries(page).getByText('Profile').click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(accountEntries(page).first()).toBeHidden();
  // A page that arrives moves the focus to its title, which closes any open menu.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openAccount(page);
  await page.goBack();
  await expect(accountEntries(page).first()).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openAccount(page);
  await accountEntries(page).getByText('Sign out').click();
  await expect(page.getByText('Signed Out', { exact: true })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectHome(page);
}

/** Signs the admin in by the form, which the caller has opened. */
async function signInAsAdmin(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/auth$/);
  const [email, pin] = DEMO.admin;
  await fillSignIn(page, { email, pin });
  await expect(page.getByText('Welcome back!').first()).toBeVisible();
}

/** Tests the admin's account menu, and its link to the Admin Panel. */
async function expectAdminMenu(page: Page): Promise<void> {
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
}

/** Pixels between the cart's button and the account's place. */
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

test('NAV-02 NAV-03 AUTH-03 the account of a signed-in user is next to the cart, before the app starts and after; the badge counts distinct lines; the user menu: e-mail, role, Profile, Sign out @phone', async ({
  page,
  shelf,
}) => {
  const [school, single] = [await shelf.list(9), await shelf.list(1)];
  await beginSignedIn(page, 'buyer');
  await page.goto('/learn', { waitUntil: 'commit' });
  await painted(page);
  const before = await gapBesideCart(page);
  await expect(header(page).getByRole('button', { name: 'Account' })).toBeVisible();
  const after = await gapBesideCart(page);
  expect(before).toBe(after);
  expect(after).toBeLessThanOrEqual(16);

  await test.step('NAV-02 the badge counts distinct lines, not animals', async () => {
    await expect(page.locator('.cart-count')).toHaveCount(0);
    await addToCart(page, school, 4);
    await expect(page.locator('.cart-count')).toHaveText('1');
    await walkTo(page, `/product/${single.id}`);
    await page.getByRole('heading', { level: 1, name: single.name }).waitFor();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText(`${single.name} added to cart!`)).toBeVisible();
    await expect(page.locator('.cart-count')).toHaveText('2');
    await expect(page.getByRole('button', { name: 'Shopping cart, 2 items' })).toBeVisible();
  });

  await test.step('NAV-03 AUTH-03 the user menu', () => expectUserMenu(page));
});

test('NAV-03 NAV-04 AUTH-03 the user menu at a desk; an admin has the Admin Panel, and the Admin dropdown @desk', async ({
  page,
}) => {
  await beginSignedIn(page, 'buyer');
  await page.goto('/');
  await expect(header(page).getByRole('button', { name: 'Account' })).toBeVisible();
  await expectUserMenu(page);
  await header(page).getByRole('link', { name: 'Sign In' }).click();
  await signInAsAdmin(page);
  await expectAdminMenu(page);
  for (const [words, path] of ADMIN_LINKS) {
    await header(page).getByRole('button', { name: 'Admin', exact: true }).click();
    await header(page).getByRole('link', { name: words }).click();
    await expect(page).toHaveURL((url) => url.href.endsWith(path));
  }
  await test.step('a menu that is opened while a page comes stays open', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // Both presses come before the page, which arrives within a frame.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.site-bar .panel-menu a[href="/packing"]')?.click();
      const buttons = [...document.querySelectorAll<HTMLElement>('.site-bar button')];
      buttons.find((button) => button.textContent?.trim() === 'Admin')?.click();
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packing');
    await expect(header(page).getByRole('link', { name: 'Packing' })).toBeVisible();
  });
});

test('NAV-01 NAV-03 NAV-05 the bar and the phone menu hold all of it, for guest and admin @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expectGuestBar(page);
  const opener = header(page).getByRole('button', { name: 'Open menu' });
  const menu = page.locator('#mobile-menu');
  await opener.click();
  await expectLinks(page, 'Main', LINKS);
  await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await opener.click();
  await menu.getByRole('link', { name: 'Forum' }).click();
  await expect(page).toHaveURL(/\/forum$/);
  await expect(menu).toBeHidden();
  await test.step('a menu that is opened while a page comes stays open', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // Both presses come before the page, which arrives within a frame.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('main a[href="/contact"]')?.click();
      document.querySelector<HTMLElement>('.site-bar [popovertarget="mobile-menu"]')?.click();
    });
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeAttached();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'Forum' }).click();
    await expect(menu).toBeHidden();
  });

  await opener.click();
  await menu.getByRole('link', { name: 'Sign In' }).click();
  await signInAsAdmin(page);
  await expectAdminMenu(page);
  await opener.click();
  await expect(menu.getByText('admin@reef.test')).toBeVisible();
  await expectLinks(page, 'Account', [
    ['Profile', '/profile'],
    ['Orders', '/orders'],
    ['My tank', '/my-tank'],
    ['Admin Panel', '/admin'],
    ...ADMIN_LINKS,
  ]);
  await expectAccessible(page);
  await menu.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed Out', { exact: true })).toBeVisible();
});
