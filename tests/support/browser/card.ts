import type { Locator, Page } from '@playwright/test';

/** A card of a page, by its heading. */
export function card(page: Page, name: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
}
