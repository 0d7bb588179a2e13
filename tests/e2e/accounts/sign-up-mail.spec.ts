import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/axe.ts';
import { test } from '#support/browser-test.ts';
import { mailsTo } from '#support/mailbox.ts';
import { beginSignedIn } from '#support/signed-in.ts';
import { freshEmail, makeSignUp, makeUser, removeUser } from '#support/own-users.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The subjects of what was mailed to an address, the newest first. */
async function subjectsTo(email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ subject }) => subject);
}

/** The newest link that was mailed to an address. */
async function linkTo(email: string, subject: string): Promise<string> {
  await expect.poll(() => subjectsTo(email)).toContain(subject);
  const mail = (await mailsTo(email)).find((each) => each.subject === subject);
  return /https?:\S+#[\w=-]+/.exec(mail?.text ?? '')?.[0] ?? '';
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
    ZIP: '33101',
  };
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(new RegExp(`^${label}( \\*)?$`)).fill(value);
  }
  await page.getByLabel(/^State/).selectOption('FL');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

async function signIn(page: Page, email: string, pin: string): Promise<void> {
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^PIN/).fill(pin);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('SEEN-07 ORD-06 signing up signs nobody in; the mailed link confirms, and can be had again @phone', async ({
  page,
}) => {
  const email = freshEmail('mailed');
  await signUp(page, email);
  await expect(page.getByText('Check your email').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toHaveCount(0);
  await signIn(page, email, '012345');
  await page.getByRole('button', { name: 'Send the confirmation link again' }).click();
  await expect(
    page.getByText("We've sent you a confirmation link to complete your registration."),
  ).toBeVisible();
  await expectAccessible(page);
  const subject = 'Confirm your email for Reef';
  await expect.poll(() => subjectsTo(email)).toEqual([subject, subject]);

  await page.goto(await linkTo(email, subject));
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('Your email is confirmed. You can sign in now.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to Sign In' }).click();
  await signIn(page, email, '012345');
  await expect(page.getByText('Sign In Successful')).toBeVisible();
});

test('SEEN-07 an address that is taken is mailed as the screen says @phone', async ({ page }) => {
  const [custom, standard] = [await makeUser(), await makeSignUp({ isConfirmed: true })];
  for (const { email } of [custom, standard]) {
    await signUp(page, email);
    await expect(page.getByText('If this address already has an account')).toBeVisible();
    await expect.poll(() => subjectsTo(email)).toContain('You have an account at Reef');
  }
  await Promise.all([removeUser(custom.id), removeUser(standard.id)]);
});

const KINDS = {
  'an account an admin made': () => makeUser(),
  'a standard account': () => makeSignUp({ isConfirmed: true }),
} as const;

for (const kind of ['an account an admin made', 'a standard account'] as const) {
  test(`ORD-06 the owner of ${kind} forgot the PIN and chooses a new one @phone`, async ({
    page,
  }) => {
    const user = await KINDS[kind]();
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot your PIN?' }).click();
    await expect(page.getByLabel(/^Email/)).toBeFocused();
    await page.getByLabel(/^Email/).fill(user.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText(/a link is on its way/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const link = await linkTo(user.email, 'Choose a new PIN for Reef');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Choose a new PIN' })).toBeVisible();
    await page.getByLabel(/^New PIN/).fill('975310');
    await page.getByLabel(/^Confirm new PIN/).fill('975311');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('PINs do not match');
    await expectAccessible(page);
    await page.getByLabel(/^Confirm new PIN/).fill('975310');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText(/Your new PIN is set/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('main').getByRole('link', { name: 'Go to Sign In' }).click();
    await signIn(page, user.email, '975310');
    await expect(page.getByText('Sign In Successful')).toBeVisible();

    await page.goto(link);
    await page.getByLabel(/^New PIN/).fill('111111');
    await page.getByLabel(/^Confirm new PIN/).fill('111111');
    await page.getByRole('button', { name: 'Set my new PIN' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'This link does not work any more. Ask for a new one.',
    );
    await removeUser(user.id);
  });
}

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
