import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/axe.ts';
import { test } from '#support/browser-test.ts';
import { open } from './open-guide.ts';

test('the first ninety days keep their ticks on the device @phone', async ({ page }) => {
  await open(page, '/learn/first-ninety-days');
  const lid = page.getByRole('checkbox', { name: 'The lid is on.' });
  await lid.check();
  await page.reload();
  await expect(lid).toBeChecked();
  await expectAccessible(page);
});

test('an article tells search engines its sources and dates @phone', async ({ page }) => {
  await open(page, '/learn/marine-ich');
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const article = scripts
    .map((text) => JSON.parse(text))
    .find((data) => data['@type'] === 'Article');
  expect(article).toMatchObject({
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    image: expect.stringMatching(/\.webp$/),
  });
  expect(article.citation.length).toBeGreaterThan(2);
});

test('LEARN-05 an article prints as an article @phone', async ({ page }) => {
  await open(page, '/learn/drip-acclimation');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main h1')).toBeVisible();
  for (const part of ['.site-header', '.site-footer', '.learn-tool', '.article-contents']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
});

test('GLOS-01 the glossary filters its 20 terms live @phone', async ({ page }) => {
  await open(page, '/learn/glossary');
  const entries = page.locator('.glossary-entry');
  await expect(entries).toHaveCount(20);
  const box = page.getByPlaceholder('Search terms or definitions...');
  await box.fill('lps');
  await expect(page.locator('#lps')).toBeVisible();
  await expect(page.locator('#qt')).toHaveCount(0);
  await box.fill('NITROGEN CYCLE');
  await expect(page.locator('#no3')).toBeVisible();
  await box.fill('zzz');
  await expect(page.getByText('No terms found matching "zzz"')).toBeVisible();
  await box.fill('');
  await expect(entries).toHaveCount(20);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('LEARN-05 the tools compute, and keep their state on the device @phone', async ({ page }) => {
  await open(page, '/learn/salinity-gravity');
  const converter = page.locator('.learn-tool');
  await converter.getByText('Salinity (ppt)').click();
  await expect(converter.locator('dd').first()).toHaveText('1.0264');

  await open(page, '/learn/choosing-tank-size');
  await expect(page.locator('.learn-tool')).toContainText('225–375 watts');

  await open(page, '/learn/drip-acclimation');
  await page.getByRole('button', { name: 'Straight to the drip' }).click();
  await expect(page.getByRole('timer')).toContainText(/59:\d\d/);
  await page.reload();
  await expect(page.getByRole('timer')).toContainText(/59:\d\d/);
  await expectAccessible(page);
  await page.evaluate(() => {
    const dripStartedAt = new Date(Date.now() - 3_660_000).toISOString();
    const session = { animal: 'fish', floatStartedAt: null, dripStartedAt };
    localStorage.setItem('reef-drip-session', JSON.stringify(session));
  });
  await page.reload();
  const dripTimer = page.locator('.learn-tool');
  await expect(dripTimer).toContainText('measure both waters');
  await expect(dripTimer).not.toContainText('Move the animal');
  await dripTimer.getByRole('textbox', { name: 'Bucket water' }).fill('1.021');
  await dripTimer.getByRole('textbox', { name: 'Tank water' }).fill('1.025');
  await expect(dripTimer).toContainText('Not yet');
  await expect(dripTimer).not.toContainText('move the animal');
  await dripTimer.getByRole('textbox', { name: 'Bucket water' }).fill('1.024');
  await expect(dripTimer).toContainText('Then move the animal');
  await expectAccessible(page);
  await dripTimer.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Start floating' })).toBeVisible();

  await open(page, '/learn/cycle-testing-monitoring');
  const tracker = page.locator('.learn-tool');
  await tracker.getByRole('button', { name: 'Add reading' }).click();
  await expect(tracker.getByText('Type a number of ppm.').first()).toBeVisible();
  await tracker.getByRole('textbox', { name: 'Ammonia' }).fill('2');
  await tracker.getByRole('textbox', { name: 'Nitrite' }).fill('0');
  await tracker.getByRole('textbox', { name: 'Dosed right after' }).fill('2');
  await tracker.getByRole('button', { name: 'Add reading' }).click();
  await expect(tracker).toContainText('Stage 1: ammonia');
  await open(page, '/learn/cycle-testing-monitoring');
  await expect(tracker).toContainText('Stage 1: ammonia');
  await expectAccessible(page);
  await tracker.getByRole('button', { name: /Delete the reading/ }).click();
  await expect(tracker).toContainText('No readings yet');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tracker).toContainText('Stage 1: ammonia');
});
