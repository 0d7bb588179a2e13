import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/axe.ts';
import { signInOnScreen, test } from '#support/browser-test.ts';
import { mailsTo } from '#support/mailbox.ts';
import { callAsAdmin, freshEmail, makeSignUp, makeUser, removeUser } from '#support/own-users.ts';
import { beginSignedIn } from '#support/signed-in.ts';
import { fillSignIn } from '#support/buyer-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function fillSignUp(page: Page, email: string): Promise<void> {
  const fields = {
    Email: email,
    PIN: '012345',
    'Confirm PIN': '012345',
    'First name': 'Ana',
    'Last name': 'Reyes',
    'Address line 1': '1 Reef Road',
    City: 'Miami',
    ZIP: '33101',
  };
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(new RegExp(`^${label}( \\*)?$`)).fill(value);
  }
  await page.getByLabel(/^State/).selectOption('FL');
}

test('AUTH-01 AUTH-04 AUTH-05 AUTH-06 signs up, is refused until the e-mailed link is opened, then stays signed in @phone', async ({
  page,
}) => {
  const email = freshEmail('new');
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const submit = page.getByRole('button', { name: 'Sign Up', exact: true });
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields');
  await expect(page.getByText('Sign Up Error')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await fillSignUp(page, email);
  await page.getByLabel(/^Confirm PIN/).fill('012346');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('PINs do not match');
  await page.getByLabel(/^PIN/).fill('01234');
  await page.getByLabel(/^Confirm PIN/).fill('01234');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('PIN must be at least 6 characters');

  await fillSignUp(page, email);
  await submit.click();
  await expect(page.getByText('Check your email').first()).toBeVisible();
  await expect(
    page.getByText("We've sent you a confirmation link to complete your registration.").first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'the mailbox' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Go to Sign In' }).click();
  await fillSignIn(page, { email, pin: '012345' });
  await expect(
    page
      .getByText('Please check your email and click the confirmation link before signing in.')
      .first(),
  ).toBeVisible();

  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  const [mail] = await mailsTo(email);
  await page.goto(/https?:\S+#[\w=-]+/.exec(mail?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('Your email is confirmed. You can sign in now.')).toBeVisible();

  await page.goto('/auth');
  await fillSignIn(page, { email, pin: '012345' });
  await expect(page.getByText('Sign In Successful')).toBeVisible();
  await page.goto('/profile');
  await expect(
    page.getByRole('heading', { name: 'Your Account & Shipping Profile' }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await expect(page.locator('[data-completeness]')).toHaveAttribute('data-colour', 'orange');
});

test('AUTH-02 AUTH-03 signs in with a PIN of an admin and with a standard one, and out again @phone', async ({
  page,
}) => {
  await signInOnScreen(page, 'admin');
  await expect(page.getByText('Welcome back! Admin access granted.')).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByText('Sign out', { exact: true }).click();
  await expect(page.getByText('Signed Out', { exact: true })).toBeVisible();

  const own = await makeSignUp({ isConfirmed: true });
  await page.goto('/auth');
  await fillSignIn(page, own);
  await expect(page.getByText('Sign In Successful')).toBeVisible();
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
  await removeUser(own.id);
});

test('AUTH-03 AUTH-08 SEEN-29 a wrong PIN and an unknown e-mail are refused in the same words @desk', async ({
  page,
}) => {
  const own = await makeUser();
  const words = 'Invalid email or PIN. Please check your credentials and try again.';
  await page.goto('/auth');
  for (const email of [own.email, freshEmail('nobody')]) {
    await fillSignIn(page, { email, pin: '000000' });
    const toast = page.locator('.toast').filter({ hasText: 'Sign In Error' });
    await expect(toast).toContainText(words);
    // The toast goes; the words stay where they are needed.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await page.reload();
  }
  await fillSignIn(page, own);
  await expect(page.getByText('Sign In Successful')).toBeVisible();
  await removeUser(own.id);
});

test('AUTH-02 SEEN-29 asks for both fields, an empty form is not sent, and the PIN can be looked at @phone', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Enter your email')).toBeVisible();
  await expect(page.getByText('Enter your PIN')).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const pin = page.getByLabel(/^PIN/);
  await pin.fill('135790');
  await page.getByRole('button', { name: 'Show PIN' }).click();
  await expect(pin).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Show PIN' }).click();
  await expect(pin).toHaveAttribute('type', 'password');
  await expect(pin).toHaveValue('135790');
});

test('AUTH-07 NAV-07 says what is lacking, and goes on to the page asked for @desk', async ({
  page,
}) => {
  for (const path of ['/profile', '/admin', '/user-management']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  }
  await expectAccessible(page);
  const own = await makeUser();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, own);
  await expect(page).toHaveURL(/\/user-management$/);
  await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await removeUser(own.id);
});

for (const [kind, size] of [
  ['custom', '@phone'],
  ['standard', '@desk'],
] as const) {
  test(`PROF-04 changes the PIN of a ${kind} account, and only for who knows the present one ${size}`, async ({
    page,
  }) => {
    const own = kind === 'custom' ? await makeUser() : await makeSignUp({ isConfirmed: true });
    await page.goto('/auth');
    await fillSignIn(page, own);
    await expect(page.getByText('Sign In Successful')).toBeVisible();
    await page.goto('/profile');
    const change = page.getByRole('button', { name: 'Change PIN' });
    await change.click();
    await expect(page.getByText('Missing fields')).toBeVisible();
    await expect(page.getByText('Please fill in all PIN fields.')).toBeVisible();

    const fill = async (current: string, next: string, confirm: string) => {
      await page.getByLabel('Current PIN', { exact: true }).fill(current);
      await page.getByLabel('New PIN', { exact: true }).fill(next);
      await page.getByLabel('Confirm new PIN').fill(confirm);
      await change.click();
    };
    await fill(own.pin, '987654', '987653');
    await expect(page.getByText('New PIN and confirmation must match.')).toBeVisible();
    await fill('wrong-one', '987654', '987654');
    await expect(page.getByText('Update failed')).toBeVisible();
    await expect(page.getByText('Current PIN is incorrect')).toBeVisible();
    await fill(own.pin, '987654', '987654');
    await expect(page.getByText('Your PIN was changed successfully.')).toBeVisible();

    await expect(page.getByRole('main').getByText(own.email)).toBeVisible();
    await page.getByLabel('Phone').fill('305-555-0199');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('banner').getByText('Sign out', { exact: true }).click();
    await expect(page.getByText('Signed Out', { exact: true })).toBeVisible();
    await page.goto('/auth');
    await fillSignIn(page, own);
    await expect(page.getByText('Sign In Error').first()).toBeVisible();
    await fillSignIn(page, { email: own.email, pin: '987654' });
    await expect(page.getByText('Sign In Successful')).toBeVisible();
    await removeUser(own.id);
  });
}

test('AUTH-03 ATT-78 a PIN reset by an admin ends the session on the screen that is open @phone', async ({
  page,
}) => {
  const own = await makeUser();
  await beginSignedIn(page, own);
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText(own.email)).toBeVisible();
  await callAsAdmin('reset_pin_by_user_id', { p_target_user_id: own.id, p_new_pin: '777777' });
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeAttached();
  await expect(page.getByText(own.email)).toHaveCount(0);
  await removeUser(own.id);
});
