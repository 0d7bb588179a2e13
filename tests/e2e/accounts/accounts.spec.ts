import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { DEMO } from '#support/callables.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import {
  callAsAdmin,
  createByAdmin,
  createBySignUp,
  removeUser,
  type TestAccount,
  unusedEmail,
} from '#support/test-accounts.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { fillSignIn } from '#support/browser/sign-in-form.ts';
import { walkTo } from '#support/browser/walk-to.ts';
import { gate } from '#support/faults/watched-database.ts';
import { chooseInAccount } from '#support/browser/header.ts';
import { expectToast, signOut } from './account-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('AUTH-02 AUTH-03 AUTH-08 SEEN-29 asks for both fields, refuses a wrong PIN and an unknown e-mail in the same words, and signs an admin and others in and out @phone', async ({
  page,
}) => {
  const [own, standard] = [await createByAdmin(), await createBySignUp({ isConfirmed: true })];
  await page.goto('/auth');
  await test.step('an empty form is not sent, and the PIN can be looked at', async () => {
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Enter your email')).toBeVisible();
    await expect(page.getByText('Enter your PIN')).toBeVisible();
    await expect(page.getByLabel(/^Email/)).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const pin = page.getByLabel(/^PIN/);
    await pin.fill('135790');
    await expect(pin).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Enter your PIN')).toBeHidden();
    await expect(page.getByText('Enter your email')).toBeVisible();
    await page.getByRole('button', { name: 'Show PIN' }).click();
    await expect(pin).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Show PIN' }).click();
    await expect(pin).toHaveAttribute('type', 'password');
    await expect(pin).toHaveValue('135790');
  });

  await test.step('a wrong PIN and an unknown e-mail are refused in the same words', async () => {
    const words = 'Invalid email or PIN. Please check your credentials and try again.';
    for (const email of [own.email, unusedEmail('nobody')]) {
      await fillSignIn(page, { email, pin: '000000' });
      await expectToast(page, 'Sign In Error', words);
      // The toast goes; the words stay at the form.
      await expect(page.getByRole('main').getByText(words)).toBeVisible();
    }
  });

  await fillSignIn(page, own);
  await expectToast(page, 'Sign In Successful', 'Welcome back!');
  await signOut(page);

  const [email, pin] = DEMO.admin;
  await fillSignIn(page, { email, pin });
  await expectToast(page, 'Sign In Successful', 'Welcome back! Admin access granted.');
  await signOut(page);

  // Whoever has gone on to another page before the answer stays there.
  const answer = gate();
  await page.route(/\/login$/, async (route) => {
    await answer.wait();
    await route.continue();
  });
  await fillSignIn(page, standard);
  await expect.poll(answer.hasArrived).toBe(true);
  await walkTo(page, '/forum');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('forum');
  answer.open();
  await expect(page.getByText('Sign In Successful')).toBeVisible();
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/forum');
  await removeUser(own.id);
  await removeUser(standard.id);
});

const NEXT_PIN = '987654';
const LAST_PIN = '456789';

async function fillPins(page: Page, pin: string, next: string, again = next): Promise<void> {
  await page.getByLabel('Current PIN', { exact: true }).fill(pin);
  await page.getByLabel('New PIN', { exact: true }).fill(next);
  await page.getByLabel('Confirm new PIN').fill(again);
  await page.getByRole('button', { name: 'Change PIN' }).click();
}

/** Waits longer than an ended session is given to be replaced. */
async function expectStillSignedIn(page: Page, own: TestAccount, other: Page): Promise<void> {
  await other.waitForTimeout(4000);
  for (const tab of [page, other]) {
    await expect(tab.getByText('Your session has ended')).toHaveCount(0);
    await expect(tab.getByRole('main').getByText(own.email)).toBeVisible();
  }
}

