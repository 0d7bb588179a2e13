import { expect, type Page } from '@playwright/test';
import { chooseInAccount, expectHome, header } from '#support/browser/header.ts';

/** Expects a message with its reason, and dismisses it, so that only the next one is visible. */
export async function expectToast(page: Page, title: string, text = title): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: title });
  await expect(toast).toContainText(text);
  // It closes by itself after five seconds, and may be gone before it is pressed. A pointer on it
  // keeps it open, so that a press without effect is still noticed.
  await toast
    .getByRole('button', { name: 'Dismiss' })
    .click({ timeout: 5000 })
    .catch(() => {});
  await expect(toast).toHaveCount(0);
}

/** Signs out, and goes to the sign-in form. */
export async function signOut(page: Page): Promise<void> {
  await chooseInAccount(page, 'Sign out');
  await expectToast(page, 'Signed Out');
  await expectHome(page);
  await header(page).getByRole('link', { name: 'Sign In' }).click();
}
