import { expect, type Page } from '@playwright/test';
import { ADMINS_PAGES } from '../../../web/src/entry/server/pages.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#support/browser/axe.ts';
import { test } from '#support/browser/buyer-test.ts';
import { fillSignIn, signInOnScreen } from '#support/browser/sign-in-form.ts';
import { DEMO } from '#support/callables.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { walkTo } from '#support/browser/walk-to.ts';
import { accountEntries, header } from '#support/browser/header.ts';

/** Navigates to a page from another one, so that what is seen there afterwards is its own. */
async function walkByForum(page: Page, path: string): Promise<void> {
  await walkTo(page, '/forum');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The forum is coming soon');
  await walkTo(page, path);
}

test('NAV-07 AUTH-07 every guarded page asks a guest to sign in, and opens afterwards, query and all @phone', async ({
  page,
}) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  for (const path of ['/orders', '/orders/R000000-DEMO1', ...ADMINS_PAGES]) {
    await walkByForum(page, path);
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  }
  await page.goto('/user-management?user=demo-buyer');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expectAccessible(page);
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await entries(), 'going back will not show the page twice').toBe(before);
  const [email, pin] = DEMO.admin;
  await fillSignIn(page, { email, pin });
  await expect(page).toHaveURL(/\/user-management\?user=demo-buyer$/);
  await expect(page.getByRole('heading', { name: 'Edit User' })).toBeVisible();
});

test('NAV-07 AUTH-07 ERR-01 admin pages refuse a user; sign-in leads home by default; a path that leads nowhere @phone', async ({
  page,
}) => {
  await signInOnScreen(page, 'buyer');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/admin');
  const refused = page.getByRole('heading', { name: 'Admin Access Required' });
  await expect(refused).toBeVisible();
  for (const path of ADMINS_PAGES) {
    await walkByForum(page, path);
    await expect(refused).toBeVisible();
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  }
  await expect(page.getByText(`${DEMO.buyer[0]} is signed in here.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);

  await test.step('ERR-01 a path that leads nowhere', async () => {
    await page.goto('/no/such/reef');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('main').getByRole('link', { name: /home/i }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Premium Saltwater');
  });
});

/** Runs in the page: makes the stored session's token expire. */
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

/** Runs in the page: keeps a record, as a report of a loss that waits for signal. */
async function keepReport(): Promise<void> {
  const request = indexedDB.open('reef-kept-records', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('records'));
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('no database')));
  });
  await new Promise<void>((resolve) => {
    const transaction = database.transaction('records', 'readwrite');
    transaction.addEventListener('complete', () => resolve());
    transaction.objectStore('records').put('a report', 'kept-by-a-test');
  });
  database.close();
}

test('AUTH-06 CLAIM-01 a session outlives reloads, and renews its token by itself; one that Firebase ends says so, and deletes nothing @phone', async ({
  page,
  buyer,
  faults,
}) => {
  await beginSignedIn(page, buyer);
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText(buyer.email)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText(buyer.email)).toBeVisible();
  // Not while the app runs: it checks the stored session every 0.8 s, and would renew the token
  // before the wait.
  await page.goto('/robots.txt');
  await page.evaluate(ageStoredToken);
  const renewal = page.waitForRequest(/securetoken\.googleapis\.com\/v1\/token/);
  await page.goto('/profile');
  await renewal;
  await expect(page.getByRole('main').getByText(buyer.email)).toBeVisible();
  await header(page).getByRole('button', { name: 'Account' }).click();
  await expect(accountEntries(page)).toHaveText(['Profile', 'Orders', 'My tank', 'Sign out']);

  await test.step('its PIN was reset elsewhere: the token is renewed in vain', async () => {
    await page.evaluate(keepReport);
    const renewals = /securetoken\.googleapis\.com\/v1\/token/;
    await page.route(renewals, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.continue()
        : route.fulfill({
            status: 400,
            headers: { 'access-control-allow-origin': '*' },
            json: { error: { code: 400, message: 'TOKEN_EXPIRED' } },
          }),
    );
    await page.evaluate(ageStoredToken);
    await expect(page.getByText('Your session has ended')).toBeVisible();
    await expect(page.getByText(/A loss report waited/)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    await page.unroute(renewals);
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await fillSignIn(page, buyer);
    await expect(page.getByRole('main').getByText(buyer.email)).toBeVisible();
    const kept = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(await kept()).toContain('reef-kept-records');
  });
  // The browser reports the refused renewal.
  await page.close();
  faults.length = 0;
});
