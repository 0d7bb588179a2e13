import { expect, type Page } from '@playwright/test';
import { fillSignIn } from './sign-in-form.ts';

/** The bar at the top of every page. */
export function header(page: Page) {
  return page.getByRole('banner');
}

/** What the account's menu offers. */
export function accountEntries(page: Page) {
  const menu = header(page).locator('.panel-menu').filter({ hasText: 'Sign out' });
  return menu.getByRole('listitem');
}

/** Signs in by the form that the header's Sign In leads to, from any page and without loading one. */
export async function signInByHeader(
  page: Page,
  account: { email: string; pin: string },
): Promise<void> {
  await header(page).getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, account);
  // Up to three functions start for the first sign-in of a stack.
  await expect(page.getByText('Welcome back!').first()).toBeVisible({ timeout: 60_000 });
}

/** Opens the account's menu and presses what stands in it. */
export async function chooseInAccount(page: Page, entry: string): Promise<void> {
  await header(page).getByRole('button', { name: 'Account' }).click();
  await header(page).getByText(entry, { exact: true }).click();
}

/** Signs out by the account's menu, which leads home. */
export async function signOutByHeader(page: Page): Promise<void> {
  await chooseInAccount(page, 'Sign out');
  await expect(page.getByText('Signed Out', { exact: true }).last()).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
}