/** Changes the PIN on the profile's card, after every change that the card refuses. */
async function changePin(page: Page, own: TestAccount): Promise<void> {
  const change = page.getByRole('button', { name: 'Change PIN' });
  await change.click();
  await expect(page.getByText('Missing fields')).toBeVisible();
  await expect(page.getByText('Please fill in all PIN fields.')).toBeVisible();
  const [current, confirm] = [
    page.getByLabel('Current PIN', { exact: true }),
    page.getByLabel('Confirm new PIN'),
  ];
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('This field is required');

  await current.fill(own.pin);
  await expect(current).toHaveAccessibleDescription('');
  await expect(confirm).toHaveAccessibleDescription('This field is required');
  await fillPins(page, own.pin, NEXT_PIN, '987653');
  await expect(page.getByText('New PIN and confirmation must match.')).toBeVisible();
  await expect(confirm).toBeFocused();
  await expect(confirm).toHaveAccessibleDescription('PINs do not match');
  await fillPins(page, 'wrong-one', NEXT_PIN);
  await expect(current).toHaveAccessibleDescription('Current PIN is incorrect');
  await expect(current).toBeFocused();
  await expectToast(page, 'Update failed', 'Current PIN is incorrect');
  await fillPins(page, own.pin, NEXT_PIN);
  await expectToast(page, 'PIN updated', 'Your PIN was changed successfully.');

  await expect(page.getByRole('main').getByText(own.email)).toBeVisible();
  await page.getByLabel('Phone').fill('305-555-0199');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  // Whoever signs out while it is on its way is asked whether to lose it.
  const contact = shopDatabase().doc(`user_profiles_extended/${own.id}`);
  const stored = async () => (await contact.get()).get('phone') as unknown;
  await expect.poll(stored).toBe('305-555-0199');
}

/** Signs out and in again: the old PIN is refused, the new one is not. */
async function signInAnew(page: Page, own: TestAccount): Promise<void> {
  await signOut(page);
  await fillSignIn(page, own);
  await expect(page.getByText('Sign In Error').first()).toBeVisible();
  await fillSignIn(page, { email: own.email, pin: LAST_PIN });
  await expect(page.getByText('Sign In Successful')).toBeVisible();
}

test('PROF-04 AUTH-03 ATT-78 changes the PIN of a custom account, only for those who know the present one, and leaves the other tab signed in, as often as it is changed; a reset by an admin ends the session on the screen that is open @phone', async ({
  page,
  context,
}) => {
  const own = await createByAdmin();
  await beginSignedIn(page, own);
  // The first tab writes for both; it hears of the new session later than this one.
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('main').getByText(own.email)).toBeVisible();
  await page.goto('/profile');
  // Longer than the time that an ended session is given: the other tab waits for the change.
  const exchange = /accounts:signInWithCustomToken/;
  await page.route(exchange, async (route) => {
    await page.waitForTimeout(3000);
    return route.continue();
  });
  await changePin(page, own);
  await page.unroute(exchange);
  await expectStillSignedIn(page, own, other);
  // Neither page was closed in between.
  await test.step('the PIN is changed again', async () => {
    await fillPins(page, NEXT_PIN, LAST_PIN);
    await expectToast(page, 'PIN updated', 'Your PIN was changed successfully.');
    await expectStillSignedIn(page, own, other);
  });
  await other.close();
  await page.reload();
  await expect(page.getByRole('main').getByText(own.email)).toBeVisible();

  await signInAnew(page, own);
  await chooseInAccount(page, 'Profile');
  await expect(page.getByRole('main').getByText(own.email)).toBeVisible();
  // As a report of a loss that waits for signal records it.
  await page.evaluate(() => localStorage.setItem('reef-waiting-reports', '1'));
  // As a change of the profile that waits does.
  const mark = `reef-queued-change-${own.id}`;
  await page.evaluate((key) => localStorage.setItem(key, '"a change"'), mark);
  await callAsAdmin('reset_pin_by_user_id', { p_target_user_id: own.id, p_new_pin: '777777' });
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect(page.getByText(/A loss report on this device may not have been sent/)).toBeVisible();
  await expect(
    page.getByText(/A change of your tanks or your profile on this device/),
  ).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeAttached();
  await expect(page.getByText(own.email)).toHaveCount(0);
  await removeUser(own.id);
});
