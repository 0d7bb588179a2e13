import { expect, type Page } from '@playwright/test';
import { fillSignIn } from './sign-in-form.ts';

/** The header of every page. */
export function header(page: Page) {
  return page.getByRole('banner');
}

/** The entries of the account's menu. */
export function accountEntries(page: Page) {
  const menu = header(page).locator('.panel-menu').filter({ hasText: 'Sign out' });
  return menu.getByRole('listitem');
}

/** Signs in by the form behind the header's Sign In, from any page and without loading one. */
export async function signInByHeader(
  page: Page,
  account: { email: string; pin: string },
): Promise<void> {
  await header(page).getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, account);
  // Up to three functions start for the first sign-in of a stack.
  await expect(page.getByText('Welcome back!').first()).toBeVisible({ timeout: 90_000 });
  // While the sign-in page is there, it leads on once more when it hears of the session.
  await expect(page.getByRole('tabpanel', { name: 'Sign In' })).toHaveCount(0);
}

/** Opens the account's menu and presses one of its entries. */
export async function chooseInAccount(page: Page, entry: string): Promise<void> {
  await header(page).getByRole('button', { name: 'Account' }).click();
  await header(page).getByText(entry, { exact: true }).click();
}

/**
 * Waits for the home page, to which a sign-out leads. It is drawn after the message: a link pressed
 * before would move away under the press.
 */
export async function expectHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Premium Saltwater');
}

/** Signs out by the account's menu, which leads home. */
export async function signOutByHeader(page: Page): Promise<void> {
  await chooseInAccount(page, 'Sign out');
  await expect(page.getByText('Signed Out', { exact: true }).last()).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectHome(page);
}
