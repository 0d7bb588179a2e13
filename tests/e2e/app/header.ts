import type { Page } from '@playwright/test';

/** The bar at the top of every page. */
export function header(page: Page) {
  return page.getByRole('banner');
}

/** What the account's menu offers. */
export function accountEntries(page: Page) {
  const menu = header(page).locator('.panel-menu').filter({ hasText: 'Sign out' });
  return menu.getByRole('listitem');
}
