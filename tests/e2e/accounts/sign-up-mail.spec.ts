import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/axe.ts';
import { test } from '#support/browser-test.ts';
import { fromEnvironment } from '#support/local-services.ts';
import { forgiveOutage } from '#support/outage.ts';
import { beginSignedIn } from '#support/signed-in.ts';
import { freshEmail, makeSignUp, makeUser, removeUser } from '#support/own-users.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What was mailed to an address, as the emulator keeps it instead of sending. */
async function mailsTo(email: string): Promise<string[]> {
  const host = fromEnvironment('FIREBASE_AUTH_EMULATOR_HOST');
  const answer = await fetch(`http://${host}/emulator/v1/projects/demo-reef/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string }[];
  };
  return oobCodes.filter((mail) => mail.email === email).map((mail) => mail.requestType);
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByLabel(/^First name/)).toBeVisible();
  const fields = {
    Email: email,
    PIN: '012345',
    'Confirm PIN': '012345',
    'First name': 'Ana',
    'Last name': 'Reyes',
    'Address line 1': '1 Reef Road',
    City: 'Miami',
    State: 'FL',
    ZIP: '33101',
  };
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(new RegExp(`^${label}( \\*)?$`)).fill(value);
  }
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

async function signIn(page: Page, email: string, pin: string): Promise<void> {
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^PIN/).fill(pin);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('SEEN-07 mail that cannot be sent leaves nobody signed in, and signing in sends it again @phone', async ({
  page,
  faults,
}) => {
  const email = freshEmail('unmailed');
  await page.route('**/accounts:sendOobCode**', (route) => route.abort());
  await signUp(page, email);
  await expect(page.getByRole('alert')).toHaveText(/^The confirmation email could not be sent\./);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toHaveCount(0);
  expect(await mailsTo(email)).toEqual([]);

  await page.unroute('**/accounts:sendOobCode**');
  await signIn(page, email, '012345');
  await page.getByRole('button', { name: 'Send the confirmation link again' }).click();
  await expect(
    page.getByText("We've sent you a confirmation link to complete your registration."),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await mailsTo(email)).toEqual(['VERIFY_EMAIL']);
  forgiveOutage(faults);
});

test('SEEN-07 an address that is taken is mailed as the screen says @phone', async ({ page }) => {
  const [custom, standard] = [await makeUser(), await makeSignUp({ isConfirmed: true })];
  for (const { email } of [custom, standard]) {
    await signUp(page, email);
    await expect(page.getByText('If this address already has an account')).toBeVisible();
    expect(await mailsTo(email)).toEqual(['PASSWORD_RESET']);
  }
  await Promise.all([removeUser(custom.id), removeUser(standard.id)]);
});

test('SEEN-08 what came of signing up is in view and has the focus', async ({ page }) => {
  await signUp(page, freshEmail('seen'));
  const answer = page.getByRole('region', { name: 'Check your email' });
  await expect(answer).toBeFocused();
  await expect(answer.getByText('Check your email')).toBeInViewport({ ratio: 1 });
});

test('SEEN-18 signing in offline says so and keeps what was typed @phone', async ({
  page,
  context,
  faults,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('reef-hydrated', () => {
      document.documentElement.dataset['begun'] = 'yes';
    });
  });
  await page.goto('/auth');
  await page.getByLabel(/^Email/).fill('buyer@reef.test');
  // Without the app's own scripts nothing can answer.
  await expect(page.locator('html[data-begun]')).toHaveCount(1);
  await context.setOffline(true);
  await signIn(page, 'buyer@reef.test', '135790');
  const form = page.getByRole('tabpanel');
  await expect(
    form.getByText('You are offline. Sign in when the connection is back.'),
  ).toBeVisible();
  await expect(page.getByLabel(/^PIN/)).toHaveValue('135790');
  await expect(page.getByLabel(/^Email/)).toHaveValue('buyer@reef.test');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Sign In Successful')).toBeVisible();
  faults.length = 0;
});

test('SEEN-19 the profile offers the countries that are shipped to @phone', async ({ page }) => {
  const own = await makeUser();
  await beginSignedIn(page, own);
  await page.goto('/profile');
  const country = page.getByLabel('Country');
  await expect(country.getByRole('option')).toHaveText(['United States']);
  await removeUser(own.id);
});
