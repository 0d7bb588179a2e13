import { expect, type Locator, type Page } from '@playwright/test';

export const DELETE_QUESTION =
  'Are you sure you want to delete this user? This action cannot be undone.';

/** The top dialog; while one closes and another opens there are two. */
export function dialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}

/** Opens the dialog of a user by its address. */
export async function openEdit(page: Page, user: { id: string; email: string }): Promise<Locator> {
  await page.goto(`/user-management?user=${user.id}`);
  const edit = dialog(page, 'Edit User');
  await expect(edit.getByLabel(/^Email/)).toHaveValue(user.email);
  return edit;
}
