import { expect, type Page } from '@playwright/test';
import { chooseInAccount, header } from '#support/browser/header.ts';

/** Expects a message with its reason, and puts it away so that the next one stands alone. */
export async function expectToast(page: Page, title: string, text = title): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: title });
  await expect(toast).toContainText(text);
  // It leaves by itself after five seconds, and may be gone before it is pressed. A pointer on it holds
  // it, so that a press that does nothing is still seen.
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
  await header(page).getByRole('link', { name: 'Sign In' }).click();
}
