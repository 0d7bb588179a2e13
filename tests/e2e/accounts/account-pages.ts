import { expect, type Page } from '@playwright/test';
import { chooseInAccount, header } from '#support/browser/header.ts';

/** Expects a message with its reason, and puts it away so that the next one stands alone. */
export async function expectToast(page: Page, title: string, text = title): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: title });
  await expect(toast).toContainText(text);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
}

/** Signs out, and goes to the sign-in form. */
export async function signOut(page: Page): Promise<void> {
  await chooseInAccount(page, 'Sign out');
  await expectToast(page, 'Signed Out');
  await header(page).getByRole('link', { name: 'Sign In' }).click();
}
