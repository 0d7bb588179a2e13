import { expect, type Locator, type Page } from '@playwright/test';
import { LINK_MESSAGES } from '@reef/domain/accounts/link-messages';
import { waitForHydration, recordHydration } from '#support/browser/hydration.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { fillSignIn } from '#support/browser/sign-in-form.ts';
import { excuse } from '#support/faults/excuse.ts';
import { mailsTo } from '#support/mailbox.ts';
import {
  createByAdmin,
  createBySignUp,
  removeUser,
  type TestAccount,
  unusedEmail,
} from '#support/test-accounts.ts';
import { chooseInAccount } from '#support/browser/header.ts';
import { signOut } from './account-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The subjects of mails to an address, newest first. */
async function subjectsTo(email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ subject }) => subject);
}

/** The emulator runs triggers one after the other, so a mail may wait for those of other tests. */
const MAIL_MS = 90_000;

/** The newest link that was mailed to an address. */
async function linkTo(email: string, subject: string): Promise<string> {
  await expect.poll(() => subjectsTo(email), { timeout: MAIL_MS }).toContain(subject);
  const mail = (await mailsTo(email)).find((each) => each.subject === subject);
  return /https?:\S+#[\w=-]+/.exec(mail?.text ?? '')?.[0] ?? '';
}

const PIN = '012345';

