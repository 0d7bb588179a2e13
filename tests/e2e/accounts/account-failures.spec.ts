import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import { forgiveOutage, takeListenLine, WRITING } from '#support/faults/outage.ts';
import { callAsAdmin, createByAdmin, removeUser } from '#support/test-accounts.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { fillSignIn } from '#support/browser/sign-in-form.ts';
import { chooseInAccount } from '#support/browser/header.ts';

/** The form forgets a refused PIN, but it is also empty while the app takes over the page. */
async function signInInVain(page: Page, email: string, pin: string): Promise<void> {
  const answered = page.waitForResponse('**/login');
  await fillSignIn(page, { email, pin });
  await answered;
  await expect(page.getByLabel(/^PIN/)).toHaveValue('');
}

/** Ends the lock on an e-mail, as if its time had passed. */
async function endLock(email: string): Promise<void> {
  const digest = createHash('sha256').update(email).digest('hex').slice(0, 40);
  const attempts = shopDatabase().doc(`sign_in_attempts/account-${digest}`);
  await attempts.update({ locked_until: new Date(Date.now() - 1000) });
}

test('AUTH-08 the lock is announced, grows with the next wrong PIN, and lets the owner in afterwards @phone', async ({
  page,
}) => {
  const own = await createByAdmin();
  const form = page.getByRole('main');
  await page.goto('/auth');
  for (let guess = 0; guess < 5; guess += 1) await signInInVain(page, own.email, `wrong-${guess}`);
  await expect(form.getByText(/^Invalid email or PIN\./)).toBeVisible();
  await signInInVain(page, own.email, own.pin);
  // Some of the 30 seconds, and then of the minute, are over already.
  const words = /^Too many attempts\. Please try again in ([1-9]|[12]\d|30) seconds?\.$/;
  await expect(form.getByText(words)).toBeVisible();
  await expectAccessible(page);

  await endLock(own.email);
  await signInInVain(page, own.email, 'wrong-again');
  await expect(form.getByText(/^Invalid email or PIN\./)).toBeVisible();
  await signInInVain(page, own.email, own.pin);
  await expect(form.getByText(/try again in ((3[1-9]|[45]\d) seconds|1 minute)\.$/)).toBeVisible();

  await endLock(own.email);
  await fillSignIn(page, own);
  await expect(page.getByText('Sign In Successful')).toBeVisible();
  await removeUser(own.id);
});

test('PROF-02 PROF-03 AUTH-03 waits for the profile, says when it cannot be loaded, when there is none, and when signing out fails @phone', async ({
  page,
  faults,
}) => {
  const own = await createByAdmin();
  const main = page.getByRole('main');
  await beginSignedIn(page, own);
  const setLine = await takeListenLine(page, 'silent');
  await page.goto('/profile');
  await expect(main.getByText('Loading your profile...')).toBeVisible();
  setLine('down');
  await expect(main.getByText('Error', { exact: true })).toBeVisible();
  await expect(main.getByText('Unable to load your profile.')).toBeVisible();
  await expectAccessible(page);
  // Firestore also retries by itself, and Retry would be gone before it is pressed.
  setLine('silent');
  await main.getByRole('button', { name: 'Retry' }).click();
  setLine('up');
  await expect(main.getByText(own.email)).toBeVisible();

  const profile = shopDatabase().doc(`profiles/${own.id}`);
  const kept = (await profile.get()).data() ?? {};
  await profile.delete();
  await expect(main.getByText('No profile found.')).toBeVisible();
  await expectAccessible(page);
  await profile.set(kept);
  await expect(main.getByText(own.email)).toBeVisible();
  forgiveOutage(faults);

  // A browser whose database is gone, as Safari's is now and then; only writing fails.
  await page.evaluate(() => {
    const name = 'transaction';
    const usual = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, name) ?? {};
    const broken = function transaction(this: IDBDatabase, ...how: unknown[]): unknown {
      if (this.name === 'firebaseLocalStorageDb' && how[1] === 'readwrite') {
        throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
      }
      return Reflect.apply(usual.value as () => unknown, this, how);
    };
    Object.defineProperty(IDBDatabase.prototype, name, { ...usual, value: broken });
    addEventListener('storage-is-back', () => {
      Object.defineProperty(IDBDatabase.prototype, name, usual);
    });
  });
  await chooseInAccount(page, 'Sign out');
  await expect(page.getByText('Sign Out Error')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('storage-is-back')));
  await chooseInAccount(page, 'Sign out');
  await expect(page.getByText('Signed Out', { exact: true })).toBeVisible();
  await removeUser(own.id);
});

