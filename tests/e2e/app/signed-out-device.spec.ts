import { expect, type Page } from '@playwright/test';
import { addToCart } from '#support/browser/buyer-test.ts';
import { DEMO } from '#support/callables.ts';
import { heldBack } from '#support/browser/held-back.ts';
import { header, signInByHeader, signOutByHeader } from '#support/browser/header.ts';
import { test } from '#support/browser/offline-test.ts';
import { listProduct } from '#support/demo-shop.ts';
import { openPaymentPage } from '#support/payments/payment-page.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { createByAdmin, removeUser } from '#support/test-accounts.ts';

test.use({ serviceWorkers: 'allow' });

/** All customer data that a page's browser stores, except cart and tank log, which may stay. */
function customersData(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    const request = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(new Error('not readable')));
      });
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const asked = indexedDB.open(name);
      // A database that is being deleted at sign-out must not be recreated by looking.
      asked.addEventListener('upgradeneeded', () => asked.transaction?.abort());
      const database = await request(asked).catch(() => null);
      if (database === null) continue;
      for (const store of database.objectStoreNames) {
        const rows = await request(database.transaction(store).objectStore(store).getAll());
        found.push(...rows.map((row) => `${name}/${store} ${JSON.stringify(row)}`));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const entry of await cache.keys()) found.push(`${name} ${entry.url}`);
    }
    for (const [key, value] of Object.entries(localStorage)) {
      if (!key.startsWith('reef-cart')) found.push(`local ${key} ${String(value)}`);
    }
    const told =
      /claim-photos|@reef\.test|"profiles"|user_profiles|user_roles|orders\/|"orders"|cs_test_|\/c\/pay\/|reef-checkout|reef-tank-orders|reef-queued-change/;
    return found.filter((entry) => told.test(entry));
  });
}

/** Runs in the page: from now on it deletes no database of Firestore, as if it had been closed. */
function leaveDatabases(): void {
  const usual: IDBFactory['deleteDatabase'] = Reflect.get(IDBFactory.prototype, 'deleteDatabase');
  IDBFactory.prototype.deleteDatabase = function deleteDatabase(this: IDBFactory, name) {
    // A request that is never answered.
    if (name.startsWith('firestore/')) return new EventTarget() as IDBOpenDBRequest;
    return usual.call(this, name);
  };
}

/** Runs in the page: what a user before, whose sign-out was not finished, and another one have left. */
async function leaveDataOfTwo(): Promise<void> {
  localStorage.setItem('reef-to-forget', '"before"');
  localStorage.setItem('reef-checkout-page-before', '1');
  const asked = indexedDB.open('reef-kept-records', 1);
  asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore('records'));
  await new Promise((resolve) => {
    asked.addEventListener('success', resolve);
  });
  const transaction = asked.result.transaction('records', 'readwrite');
  for (const user of ['before', 'other']) {
    transaction.objectStore('records').put('a draft', `draft/${user}/an order`);
  }
  await new Promise((resolve) => {
    transaction.addEventListener('complete', resolve);
  });
  asked.result.close();
}

/** Runs in the page: whose of them is still there. */
async function dataOfTwo(): Promise<IDBValidKey[]> {
  const asked = indexedDB.open('reef-kept-records', 1);
  await new Promise((resolve) => {
    asked.addEventListener('success', resolve);
  });
  const keys = asked.result.transaction('records').objectStore('records').getAllKeys();
  await new Promise((resolve) => {
    keys.addEventListener('success', resolve);
  });
  asked.result.close();
  const page = localStorage.getItem('reef-checkout-page-before');
  return page === null ? keys.result : ['a payment page', ...keys.result];
}

/** Runs in the page: a sign-out that is cut off once Firebase has deleted the session. */
async function cutSignOutOff(): Promise<void> {
  const user = localStorage.getItem('reef-session');
  if (user === null) throw new Error('nobody is signed in');
  localStorage.setItem('reef-to-forget', user);
  const asked = indexedDB.open('firebaseLocalStorageDb');
  await new Promise((resolve) => {
    asked.addEventListener('success', resolve);
  });
  const name = 'firebaseLocalStorage';
  const transaction = asked.result.transaction(name, 'readwrite');
  transaction.objectStore(name).clear();
  await new Promise((resolve) => {
    transaction.addEventListener('complete', resolve);
  });
}

/** Runs in the page: what Firestore's tabs have noted about listeners that the server answered. */
function answeredListeners(): string[] {
  const noted = Object.entries(localStorage).filter(([key]) =>
    key.startsWith('firestore_targets_'),
  );
  return noted.map(([key, value]) => `${key} ${String(value)}`);
}

