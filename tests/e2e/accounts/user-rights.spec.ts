import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/axe.ts';
import { test } from '#support/browser-test.ts';
import { call, signIn } from '#support/callables.ts';
import { listProduct } from '#support/demo-shop.ts';
import { forgiveOutage, takeListenLine } from '#support/faults/outage.ts';
import { makeUser, type OwnUser, removeUser } from '#support/own-users.ts';
import { beginSignedIn } from '#support/signed-in.ts';
import { DELETE_QUESTION, dialog, openEdit } from './user-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A second person's browser, signed in. */
async function signInOn(page: Page, user: OwnUser): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel(/^Email/).fill(user.email);
  await page.getByLabel(/^PIN/).fill(user.pin);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Sign In Successful')).toBeVisible();
}

async function elsewhere(browser: Browser, baseURL: string | undefined, user: OwnUser) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signInOn(page, user);
  return page;
}

test('USER-02 USER-10 suspends and activates; the next purchase attempt is refused by the server @phone', async ({
  page,
  baseURL,
}) => {
  const own = await makeUser();
  await beginSignedIn(page, 'admin');
  const edit = await openEdit(page, own);
  const active = edit.getByRole('switch', { name: /^Account active/ });
  await expect(active).toBeChecked();
  await active.click();
  await expect(page.getByText('User profile updated successfully')).toBeVisible();
  await expect(active).not.toBeChecked();
  await expect(edit.getByText('suspended', { exact: true }).first()).toBeVisible();
  const token = await signIn(own.email, own.pin);
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
  const again = await call('create-payment', order, await signIn(own.email, own.pin));
  expect(again.error).toBeUndefined();

  const purchases = edit.getByRole('switch', { name: /^Purchases allowed/ });
  await purchases.click();
  await expect(purchases).not.toBeChecked();
  await expect(edit.getByText('Purchases disabled', { exact: true }).first()).toBeVisible();
  await removeUser(own.id);
});

test('USER-06 SEEN-19 AUTH-07 promotes and demotes; the other browser is signed out @desk', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await makeUser();
  const theirs = await elsewhere(browser, baseURL, own);
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
  // A session ends with the role it began with (INV-19).
  const signedOut = theirs.getByRole('heading', { name: 'Authentication Required' });
  await expect(signedOut).toBeVisible();
  await signInOn(theirs, own);
  await theirs.goto('/user-management');
  await expect(theirs.getByRole('heading', { name: 'User Management' })).toBeVisible();

  await expect(edit.getByRole('button', { name: 'Make Admin' })).toBeHidden();
  await edit.getByRole('button', { name: 'Remove Admin' }).click();
  await page.getByRole('button', { name: 'Yes, remove admin' }).click();
  await expect(page.getByText('User role removed successfully')).toBeVisible();
  await expect(signedOut).toBeVisible();
  await theirs.context().close();
  await removeUser(own.id);
});

test('SEEN-19 the dialog of a user that could not be loaded offers Retry @phone', async ({
  page,
  faults,
}) => {
  const own = await makeUser();
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
  await expect(edit.getByText('This user could not be loaded.')).toBeVisible({ timeout: 30_000 });
  setLine('up');
  await edit.getByRole('button', { name: 'Retry' }).click();
  await expect(edit.getByLabel(/^Email/)).toHaveValue(own.email, { timeout: 20_000 });
  await removeUser(own.id);
  forgiveOutage(faults);
});

test('USER-06 keeps the last admin, and says why @phone', async ({ page }) => {
  await beginSignedIn(page, 'admin');
  const edit = await openEdit(page, { id: 'demo-admin', email: 'admin@reef.test' });
  await edit.getByRole('button', { name: 'Remove Admin' }).click();
  await page.getByRole('button', { name: 'Yes, remove admin' }).click();
  await expect(page.getByText('Failed to update user role')).toBeVisible();
  await expect(page.getByText(/^(This is the last active admin|You cannot do this)/)).toBeVisible();
  await expect(edit.getByRole('button', { name: 'Remove Admin' })).toBeVisible();
});

test('USER-05 deletes after the question, and not without it @phone', async ({ page }) => {
  const own = await makeUser();
  await beginSignedIn(page, 'admin');
  const edit = await openEdit(page, own);
  const remove = edit.getByRole('button', { name: 'Delete User' });
  const question = dialog(page, DELETE_QUESTION);
  await remove.click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(remove).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User deleted successfully')).toBeVisible();
  await expect(edit).toHaveCount(0);
  await page.getByRole('searchbox').fill(own.email);
  await expect(page.getByText('No users match your search')).toBeVisible();
  await page.goto(`/user-management?user=${own.id}`);
  await expect(edit.getByText('User not found')).toBeVisible();
});
