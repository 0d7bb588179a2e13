import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/axe.ts';
import { signInOnScreen } from '#support/browser-test.ts';
import { addToCart, cartButton, fillSignIn, test } from '#support/buyer-test.ts';
import { DEMO } from '#support/callables.ts';
import { beginSignedIn } from '#support/signed-in.ts';

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

function header(page: Page) {
  return page.getByRole('banner');
}

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

function accountEntries(page: Page) {
  const menu = header(page).locator('.panel-menu').filter({ hasText: 'Sign out' });
  return menu.getByRole('listitem');
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

test('NAV-07 AUTH-07 every guarded page asks a guest to sign in, and opens afterwards, query and all @phone', async ({
  page,
}) => {
  for (const path of [
    '/profile',
    '/orders',
    '/orders/R000000-DEMO1',
    '/admin',
    '/user-management',
    '/content-product-management',
    '/packing',
    '/settings',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  }
  await page.goto('/user-management?user=demo-buyer');
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  const [email, pin] = DEMO.admin;
  await fillSignIn(page, { id: '', email, pin });
  await expect(page).toHaveURL(/\/user-management\?user=demo-buyer$/);
  await expect(page.getByRole('heading', { name: 'Edit User' })).toBeVisible();
});

test('NAV-07 AUTH-07 admin pages refuse a user; sign-in leads home by default @phone', async ({
  page,
}) => {
  await signInOnScreen(page, 'buyer');
  await expect(page).toHaveURL(/\/$/);
  for (const path of [
    '/admin',
    '/user-management',
    '/content-product-management',
    '/packing',
    '/settings',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('ERR-01 a path that leads nowhere @phone', async ({ page }) => {
  await page.goto('/no/such/reef');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Premium Saltwater');
});

/** Runs in the page: takes the stored session's token past its hour. */
async function ageStoredToken(): Promise<void> {
  const problem = 'the session is not stored';
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error(problem)));
    });
  const database = await done(indexedDB.open('firebaseLocalStorageDb'));
  const store = () =>
    database.transaction('firebaseLocalStorage', 'readwrite').objectStore('firebaseLocalStorage');
  for (const entry of await done(store().getAll())) {
    entry.value.stsTokenManager.expirationTime = Date.now() - 1000;
    await done(store().put(entry));
  }
}

test('AUTH-06 a session outlives reloads, and renews its token by itself @phone', async ({
  page,
  buyer,
}) => {
  await beginSignedIn(page, buyer);
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText(buyer.email)).toBeVisible();
  await page.evaluate(ageStoredToken);
  const renewal = page.waitForRequest(/securetoken\.googleapis\.com\/v1\/token/);
  await page.reload();
  await renewal;
  await expect(page.getByRole('main').getByText(buyer.email)).toBeVisible();
  await header(page).getByRole('button', { name: 'Account' }).click();
  await expect(accountEntries(page)).toHaveText(['Profile', 'Orders', 'My tank', 'Sign out']);
});
