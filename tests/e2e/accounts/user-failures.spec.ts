import { expect } from '@playwright/test';
import { expectAccessible } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { forgiveOutage, takeListenLine } from '#support/faults/outage.ts';
import {
  callAsAdmin,
  createByAdmin,
  createBySignUp,
  removeUser,
  type TestAccount,
  unusedEmail,
} from '#support/test-accounts.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { expectToast } from './account-pages.ts';

const OFFLINE = 'No connection, so this was not sent. Please try again when you are back online.';
const UNCONFIRMED =
  'The server did not confirm it. It may be done already; look before you press again.';
const DENIED = 'Access denied. Admin privileges required.';

/** A new admin for the test, whose rights it may take away. */
function makeAdmin(): Promise<TestAccount> {
  return createByAdmin({ user_role: 'admin' });
}

async function setAdmin(user: TestAccount, action: 'add' | 'remove'): Promise<void> {
  await callAsAdmin('update_user_role', { target_user_id: user.id, new_role: 'admin', action });
}

test('USER-05 USER-06 USER-07 USER-08 without a connection every action says that it failed, and changes nothing @phone', async ({
  page,
  context,
  faults,
}) => {
  const own = await createBySignUp({ isConfirmed: false });
  await beginSignedIn(page, 'admin');
  await page.goto(`/user-management?user=${own.id}`);
  const edit = page.getByRole('dialog', { name: 'Edit User' });
  const question = page.getByRole('dialog', { name: /^Are you sure you want to delete this user/ });
  const button = (name: string) => edit.getByRole('button', { name });
  // The dialog's code loads at its first use; here it is loaded before the connection is cut.
  await button('Delete User').click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await context.setOffline(true);

  await button('Make Admin').click();
  await page.getByRole('button', { name: 'Yes, make admin' }).click();
  await expectToast(page, 'Failed to update user role', OFFLINE);
  await edit.getByLabel('First name').fill('Nemo');
  await button('Save Changes').click();
  await expectToast(page, 'Failed to update user profile', OFFLINE);
  await expect(edit.getByLabel('First name')).toHaveValue('Nemo');
  await button('Verify Email').click();
  await expectToast(page, 'Failed to verify email', OFFLINE);
  await edit.getByLabel('New PIN', { exact: true }).fill('777888');
  await button('Reset Password').click();
  await expectToast(page, 'Failed to reset password', OFFLINE);
  await button('Delete User').click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Failed to delete user', OFFLINE);
  await button('Order History').click();
  const history = page.getByRole('dialog', { name: 'Order History' });
  await expectToast(page, 'Error', 'Failed to fetch order history');
  await expect(history.getByText('Failed to fetch order history')).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(history.getByText('No orders yet')).toBeVisible();
  await history.getByRole('button', { name: 'Edit User' }).click();
  // What is not saved stays while the admin looks at the orders.
  await expect(edit.getByLabel('First name')).toHaveValue('Nemo');
  await expect(button('Make Admin')).toBeVisible();
  await expect(button('Verify Email')).toBeEnabled();

  await test.step('INV-24 what was done in part, or may be done, is not called undone', async () => {
    await edit.getByLabel('First name').fill('Nemo');
    await edit.getByLabel(/^Email/).fill('admin@reef.test');
    await button('Save Changes').click();
    await expectToast(page, 'Failed to update user profile', 'The other changes were saved.');
    await page.route('**/reset-auth-password', async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue();
      await route.fetch();
      return route.abort();
    });
    await edit.getByLabel('New PIN', { exact: true }).fill('777888');
    await button('Reset Password').click();
    await expectToast(page, 'Failed to reset password', UNCONFIRMED);
  });
  await removeUser(own.id);
  forgiveOutage(faults);
});

test('USER-04 USER-06 USER-09 says why the list cannot be loaded, and the server refuses an admin who lost the role @phone', async ({
  page,
  context,
  faults,
}) => {
  const [boss, own] = await Promise.all([makeAdmin(), createByAdmin()]);
  await beginSignedIn(page, boss);
  const setLine = await takeListenLine(page, 'up');
  let isCut = true;
  await page.route('**/get_all_users_with_roles', (route) =>
    isCut ? route.abort() : route.continue(),
  );
  await page.goto('/user-management');
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Retry' });
  await expect(main.getByText('Failed to fetch users')).toBeVisible();
  await expect(main.getByText('An unexpected error occurred')).toBeVisible();
  isCut = false;
  await retry.click();
  await expect(main.locator('p').getByText('admin@reef.test', { exact: true })).toBeVisible();
  // The focus does not go with the button.
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();

  await page.route('**/create_user_account', (route) => route.abort());
  await main.getByRole('button', { name: 'Create User' }).click();
  const form = page.getByRole('dialog', { name: 'Create User' });
  await form.getByLabel('Require complete profile').uncheck();
  await form.getByLabel(/^Email/).fill(unusedEmail());
  await form.getByLabel(/^PIN/).fill('1234');
  await form.getByRole('button', { name: 'Create User' }).click();
  await expectToast(page, 'Error', `Unexpected error: ${UNCONFIRMED}`);
  // A single key press does not lose what was typed.
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel(/^PIN/)).toHaveValue('1234');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toHaveCount(0);

  // The role is removed while this browser's listeners are cut.
  setLine('down');
  await context.setOffline(true);
  await setAdmin(boss, 'remove');
  await context.setOffline(false);
  await page.getByRole('searchbox').fill(own.email);
  await expect(main.getByText('Failed to fetch users')).toBeVisible();
  await expect(main.getByText(DENIED)).toBeVisible();
  await expectAccessible(page);
  // They have the role again, but not in the session that lost it (INV-19).
  await setAdmin(boss, 'add');
  await retry.click();
  await expect(main.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await removeUser(own.id);
  await removeUser(boss.id);
  forgiveOutage(faults);
});
