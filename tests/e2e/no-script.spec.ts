import { expect } from '@playwright/test';
import { test } from '../support/browser-test.ts';
import { learnPaths } from '../support/learn-paths.ts';

test.use({ javaScriptEnabled: false });

test('LEARN-05 LEARN-06 every page of the learning section can be read without JavaScript @phone', async ({
  page,
}) => {
  const paths = learnPaths();
  expect(paths.length).toBeGreaterThanOrEqual(55);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.title(), path).toMatch(/ \| Learn \| Reef$/);
    const text = await page.locator('main').innerText();
    expect(text.length, path).toBeGreaterThan(400);
    expect(text, path).not.toContain('{{');
  }
});

for (const path of ['/', '/featured-fish', '/live-coral', '/forum', '/contact']) {
  test(`MKT-01 ${path} can be read without JavaScript @phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });
}
