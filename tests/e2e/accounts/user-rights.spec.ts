import { expect } from '@playwright/test';
import { expectAccessible } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { fillSignIn } from '#support/browser/sign-in-form.ts';
import { forgiveOutage, takeListenLine } from '#support/faults/outage.ts';
import { createByAdmin, removeUser } from '#support/test-accounts.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { DELETE_QUESTION, dialog, openEdit } from './user-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('USER-06 SEEN-19 AUTH-07 promotes and demotes; the other browser is signed out @desk', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await createByAdmin();
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const theirs = await context.newPage();
  await beginSignedIn(theirs, own);
  await theirs.goto('/user-management');
  await expect(theirs.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();

  await beginSignedIn(page, 'admin');
  const edit = await openEdit(page, own);
  await expect(edit.getByRole('button', { name: 'Remove Admin' })).toBeHidden();
  await edit.getByRole('button', { name: 'Make Admin' }).click();
  const asked = dialog(page, 'Make this user an admin?');
  await expect(asked).toContainText(own.email);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit.getByRole('button', { name: 'Remove Admin' })).toBeHidden();
  await edit.getByRole('button', { name: 'Make Admin' }).click();
  await asked.getByRole('button', { name: 'Yes, make admin' }).click();
  await expect(page.getByText('User role added successfully')).toBeVisible();
  // A session ends together with the role it began with (INV-19).
  const signedOut = theirs.getByRole('heading', { name: 'Authentication Required' });
  await expect(signedOut).toBeVisible();
  await theirs.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(theirs, own);
  await expect(theirs.getByText('Sign In Successful')).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'User Management' })).toBeVisible();

  await expect(edit.getByRole('button', { name: 'Make Admin' })).toBeHidden();
  await edit.getByRole('button', { name: 'Remove Admin' }).click();
  await page.getByRole('button', { name: 'Yes, remove admin' }).click();
  await expect(page.getByText('User role removed successfully')).toBeVisible();
  await expect(signedOut).toBeVisible();
  await context.close();
  await removeUser(own.id);
});

test('SEEN-19 the dialog of a user that could not be loaded offers Retry @phone', async ({
  page,
  faults,
}) => {
  const own = await createByAdmin();
  await beginSignedIn(page, 'admin');
  const setLine = await takeListenLine(page, 'up');
  await page.goto('/user-management');
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  setLine('down');
  await page.evaluate((path) => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/user-management?user=${own.id}`);
  const edit = dialog(page, 'Edit User');
  await expect(edit.getByText('This user could not be loaded.')).toBeVisible();
  // Firestore also retries by itself, and Retry would be gone before it is pressed.
  setLine('silent');
  await edit.getByRole('button', { name: 'Retry' }).click();
  setLine('up');
  await expect(edit.getByLabel(/^Email/)).toHaveValue(own.email);
  await removeUser(own.id);
  forgiveOutage(faults);
});

test('USER-05 USER-06 keeps the last admin, and says why; deletes a user after the question, and not without it @phone', async ({
  page,
}) => {
  const own = await createByAdmin();
  await beginSignedIn(page, 'admin');
  const edit = await openEdit(page, { id: 'demo-admin', email: 'admin@reef.test' });
  await test.step('ATT-105 another admin changes one’s own e-mail', async () => {
    await expect(edit.getByLabel(/^Email/)).not.toBeEditable();
    await expect(edit.getByText(/^You cannot change the email of your own account/)).toBeVisible();
  });
  await test.step('keeps the last admin, and says why', async () => {
    await edit.getByRole('button', { name: 'Remove Admin' }).click();
    await page.getByRole('button', { name: 'Yes, remove admin' }).click();
    await expect(page.getByText('Failed to update user role')).toBeVisible();
    await expect(
      page.getByText(/^(This is the last active admin|You cannot do this)/),
    ).toBeVisible();
    await expect(edit.getByRole('button', { name: 'Remove Admin' })).toBeVisible();
    await edit.getByRole('button', { name: 'Close' }).click();
    await expect(edit).toHaveCount(0);
  });

  await page.getByRole('searchbox').fill(own.email);
  await page.getByRole('button', { name: `Edit ${own.email}` }).click();
  await expect(edit.getByLabel(/^Email/)).toHaveValue(own.email);
  const remove = edit.getByRole('button', { name: 'Delete User' });
  const question = dialog(page, DELETE_QUESTION);
  await remove.click();
  await expect(question).toContainText('can no longer see them or report a loss');
  await expect(question).toContainText('Name and address stay on the orders until you remove them');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(remove).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User deleted successfully')).toBeVisible();
  await expect(edit).toHaveCount(0);
  // The row is gone, and with it the button that opened the dialog.
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.getByRole('searchbox').fill(own.email);
  await expect(page.getByText('No users match your search')).toBeVisible();
  await page.goto(`/user-management?user=${own.id}`);
  await expect(edit.getByText('User not found')).toBeVisible();
});
