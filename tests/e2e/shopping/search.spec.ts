import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/axe.ts';
import { test } from '#support/browser-test.ts';

async function openSearch(page: Page): Promise<void> {
  await page.goto('/learn');
  await expect(page.locator('main h1')).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
}

test('NAV-06 finds an article by keyboard, typing error and all @desk', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('drip aclimation');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Drip Acclimation');
  await expect(first).toHaveAttribute('data-focus', '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/learn\/drip-acclimation$/);
  await expect(page.locator('.search-panel')).toBeHidden();
});

test('NAV-06 arrow keys choose, Escape closes and gives the focus back @desk', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('quarantine');
  await expect(page.getByRole('option').first()).toContainText('Quarantine');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('data-focus', '');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.search-panel')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

test('NAV-06 finds glossary terms and products, and says so when there is nothing @phone', async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('clownfish');
  await expect(page.getByRole('group', { name: 'In the shop' })).toContainText('Clownfish');
  await page.getByRole('combobox').fill('refugum');
  await expect(page.getByRole('group', { name: 'Glossary' })).toContainText('Refugium');
  await page.getByRole('combobox').fill('qqqqqq');
  await expect(page.getByText('Nothing found for "qqqqqq"')).toBeVisible();
  await expectAccessible(page);
});

for (const keys of ['/', 'Control+k']) {
  test(`NAV-06 ${keys} opens the search, but not while one types`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no such keys');
    await page.goto('/learn/glossary');
    await expect(page.locator('main h1')).toBeVisible();
    await page.keyboard.press(keys);
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.search-panel')).toBeHidden();
    if (keys !== '/') return;
    const box = page.getByPlaceholder('Search terms or definitions...');
    await box.press('/');
    await expect(box).toHaveValue('/');
    await expect(page.locator('.search-panel')).toBeHidden();
  });
}