/** Where each of them sees private data. */
const OWN_ROOMS = {
  buyer: async (page: Page) => {
    // A payment page that is left open: its address, its session and its request are the buyer's.
    const fish = await listProduct(1);
    await addToCart(page, fish);
    const payment = await openPaymentPage(page);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join(' ')))
      .toContain('reef-checkout-page-');
    await payment.close();
    await page.goto('/profile');
    await expect(page.getByLabel(/^First name/i)).not.toHaveValue('');
  },
  admin: async (page: Page) => {
    await page.goto('/content-product-management?tab=existing&show=Sold');
    await expect(page.getByText(/^R\d{6}-/).first()).toBeVisible();
  },
} as const;

for (const [who, size] of [
  ['buyer', '@phone'],
  ['admin', '@desk'],
] as const) {
  test(`INV-14 ${who === 'buyer' ? 'ATT-114 ' : ''}after the ${who} has signed out, no customer's data is left on the device but the cart and the tank log ${size}`, async ({
    page,
  }) => {
    await beginSignedIn(page, who);
    await OWN_ROOMS[who](page);
    // The data from before is found, so that an empty answer afterwards means something.
    await expect.poll(() => customersData(page)).not.toEqual([]);
    const log = '{"version":1,"treatments":[],"tests":[],"animals":[],"tasks":[]}';
    await page.evaluate((kept) => localStorage.setItem('reef-keeping', kept), log);
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page
      .getByRole('menuitem', { name: 'Sign out' })
      .or(page.getByText('Sign out'))
      .first()
      .click();
    await expect(page.getByText('Signed Out').first()).toBeVisible();
    await expect.poll(() => customersData(page)).toEqual([]);
    // It belongs to the device, not to an account (decision 38).
    expect(await page.evaluate(() => localStorage.getItem('reef-keeping'))).toBe(log);

    await test.step('a page that is closed before it has emptied the device leaves that to the next', async () => {
      const [email, pin] = DEMO[who];
      await signInByHeader(page, { email, pin });
      await expect.poll(() => customersData(page)).not.toEqual([]);
      await page.evaluate(leaveDatabases);
      await signOutByHeader(page);
      const next = await page.context().newPage();
      await page.close();
      await next.goto('/');
      await expect.poll(() => customersData(next)).toEqual([]);
      const mark = () => next.evaluate(() => localStorage.getItem('reef-to-forget'));
      await expect.poll(mark).toBeNull();

      // Somebody else has signed in since: what has their name on it stays.
      await signInByHeader(next, { email, pin });
      await next.evaluate(leaveDataOfTwo);
      await next.reload();
      await expect.poll(() => next.evaluate(dataOfTwo)).toEqual(['draft/other/an order']);

      // A page that is closed before it has heard of its own sign-out leaves that to the next too.
      await expect.poll(() => customersData(next)).not.toEqual([]);
      await next.evaluate(cutSignOutOff);
      await next.reload();
      await expect(header(next).getByRole('link', { name: 'Sign In' })).toBeVisible();
      await expect.poll(() => customersData(next)).toEqual([]);
      await expect.poll(mark).toBeNull();
    });
  });
}

test('INV-14 PROF-06 an account that is deleted while its page is open says so, and leaves nothing on the device @phone', async ({
  page,
}) => {
  const own = await createByAdmin();
  await beginSignedIn(page, own);
  await page.goto('/profile');
  await expect(page.getByLabel(/^First name/i)).not.toHaveValue('');
  await expect.poll(() => customersData(page)).not.toEqual([]);
  await removeUser(own.id);
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect(page.getByText('This account was deleted.')).toBeVisible();
  await expect(page.getByText('No profile found.')).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => customersData(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('reef-session'))).toBeNull();
});

test('INV-14 AUTH-02 a sign-out beside other tabs leaves nothing that says the server has answered, and is not undone by a tab that is just opening @phone', async ({
  page,
  context,
}) => {
  const own = await createByAdmin();
  await beginSignedIn(page, own);
  await page.goto('/shop');
  const second = await context.newPage();
  await second.goto('/orders');
  await expect(second.getByText('No orders yet')).toBeVisible();
  const before = await page.evaluate(answeredListeners);
  expect(before).not.toEqual([]);
  // Firebase's Auth asks for the account as it begins, and stores again what it has read before.
  const { held, release } = heldBack();
  const third = await context.newPage();
  await third.route(/accounts:lookup/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = third.waitForRequest(/accounts:lookup/);
  await third.goto('/orders');
  await asked;
  await signOutByHeader(second);
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  // Numbers begin anew in the emptied store: an account would count as deleted (answered-listeners).
  await expect
    .poll(async () => {
      const left = await page.evaluate(answeredListeners);
      return left.filter((noted) => before.includes(noted));
    })
    .toEqual([]);
  release();
  for (const tab of [third, second, page]) {
    await expect(header(tab).getByRole('link', { name: 'Sign In' })).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem('reef-session'))).toBeNull();
  await removeUser(own.id);
});
