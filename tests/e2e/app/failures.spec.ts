import { expect } from '@playwright/test';
import { expectAccessible } from '#support/browser/axe.ts';
import { test } from '#support/browser/buyer-test.ts';
import { fillSignIn } from '#support/browser/sign-in-form.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';

/** A promise that resolves when the test says so. */
function latch(): { released: Promise<void>; release: () => void } {
  let resolve: (() => void) | undefined;
  const released = new Promise<void>((keep) => {
    resolve = keep;
  });
  return { released, release: () => resolve?.() };
}

test('NAV-07 a guarded page waits until it is known who is there @phone', async ({ page }) => {
  await beginSignedIn(page, 'buyer');
  const { released, release } = latch();
  await page.route(/\/assets\/auth-client-.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/profile');
  await expect(page.getByText('Loading your profile...').first()).toBeVisible();
  await expect(page.getByText('Authentication Required')).toHaveCount(0);
  release();
  await expect(
    page.getByRole('heading', { name: 'Your Account & Shipping Profile' }),
  ).toBeVisible();
});

test('NAV-07 a weak signal only delays that it is known who is there @phone', async ({
  page,
  faults,
}) => {
  await beginSignedIn(page, 'buyer');
  let lost = 0;
  const auth = /\/assets\/auth-client-.*\.js/;
  await page.route(auth, async (route) => {
    await route.abort('connectionreset');
    lost += 1;
  });
  await page.goto('/profile');
  await expect(page.getByText('Loading your profile...').first()).toBeVisible();
  await expect.poll(() => lost).toBeGreaterThan(0);
  await page.unroute(auth);
  // It is requested again every ten seconds.
  await expect(
    page.getByRole('heading', { name: 'Your Account & Shipping Profile' }),
  ).toBeVisible();
  await page.close();
  faults.length = 0;
});

test('ERR-02 a page that cannot be drawn says so, and Reload Page brings it back @desk', async ({
  page,
  faults,
  isMobile,
}) => {
  const chunk = /\/assets\/contact-page-.*\.js/;
  await page.route(chunk, (route) => route.abort());
  await page.goto('/forum');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel(/^Full name/i)).toBeVisible();
  // The broken page itself is reported on the console, as it should be.
  await page.close();
  faults.length = 0;
});

test('ERR-02 a part that cannot be loaded says so, and leaves the page as it is @phone', async ({
  page,
  faults,
}) => {
  await page.route(/\/assets\/search-dialog-.*\.js/, (route) => route.abort());
  await page.goto('/forum');
  const title = page.getByRole('heading', { level: 1 });
  for (const _ of ['first', 'again']) {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('This could not be opened')).toBeVisible();
    // It closes by itself after five seconds, and may be gone before it is pressed. A pointer on it
    // keeps it open, so that a press without effect is still noticed.
    await page
      .getByRole('button', { name: 'Dismiss' })
      .click({ timeout: 5000 })
      .catch(() => {});
    await expect(page.getByText('This could not be opened')).toHaveCount(0);
  }
  await expect(title).toBeVisible();
  await page.close();
  faults.length = 0;
});

test('AUTH-01 AUTH-03 sign-in shows that it is busy, and reports a failing server as such @phone', async ({
  page,
  buyer,
  faults,
}) => {
  const { released, release } = latch();
  let isBroken = true;
  let sent = 0;
  await page.route('**/us-central1/login', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    sent += 1;
    await released;
    if (!isBroken) return route.continue();
    return route.fulfill({
      status: 500,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { status: 'INTERNAL', message: 'INTERNAL' } },
    });
  });
  await page.goto('/auth');
  await fillSignIn(page, buyer);
  const busy = page.locator('form button[type=submit]');
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toBeDisabled();
  // It keeps the focus, and sends the form only once.
  await expect(busy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(busy).toBeFocused();
  release();
  await expect(page.getByText('Sign In Error')).toBeVisible();
  expect(sent).toBe(1);
  await expect(page.getByText('An unexpected error occurred').first()).toBeVisible();
  isBroken = false;
  await fillSignIn(page, buyer);
  await expect(page.getByText('Sign In Successful')).toBeVisible();
  await page.close();
  faults.length = 0;
});

const STOPPED = 'If this stays so, a blocker or your network may stop the shop’s server.';

test('ERR-04 AUTH-03 a sign-in whose server a blocker stops says so, and the PIN stays @phone', async ({
  page,
  buyer,
  faults,
}) => {
  await page.route('**/us-central1/**', (route) => route.abort());
  await page.goto('/auth');
  await fillSignIn(page, buyer);
  const words = `An unexpected error occurred. ${STOPPED}`;
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await expect(form.getByText(words)).toBeVisible();
  await expect(form.getByLabel(/^PIN/)).toHaveValue(buyer.pin);
  await page.close();
  faults.length = 0;
});

test('ERR-04 an admin page whose database a blocker stops does not refuse the admin, and opens once it is reached @desk', async ({
  page,
  faults,
}) => {
  await beginSignedIn(page, 'admin');
  const database = '**/google.firestore.v1.Firestore/**';
  await page.route(database, (route) => route.abort());
  await page.goto('/user-management');
  const why = page.getByRole('alert').filter({ hasText: 'Your access could not be checked' });
  await expect(why).toContainText(STOPPED);
  await expectAccessible(page);
  await why.getByRole('button', { name: 'Retry' }).click();
  await expect(why).toContainText(STOPPED);
  await page.unroute(database);
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  await page.close();
  faults.length = 0;
});

test('ERR-04 pages whose database a blocker stops say so @desk', async ({ page, faults }) => {
  await beginSignedIn(page, 'buyer');
  await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
  for (const [path, words] of [
    ['/orders', 'Your orders could not be loaded.'],
    ['/orders/RF-NONE', 'This order could not be loaded.'],
    ['/profile', 'Unable to load your profile.'],
    ['/my-tank', 'Your tanks could not be loaded.'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      const why = page.getByRole('alert').filter({ hasText: words });
      await expect(why).toContainText(STOPPED);
    });
  }
  await page.close();
  faults.length = 0;
});
