import { expect, type Locator, type Page } from '@playwright/test';
import {
  expectAccessible,
  expectFitAtBothSizes,
  expectNoSidewaysScroll,
} from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { call, signIn } from '#support/callables.ts';
import { gate } from '#support/faults/watched-database.ts';
import { tabTo } from '#support/browser/keyboard.ts';
import { listProduct } from '#support/demo-shop.ts';
import {
  callAsAdmin,
  createByAdmin,
  createBySignUp,
  removeUser,
  unusedEmail,
} from '#support/test-accounts.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { expectToast } from './account-pages.ts';
import { DELETE_QUESTION, dialog, openEdit } from './user-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A user's row in the list. */
function listed(page: Page, email: string): Locator {
  return page.getByRole('main').locator('p').getByText(email, { exact: true });
}

/** From the Admin dropdown of the header, which on phones is in the menu. */
async function openByAdminMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Admin', exact: true }).press('Enter');
  await expect(page.getByText('Content & Product Management')).toBeVisible();
  await page.getByRole('banner').getByText('User Management').press('Enter');
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeFocused();
}

test('USER-01 USER-08 lists users by tab and search, and ?user= opens one; back closes it; shows the orders of any user, and says when there are none @desk', async ({
  page,
}) => {
  const own = await createByAdmin({ first_name: 'Quillback', last_name: `Zz${Date.now()}` });
  await beginSignedIn(page, 'admin');
  await page.goto('/user-management');
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name} ?\\d+$`) });
  await expect(tab('All')).toHaveAttribute('aria-selected', 'true');
  const [all, admins, users] = await Promise.all(
    ['All', 'Admins', 'Users'].map(async (name) =>
      Number((await tab(name).textContent())?.replace(/\D/g, '')),
    ),
  );
  expect(all).toBe((admins ?? 0) + (users ?? 0));
  await expectFitAtBothSizes(page);

  await tab('Admins').click();
  await expect(listed(page, 'admin@reef.test')).toBeVisible();
  await expect(listed(page, 'buyer@reef.test')).toBeHidden();
  await tab('Users').click();
  await expect(listed(page, 'admin@reef.test')).toBeHidden();
  await tab('All').click();

  const search = page.getByRole('searchbox');
  for (const words of [own.email, 'quillb', `zz`, 'user quillback']) {
    await search.fill(words);
    await expect(listed(page, own.email)).toBeVisible();
    await expect(listed(page, 'buyer@reef.test')).toBeHidden();
  }
  await search.fill('nobody-is-called-so');
  await expect(page.getByText('No users match your search')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toBeFocused();
  await expect(listed(page, 'admin@reef.test')).toBeVisible();

  await search.fill(own.email);
  await page.getByRole('button', { name: `Edit ${own.email}` }).click();
  await expect(page).toHaveURL(`/user-management?user=${own.id}`);
  const edit = dialog(page, 'Edit User');
  await expect(edit.getByLabel('First name')).toHaveValue('Quillback');
  await expectFitAtBothSizes(page);
  // Going back does not lose what is typed; closing the dialog discards it.
  await edit.getByLabel('City').fill('Tampa');
  await page.goBack();
  await expect(edit).toHaveCount(0);
  await page.goForward();
  await expect(edit.getByLabel('First name')).toHaveValue('Quillback');
  await expect(edit.getByLabel('City')).toHaveValue('Tampa');
  await expect(edit.getByText(/^You typed here before and did not save it/)).toBeVisible();
  await edit.getByRole('button', { name: 'Close' }).click();
  await expect(edit).toHaveCount(0);
  await page.goForward();
  await expect(edit.getByLabel('First name')).toHaveValue('Quillback');
  await expect(edit.getByLabel('City')).toHaveValue('');
  await page.goBack();
  await expect(edit).toHaveCount(0);

  await search.fill('buyer@reef.test');
  await page.getByRole('button', { name: 'Orders of buyer@reef.test' }).click();
  const history = dialog(page, 'Order History');
  await expect(history.getByText('buyer@reef.test')).toBeVisible();
  await expect(history.getByText('paid', { exact: true }).first()).toBeVisible();
  await expect(history.getByText(/^\d+ × /).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);
  await page.goto(`/user-management?user=${own.id}&view=orders`);
  await expect(history.getByText('No orders yet')).toBeVisible();
  await history.getByRole('button', { name: 'Edit User' }).click();
  await expect(edit.getByLabel(/^Email/)).toHaveValue(own.email);
  await page.keyboard.press('Escape');
  await expect(edit).toHaveCount(0);

  await test.step('USER-05 an answer that comes after Back leaves no other page', async () => {
    await search.fill(own.email);
    await page.getByRole('button', { name: `Edit ${own.email}` }).click();
    await expect(edit.getByLabel(/^Email/)).toHaveValue(own.email);
    const answer = gate();
    await page.route(/delete_user_account$/, async (route) => {
      await answer.wait();
      await route.continue();
    });
    await edit.getByRole('button', { name: 'Delete User' }).click();
    await dialog(page, DELETE_QUESTION).getByRole('button', { name: 'Delete' }).click();
    await expect.poll(answer.hasArrived).toBe(true);
    await page.goBack();
    await expect(edit).toHaveCount(0);
    answer.open();
    await expect(page.getByText('User deleted successfully')).toBeVisible();
    // The dialog's own entry is still the next one.
    await page.goForward();
    await expect(page).toHaveURL(`/user-management?user=${own.id}`);
    await expect(edit.getByText('The account has been deleted', { exact: false })).toBeVisible();
  });
});

test('USER-03 USER-04 creates users, complete and basic, and says what is wrong with each field @desk', async ({
  page,
}) => {
  await beginSignedIn(page, 'admin');
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Create User' }).click();
  const form = dialog(page, 'Create User');
  const submit = form.getByRole('button', { name: 'Create User' });
  const complete = form.getByLabel('Require complete profile');
  await expect(complete).toBeChecked();
  await expect(form.getByLabel('Country')).toHaveValue('US');
  await expect(form.getByLabel('Country').locator('option')).toHaveCount(3);
  await submit.click();
  await expect(page.getByText('Validation Error')).toBeVisible();
  await expect(page.getByText('Please fix the errors below before submitting.')).toBeVisible();
  await expect(form.getByText('Email is required')).toBeVisible();
  await expect(form.getByText('PIN is required')).toBeVisible();
  for (const label of [
    'First name',
    'Last name',
    'Phone',
    'Address line 1',
    'City',
    'State',
    'ZIP',
  ]) {
    await expect(form.getByText(`${label} is required for complete profile`)).toBeVisible();
  }
  await expect(form.getByLabel(/^Email/)).toBeFocused();
  await expectAccessible(page);

  const [basic, full] = [unusedEmail('basic'), unusedEmail('full')];
  await form.getByLabel('City').fill('Miami');
  await expect(form.getByText('City is required for complete profile')).toBeHidden();
  await expect(form.getByText('State is required for complete profile')).toBeVisible();
  await form.getByLabel('City').fill('');
  await complete.uncheck();
  await expect(form.getByText('State is required for complete profile')).toBeHidden();
  await form.getByLabel(/^Email/).fill('not-an-address');
  await form.getByLabel(/^PIN/).fill('123');
  await submit.click();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(form.getByText('PIN must be at least 4 characters')).toBeVisible();
  await form.getByLabel(/^Email/).fill(basic);
  await form.getByLabel(/^PIN/).fill('1234');
  await submit.click();
  await expect(page.getByText('User account created successfully')).toBeVisible();
  await expect(page.getByText('Profile: basic')).toBeVisible();
  await expect(form).toHaveCount(0);
  await page.getByRole('searchbox').fill(basic);
  await expect(listed(page, basic)).toBeVisible();

  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(form.getByLabel(/^Email/)).toHaveValue('');
  await form.getByLabel(/^Email/).fill(basic);
  await form.getByLabel(/^PIN/).fill('1234');
  const contact = {
    'First name': 'Ana',
    'Last name': 'Reyes',
    Phone: '305-555-0100',
    'Address line 1': '1 Reef Road',
    City: 'Miami',
    State: 'FL',
    ZIP: '33101',
  };
  for (const [label, value] of Object.entries(contact)) {
    await form.getByLabel(new RegExp(`^${label}`)).fill(value);
  }
  await submit.click();
  await expect(page.getByText('User Creation Failed')).toBeVisible();
  await expect(page.getByText('An account with this email already exists')).toBeVisible();
  await form.getByLabel(/^Email/).fill(full);
  await submit.click();
  await expect(page.getByText('Profile: complete')).toBeVisible();

  for (const email of [basic, full]) {
    const { result } = await call(
      'get_all_users_with_roles',
      { page: { size: 1, search: email } },
      await signIn('admin@reef.test', '246810'),
    );
    const { users } = result as { users: { user_id: string }[] };
    await removeUser(users[0]?.user_id ?? '');
  }
});

test('USER-02 USER-07 USER-10 edits the profile, verifies the e-mail once and resets the PIN; the log tells; suspends and activates; the next purchase attempt is refused by the server @phone', async ({
  page,
  baseURL,
}) => {
  const own = await createBySignUp({ isConfirmed: false });
  await beginSignedIn(page, 'admin');
  const edit = await openEdit(page, own);
  await edit.getByLabel('First name').fill('Stanley');
  await edit.getByLabel('City').fill('Tampa');
  const email = edit.getByLabel(/^Email/);
  await email.fill('not-an-address');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await email.fill(own.email);
  await expect(email).toHaveAccessibleDescription('');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'User profile updated successfully');
  await expect(edit.getByText('City: Miami → Tampa')).toBeVisible();
  await expect(edit.getByText('Profile edited')).toBeVisible();

  // What is typed back to what is stored is no edit: what somebody else saves meanwhile shows.
  const city = edit.getByLabel('City');
  await city.fill('Naples');
  await city.fill('Tampa');
  const elsewhere = { target_user_id: own.id, p_shipping_city: 'Homestead' };
  await callAsAdmin('update_user_extended_profile', elsewhere);
  await expect(city).toHaveValue('Homestead');

  // A sign-up that waits is not barred: confirming its e-mail lets it buy.
  const purchases = edit.getByRole('switch', { name: /^Purchases allowed/ });
  await expect(purchases).toBeChecked();
  await expect(purchases).toContainText('From the moment the email is confirmed.');
  await expect(edit.getByText('Not confirmed yet', { exact: true })).toBeVisible();
  await edit.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page.getByText("User's email has been verified successfully")).toBeVisible();
  await expect(edit.getByRole('button', { name: 'Email Verified' })).toBeDisabled();

  const pin = edit.getByLabel('New PIN', { exact: true });
  const reset = edit.getByRole('button', { name: 'Reset Password' });
  await pin.fill('12345');
  await reset.click();
  await expect(page.getByText('Invalid PIN')).toBeVisible();
  await expect(edit.getByText('PIN must be at least 6 characters')).toBeVisible();
  await pin.fill('777888');
  await reset.click();
  await expect(page.getByText('Password reset successfully')).toBeVisible();
  await expect(edit.getByText('PIN reset')).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await signIn(own.email, '777888')).not.toBe('');

  const active = edit.getByRole('switch', { name: /^Account active/ });
  await expect(active).toBeChecked();
  await active.click();
  await expectToast(page, 'User profile updated successfully');
  await expect(active).not.toBeChecked();
  await expect(edit.getByText('suspended', { exact: true }).first()).toBeVisible();
  const token = await signIn(own.email, '777888');
  const fish = await listProduct(1);
  const order = {
    items: [{ id: fish.id, name: fish.name, price: 24.99, quantity: 1 }],
    successUrl: `${baseURL}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${baseURL}/payment-canceled`,
  };
  const refused = await call('create-payment', order, token);
  expect(refused.error?.message).toBe('Purchases are disabled for this account.');

  await active.click();
  await expect(active).toBeChecked();
  const again = await call('create-payment', order, await signIn(own.email, '777888'));
  expect(again.error).toBeUndefined();

  await expect(purchases).toBeChecked();
  await expect(purchases).toContainText('apart from its status');
  await purchases.click();
  await expect(purchases).not.toBeChecked();
  await expect(edit.getByText('Purchases disabled', { exact: true }).first()).toBeVisible();
  await removeUser(own.id);
});

test('USER-02 NAV-04 works by keyboard alone, from the menu to every part of the dialog @desk', async ({
  page,
}) => {
  const own = await createByAdmin();
  await beginSignedIn(page, 'admin');
  await page.goto('/');
  await openByAdminMenu(page);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(own.email);
  const button = page.getByRole('button', { name: `Edit ${own.email}` });
  await expect(page.getByRole('main').getByRole('button', { name: /^Edit / })).toHaveCount(1);
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const edit = dialog(page, 'Edit User');

  await tabTo(page, edit.getByLabel('City'));
  await page.keyboard.type('Tampa');
  await page.keyboard.press('Enter');
  await expect(edit.getByText('City: empty → Tampa')).toBeVisible();
  const active = edit.getByRole('switch', { name: /^Account active/ });
  await tabTo(page, active);
  await page.keyboard.press('Space');
  await expect(active).not.toBeChecked();
  await tabTo(page, edit.getByRole('button', { name: 'Make Admin' }));
  const pin = edit.getByLabel('New PIN', { exact: true });
  await tabTo(page, pin);
  await page.keyboard.type('777888');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password reset successfully')).toBeVisible();
  await expect(pin).toHaveValue('');
  await expect(pin).toBeFocused();

  const remove = edit.getByRole('button', { name: 'Delete User' });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  const question = dialog(page, DELETE_QUESTION);
  await expect(question.getByRole('button', { name: 'Delete' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();
  // All the way round: the focus does not leave the dialog.
  await page.keyboard.press('Tab');
  await expect(edit.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edit).toHaveCount(0);
  await expect(button).toBeFocused();
  await removeUser(own.id);
});