test('PROF-03 PROF-04 says when changes and a new PIN cannot be saved, and keeps what was typed @phone', async ({
  page,
  context,
  faults,
}) => {
  const own = await createByAdmin();
  await beginSignedIn(page, own);
  const setLine = await takeListenLine(page, 'up');
  await page.goto('/profile');
  await page.getByLabel('Current PIN', { exact: true }).fill(own.pin);
  await page.getByLabel('New PIN', { exact: true }).fill('987654');
  await page.getByLabel('Confirm new PIN').fill('987654');
  await page.route('**/reset_pin_by_user_id', (route) => route.abort());
  await page.getByRole('button', { name: 'Change PIN' }).click();
  // The network works: the request may have arrived and only its answer be lost.
  await expect(page.getByText('The shop did not answer', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Your PIN may be changed already\./)).toBeVisible();
  await expect(page.getByLabel('New PIN', { exact: true })).toHaveValue('987654');

  // Suspended while its listeners are cut: the screen does not know yet, the rules do.
  setLine('down');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Change PIN' }).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText('Unable to change PIN. Please try again.')).toBeVisible();
  await expect(page.getByLabel('New PIN', { exact: true })).toHaveValue('987654');
  const suspension = { target_user_id: own.id, account_status: 'suspended' };
  await callAsAdmin('update_account', suspension);
  await context.setOffline(false);
  await page.getByLabel('Phone').fill('305-555-0123');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Save failed')).toBeVisible();
  await expect(page.getByText('Please try again.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('305-555-0123');
  await removeUser(own.id);
  forgiveOutage(faults);
});

test('PROF-04 a PIN that the server changed is called changed even if signing in again fails, and the session ends @phone', async ({
  page,
  faults,
}) => {
  const own = await createByAdmin();
  await beginSignedIn(page, own);
  await page.route(/accounts:signInWithCustomToken/, (route) => route.abort());
  await page.goto('/profile');
  await page.getByLabel('Current PIN', { exact: true }).fill(own.pin);
  await page.getByLabel('New PIN', { exact: true }).fill('987654');
  await page.getByLabel('Confirm new PIN').fill('987654');
  await page.getByRole('button', { name: 'Change PIN' }).click();
  await expect(page.getByText('Your PIN was changed successfully.')).toBeVisible();
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await page.unroute(/accounts:signInWithCustomToken/);
  await page.goto('/auth');
  await fillSignIn(page, { email: own.email, pin: '987654' });
  await expect(page.getByText('Sign In Successful')).toBeVisible();
  await removeUser(own.id);
  forgiveOutage(faults);
});

test('PROF-03 changes without an answer are called kept once they are, outlast the page, and are called saved when they arrive @phone', async ({
  page,
  context,
  faults,
}) => {
  const own = await createByAdmin();
  await beginSignedIn(page, own);
  const document = shopDatabase().doc(`user_profiles_extended/${own.id}`);
  const phone = async () => (await document.get()).get('phone') as unknown;
  await page.goto('/profile');
  await page.getByLabel('Phone').fill('305-555-0145');

  await test.step('online, the server away', async () => {
    await page.route(WRITING, (route) => route.abort());
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
    await expect(page.getByText('Profile saved')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await page.unroute(WRITING);
    await expect(page.getByText('Profile saved')).toBeVisible();
    expect(await phone()).toBe('305-555-0145');
  });

  await test.step('offline, the page left', async () => {
    // These words are those from before as long as they are there.
    await expect(page.getByText('Kept on this device', { exact: true })).toHaveCount(0);
    await context.setOffline(true);
    await page.getByLabel('Phone').fill('305-555-0146');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
    await page.goto('about:blank');
    // From another device; what waits here is sent without overwriting it.
    await document.update({ shipping_city: 'Key West' });
    await context.setOffline(false);
    expect(await phone()).toBe('305-555-0145');
    await page.goto('/profile');
    await expect(page.getByLabel('Phone')).toHaveValue('305-555-0146');
    await expect.poll(phone).toBe('305-555-0146');
    expect((await document.get()).get('shipping_city')).toBe('Key West');
  });
  await removeUser(own.id);
  forgiveOutage(faults);
});