/** Fills the form for signing up. */
async function fillSignUp(page: Page, email: string): Promise<void> {
  // The form appears a moment after its tab; the sign-in form has an e-mail and a PIN too.
  await expect(page.getByLabel(/^First name/)).toBeVisible();
  const fields = {
    Email: email,
    PIN,
    'Confirm PIN': PIN,
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

/** Expects that the result of signing up is in view and has the focus. @returns it. */
async function expectAnswer(page: Page): Promise<Locator> {
  const answer = page.getByRole('region', { name: 'Check your email' });
  await expect(answer).toBeFocused();
  await expect(answer.getByText('Check your email')).toBeInViewport({ ratio: 1 });
  return answer;
}

test('AUTH-01 AUTH-04 AUTH-05 AUTH-06 SEEN-07 SEEN-08 ORD-06 signing up says what is wrong with the form, and signs nobody in; the mailed link can be requested again, confirms, and one stays signed in @phone', async ({
  page,
  faults,
}) => {
  const email = unusedEmail('new');
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const submit = page.getByRole('button', { name: 'Sign Up', exact: true });
  await test.step('the form says what is wrong with it', async () => {
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields');
    await expect(page.getByText('Sign Up Error')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByLabel(/^City/).fill('Miami');
    await expect(page.getByLabel(/^City/)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(/^Email/)).toHaveAttribute('aria-invalid', 'true');
    await fillSignUp(page, email);
    await expect(page.getByText('Sign Up Error')).toBeHidden();
    await page.getByLabel(/^Confirm PIN/).fill('012346');
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('PINs do not match');
    await page.getByLabel(/^PIN/).fill('01234');
    await page.getByLabel(/^Confirm PIN/).fill('01234');
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('PIN must be at least 6 characters');
  });

  await test.step('what is typed survives a visit to the other tab', async () => {
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await expect(page.getByLabel(/^Email/)).toHaveValue(email);
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(page.getByLabel(/^City/)).toHaveValue('Miami');
    await expect(page.getByLabel(/^State/)).toHaveValue('FL');
  });

  await test.step('so does a visit to another page, but for the PIN', async () => {
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Delivery & returns' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery & Returns');
    await page.goBack();
    await expect(page.getByLabel(/^Email/)).toHaveValue(email);
    await expect(page.getByLabel(/^City/)).toHaveValue('Miami');
    await expect(page.getByLabel(/^State/)).toHaveValue('FL');
    await expect(page.getByLabel(/^PIN/)).toHaveValue('');
    await expect(page.getByLabel(/^Confirm PIN/)).toHaveValue('');
  });

  await test.step('an answer that is lost points to the mail', async () => {
    await page.route('**/sign_up', (route) => route.abort());
    await fillSignUp(page, email);
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText(
      'The shop did not answer. Your account may have been made: look in your mail before you press again.',
    );
    await page.unroute('**/sign_up');
    excuse(faults, [/net::ERR_FAILED/]);
  });

  const sent = "We've sent you a confirmation link to complete your registration.";
  await test.step('the result is in view, and nobody is signed in', async () => {
    await fillSignUp(page, email);
    await submit.click();
    const answer = await expectAnswer(page);
    await expect(answer.getByText(sent)).toBeVisible();
    await expect(answer.getByRole('link', { name: 'the mailbox' })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toHaveCount(0);
    await fillSignIn(page, { email, pin: PIN });
    const refusal = 'Please check your email and click the confirmation link before signing in.';
    await expect(page.getByText(refusal).first()).toBeVisible();
    // The same words for an address that has been confirmed for long.
    await expect(page.getByText(/^If no link comes, you may have had an account/)).toBeVisible();
  });

  await test.step('the link can be requested again, for this address only, and confirms', async () => {
    const again = page.getByRole('button', { name: 'Send the confirmation link again' });
    await page.getByLabel(/^Email/).fill(`x${email}`);
    await expect(again).toBeHidden();
    await fillSignIn(page, { email, pin: PIN });
    await again.click();
    await expect(
      page.getByText(
        'If this address has an account that waits for its confirmation, a link is on its way.',
      ),
    ).toBeVisible();
    await expectAccessible(page);
    const subject = 'Confirm your email for Reef';
    await expect.poll(() => subjectsTo(email), { timeout: MAIL_MS }).toEqual([subject, subject]);

    await page.goto(await linkTo(email, subject));
    await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    // The pressed button is gone: the focus, and with it a screen reader, is at the result.
    await expect(page.getByText('Your email is confirmed. You can sign in now.')).toBeFocused();
    // The mail is opened once more: a confirmed address would get no other link.
    await page.reload();
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^This link no longer works.* try to sign in/);
    await page.getByRole('main').getByRole('link', { name: 'Go to Sign In' }).click();
  });

  await fillSignIn(page, { email, pin: PIN });
  await expect(page.getByText('Sign In Successful')).toBeVisible();
  await chooseInAccount(page, 'Profile');
  await expect(
    page.getByRole('heading', { name: 'Your Account & Shipping Profile' }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await expect(page.locator('[data-completeness]')).toHaveAttribute('data-color', 'orange');
});

test('SEEN-07 SEEN-08 an address that is taken is mailed as the screen says, in full view @desk', async ({
  page,
}) => {
  const [custom, standard] = [await createByAdmin(), await createBySignUp({ isConfirmed: true })];
  await page.goto('/auth');
  for (const { email } of [custom, standard]) {
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    const answer = await expectAnswer(page);
    await expect(answer.getByText('If this address already has an account')).toBeVisible();
    await expect
      .poll(() => subjectsTo(email), { timeout: MAIL_MS })
      .toContain('You have an account at Reef');
    await answer.getByRole('button', { name: 'Go to Sign In' }).click();
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    await expect(page.getByLabel(/^Email/)).toBeFocused();
    await expect(page.getByLabel(/^Email/)).toHaveValue(email);
  }
  await Promise.all([removeUser(custom.id), removeUser(standard.id)]);
});

/** From the sign-in form: requests a link, chooses a new PIN by it, and signs in. */
async function chooseNewPin(page: Page, user: TestAccount): Promise<void> {
  const forgotten = page.getByRole('button', { name: 'Forgot your PIN?' });
  await forgotten.click();
  await expect(page.getByLabel(/^Email/)).toBeFocused();
  await page.getByLabel(/^Email/).fill('');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Enter your email')).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toBeFocused();
  await page.getByLabel(/^Email/).fill(user.email);
  await expect(page.getByText('Enter your email')).toBeHidden();
  await page.getByRole('button', { name: 'Back to Sign In' }).click();
  await expect(page.getByLabel(/^Email/)).toBeFocused();
  await expect(page.getByLabel(/^Email/)).toHaveValue(user.email);
  await forgotten.click();
  await expect(page.getByLabel(/^Email/)).toBeFocused();
  // The region is there before its words: a region that comes with them is not read out.
  const answer = page.locator('form').getByRole('status');
  await expect(answer).toHaveText('');
  await page.keyboard.press('Enter');
  await expect(answer).toContainText(/a link is on its way/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(await linkTo(user.email, 'Choose a new PIN for Reef'));
  await expect(page.getByRole('heading', { name: 'Choose a new PIN' })).toBeVisible();
  const pin = page.getByLabel(/^New PIN/);
  const confirm = page.getByLabel(/^Confirm new PIN/);
  await pin.fill('975310');
  await confirm.fill('975311');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('PINs do not match');
  await expect(confirm).toHaveAccessibleDescription('PINs do not match');
  await expectAccessible(page);
  await confirm.fill('975310');
  await expect(confirm).toHaveAccessibleDescription('');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /Your new PIN is set/ })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const onward = page.getByRole('main').getByRole('link', { name: 'Go to Sign In' });
  await expect(onward).toHaveAttribute('href', '/auth');

  // The mail is opened once more, in a new page.
  await page.reload();
  await pin.fill('111111');
  await confirm.fill('111111');
  await page.getByRole('button', { name: 'Set my new PIN' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link no longer works. Ask for a new one.');
  await page.getByRole('main').getByRole('link', { name: 'Back to Sign In' }).click();
  await fillSignIn(page, { email: user.email, pin: '975310' });
  await expect(page.getByText('Sign In Successful')).toBeVisible();
}

test('ORD-06 the owner of an account an admin made, and of a standard account, forgot the PIN and chooses a new one @phone', async ({
  page,
}) => {
  const [custom, standard] = [await createByAdmin(), await createBySignUp({ isConfirmed: true })];
  await page.goto('/auth');
  await test.step('an account an admin made', () => chooseNewPin(page, custom));
  await test.step('a link that is opened where somebody is signed in names them', async () => {
    await page.goto(`/auth#confirm=${'x'.repeat(43)}`);
    const main = page.getByRole('main');
    await expect(main.getByText(`${custom.email} is signed in on this device.`)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Go to Sign In' })).toHaveCount(0);

    // The PIN is set, and the session that this ends has not been noticed, or is another account's.
    const message = LINK_MESSAGES.pinSet;
    await page.route(/use_pin_link$/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ json: { result: { success: true, message } } })
        : route.continue(),
    );
    await page.goto(`/auth#new-pin=${'x'.repeat(43)}`);
    await page.getByLabel(/^New PIN/).fill('975310');
    await page.getByLabel(/^Confirm new PIN/).fill('975310');
    await page.keyboard.press('Enter');
    await expect(main.getByText(message)).toBeVisible();
    await expect(main.getByText(`If the new PIN is not for ${custom.email},`)).toBeVisible();
    await expect(main.getByText('is signed in on this device')).toHaveCount(0);
    await page.unroute(/use_pin_link$/);
  });
  await signOut(page);
  await test.step('a standard account', () => chooseNewPin(page, standard));
  await Promise.all([removeUser(custom.id), removeUser(standard.id)]);
});

test('SEEN-18 signing in offline says so and keeps what was typed @phone', async ({
  page,
  context,
  faults,
}) => {
  await recordHydration(page);
  await page.goto('/auth');
  await page.getByLabel(/^Email/).fill('buyer@reef.test');
  // Nothing can answer without the app's own scripts.
  await waitForHydration(page);
  await context.setOffline(true);
  await fillSignIn(page, { email: 'buyer@reef.test', pin: '135790' });
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
