import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { card } from '#support/browser/card.ts';
import { createByAdmin, removeUser, unusedEmail } from '#support/test-accounts.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { chooseInAccount } from '#support/browser/header.ts';
import { expectToast } from './account-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Deletes, through the screen, an account that was created through the screen. */
async function deleteOnScreen(page: Page, email: string): Promise<void> {
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('button', { name: `Edit ${email}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit User' });
  await edit.getByRole('button', { name: 'Delete User' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, 'User deleted successfully');
  // The search beneath takes no words until both dialogs are gone.
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The answers of a server that broke, one that refused, and one that said nothing. */
const BAD_ANSWERS = [
  { status: 400, json: { error: { status: 'INTERNAL', message: 'INTERNAL' } } },
  { status: 429, json: { error: { status: 'RESOURCE_EXHAUSTED', message: 'Slow down.' } } },
  { status: 200, json: { result: [] } },
];

/** Makes a function of the server give one bad answer after the other. */
async function breakFunction(page: Page, name: string): Promise<void> {
  let at = 0;
  await page.route(`**/${name}`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    const answer = BAD_ANSWERS[at % BAD_ANSWERS.length];
    at += 1;
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...answer });
  });
}

test('SETUP-01 SETUP-03 SETUP-05 SETUP-06 without a session: the steps, the login test, no second first admin, and a server that broke told from one that refused @phone', async ({
  page,
}) => {
  await page.goto('/admin-setup');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const create = card(page, 'Create Admin Account');
  const submit = create.getByRole('button', { name: 'Create Admin Account' });
  await submit.click();
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
  const code = create.getByLabel(/^Setup code/);
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription('This field is required');
  await code.fill('reef-setup');
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
  await create.getByLabel(/^Email/).fill(unusedEmail('first'));
  await create.getByLabel(/^PIN/).fill('123456');
  await create.getByLabel(/^Confirm PIN/).fill('654321');
  await submit.click();
  await expect(
    page.locator('.toast', { hasText: 'PIN and confirmation do not match' }),
  ).toBeVisible();
  const confirm = create.getByLabel(/^Confirm PIN/);
  await expect(confirm).toBeFocused();
  await expect(confirm).toHaveAccessibleDescription('PIN and confirmation do not match');
  await confirm.fill('123456');
  await expect(confirm).toHaveAccessibleDescription('');
  await submit.click();
  await expect(page.getByText('Admin Creation Failed').first()).toBeVisible();
  await expect(
    page.getByText('An admin already exists. Sign in as an admin to create another.'),
  ).toBeVisible();

  const trial = card(page, 'Test Admin Login');
  await trial.getByRole('button', { name: 'Test Login' }).click();
  await expect(trial.getByText('Missing Credentials')).toBeVisible();
  await trial.getByLabel('Email').fill('admin@reef.test');
  await trial.getByLabel('PIN', { exact: true }).fill('246810');
  await trial.getByRole('button', { name: 'Test Login' }).click();
  await expect(trial.getByText('Login Test Successful')).toBeVisible();
  await expect(trial.getByText('Verified! Admin status: Yes')).toBeVisible();

  const steps = card(page, 'Admin Management');
  await steps.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Feature Disabled')).toBeVisible();
  await expect(
    page.getByText('Please use the Admin Setup page to create admin accounts securely').first(),
  ).toBeVisible();
  await steps.getByLabel('Email').fill('admin@reef.test');
  await steps.getByLabel('PIN', { exact: true }).fill('246810');
  const from = Date.now();
  await steps.getByRole('button', { name: 'Run All' }).click();
  const state = (name: string) => steps.locator(`[data-step="${name}"]`);
  await expect(state('add')).toHaveAttribute('data-status', 'disabled');
  await expect(state('verify')).toHaveAttribute('data-status', 'passed');
  await expect(state('check')).toHaveAttribute('data-status', 'passed');
  expect(Date.now() - from).toBeGreaterThanOrEqual(2000);
  await expect(state('check')).toContainText('Verified! Admin status: Yes');
  await expect(card(page, 'Admin Debug')).toContainText('Nobody is signed in');

  await test.step('a server that broke is told from one that refused', async () => {
    await breakFunction(page, 'create_admin_account');
    await breakFunction(page, 'verify_admin_login');
    await create.getByLabel(/^Email/).fill(unusedEmail());
    for (const words of [
      'Unexpected error: The server did not confirm it. It may be done already; look before you press again.',
      'Failed to create admin account: Slow down.',
      'No result returned from database function',
    ]) {
      await submit.click();
      await expect(page.getByText('Failed to Create Admin').first()).toBeVisible();
      await expect(page.getByText(words)).toBeVisible();
    }
    for (const words of [
      'Unexpected error: An unexpected error occurred',
      'Login verification failed: Slow down.',
      'No result returned from login verification',
    ]) {
      await trial.getByRole('button', { name: 'Test Login' }).click();
      await expect(trial.getByText(words)).toBeVisible();
    }
  });
});

test('SETUP-02 SETUP-03 SETUP-04 ADMP-01 as an admin: makes another, tests logins, looks roles up; the panel checks the system, makes one with a PIN of 4, and lists the users @desk', async ({
  page,
}) => {
  const own = await createByAdmin();
  await beginSignedIn(page, 'admin');
  await page.goto('/admin-setup');
  const create = card(page, 'Create Admin Account');
  await expect(create.getByLabel(/^Setup code/)).toBeHidden();
  const second = unusedEmail('second');
  await create.getByLabel(/^Email/).fill(second);
  await create.getByLabel(/^PIN/).fill('12345');
  await create.getByLabel(/^Confirm PIN/).fill('12345');
  const submit = create.getByRole('button', { name: 'Create Admin Account' });
  await submit.click();
  await expect(create.getByText('PIN must be at least 6 characters long')).toBeVisible();
  await expect(create.getByLabel(/^PIN/)).toBeFocused();
  await create.getByLabel(/^PIN/).fill('123456');
  await create.getByLabel(/^Confirm PIN/).fill('123456');
  await submit.click();
  await expectToast(page, 'Admin Created Successfully');
  await expect(create.getByText('Admin Account Created')).toBeVisible();

  const trial = card(page, 'Test Admin Login');
  await trial.getByLabel('Email').fill(own.email);
  await trial.getByLabel('PIN', { exact: true }).fill(own.pin);
  await trial.getByRole('button', { name: 'Test Login' }).click();
  await expect(trial.getByText('Verified! Admin status: No')).toBeVisible();
  await trial.getByLabel('PIN', { exact: true }).fill('999999');
  await trial.getByRole('button', { name: 'Test Login' }).click();
  await expect(trial.getByText('Login Test Failed')).toBeVisible();

  const debug = card(page, 'Admin Debug');
  const check = debug.getByRole('button', { name: 'Check Admin Status' });
  await check.click();
  await expect(debug.getByText('demo-admin')).toBeVisible();
  await debug.getByLabel('Email').fill(second);
  await check.click();
  await expect(debug.getByText(second)).toBeVisible();
  await debug.getByLabel('Email').fill(unusedEmail('nobody'));
  await check.click();
  await expect(debug.getByText('User not found')).toBeVisible();

  await chooseInAccount(page, 'Admin Panel');
  for (const words of ['Admin Access Active', 'User Management Ready', 'Database Connected']) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(page.getByText(/^The server answered in \d+ ms\.$/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const createHere = page.getByRole('button', { name: 'Create Admin', exact: true });
  await createHere.click();
  await expect(page.getByText('Please provide both email and PIN')).toBeVisible();
  await expect(page.getByLabel(/^Admin email/)).toBeFocused();
  const email = unusedEmail('admin');
  await page.getByLabel(/^Admin email/).fill(email);
  await page.getByLabel(/^Admin PIN/).fill('123');
  await createHere.click();
  const pin = page.getByLabel(/^Admin PIN/);
  await expect(pin).toBeFocused();
  await expect(pin).toHaveAccessibleDescription(/PIN must be at least 4 characters/);
  await pin.fill('1234');
  await createHere.click();
  await expectToast(page, 'Admin Created Successfully');
  await deleteOnScreen(page, email);
  await deleteOnScreen(page, second);
  await removeUser(own.id);
});
