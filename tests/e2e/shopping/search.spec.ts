import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/browser/axe.ts';
import { waitForHydration, recordHydration } from '#support/browser/hydration.ts';
import { test } from '#support/browser/browser-test.ts';
import { takeListenLine } from '#support/faults/outage.ts';
import { gate } from '#support/faults/watched-database.ts';

function button(page: Page) {
  return page.getByRole('button', { name: 'Search', exact: true });
}

async function openSearch(page: Page): Promise<void> {
  await button(page).click();
  await expect(page.getByRole('combobox')).toBeFocused();
}

test('NAV-06 by keyboard: Ctrl K opens the search, and a key alone does not; arrow keys choose, Escape returns the focus, and Enter opens an article despite a typing error @desk', async ({
  page,
}) => {
  const panel = page.locator('.search-panel');
  await recordHydration(page);
  await page.goto('/learn/glossary');
  // Before the app begins, a key in a field is the browser's.
  await waitForHydration(page);

  await test.step('Ctrl K opens the search, also while one types; a key alone does not', async () => {
    const box = page.getByPlaceholder('Search terms or definitions...');
    await page.keyboard.press('/');
    await box.press('k');
    await expect(box).toHaveValue('k');
    await expect(panel).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await page.getByRole('banner').getByRole('link', { name: 'Learn', exact: true }).click();
  await expect(page).toHaveURL(/\/learn$/);
  // The glossary has a title too, and stays until the page has come.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn About Aquatics');

  await test.step('arrow keys choose, Escape closes and returns the focus', async () => {
    await openSearch(page);
    await page.keyboard.type('quarantine');
    await expect(page.getByRole('option').first()).toContainText('Quarantine');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').nth(1)).toHaveAttribute('data-focus', '');
    await expectAccessible(page);
    // Tab opens nothing, and leaves what was typed.
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(page.getByRole('combobox')).toHaveValue('quarantine');
    await expect(page).toHaveURL(/\/learn$/);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  await test.step('finds an article despite a typing error', async () => {
    await openSearch(page);
    await expect(page.getByRole('group', { name: 'Good places to start' })).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('');
    await page.keyboard.type('drip aclimation');
    const first = page.getByRole('option').first();
    await expect(first).toContainText('Drip Acclimation');
    await expect(first).toHaveAttribute('data-focus', '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/learn\/drip-acclimation$/);
    await expect(panel).toBeHidden();
  });
});

test('NAV-06 Ctrl K closes the menu, which would cover the search @phone', async ({ page }) => {
  await recordHydration(page);
  await page.goto('/learn');
  await waitForHydration(page);
  const menu = page.locator('#mobile-menu');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(menu).toBeHidden();
});

test('NAV-06 finds glossary terms and products, and says so when nothing is found @phone', async ({
  page,
}) => {
  const answer = gate();
  await page.route('**/catalogue.json', async (route) => {
    await answer.wait();
    await route.continue();
  });
  const setLine = await takeListenLine(page, 'silent');
  await page.goto('/learn');
  await expect(page.locator('main h1')).toBeVisible();
  await openSearch(page);
  // The guides can be searched already, the shop not yet.
  await expect(page.getByRole('group', { name: 'Good places to start' })).toBeVisible();
  await page.keyboard.type('qqqqqq');
  await expect(page.getByText('Searching…')).toBeVisible();
  await expect(page.getByText(/^Nothing found/)).toHaveCount(0);
  answer.open();
  setLine('up');
  await expect(page.getByText('Nothing found for "qqqqqq"')).toBeVisible();
  await page.getByRole('combobox').fill('clownfish');
  await expect(page.getByRole('group', { name: 'In the shop' })).toContainText('Clownfish');
  await page.getByRole('combobox').fill('refugum');
  await expect(page.getByRole('group', { name: 'Glossary' })).toContainText('Refugium');
  await page.getByRole('combobox').fill('qqqqqq');
  await expect(page.getByText('Nothing found for "qqqqqq"')).toBeVisible();
  await expectAccessible(page);
});
