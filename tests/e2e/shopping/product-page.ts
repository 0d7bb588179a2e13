import type { Page } from '@playwright/test';

/** The code of the panel of care. */
export const CARE_PANEL = /\/assets\/care-panel-.*\.js/;

/** What the page of a product says beside its picture. */
export function facts(page: Page) {
  return page.locator('.product-facts');
}

/** The panel of care. */
export function care(page: Page) {
  return page.getByRole('region', { name: 'Care at a glance' });
}
