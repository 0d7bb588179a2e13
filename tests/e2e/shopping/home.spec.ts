import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/axe.ts';
import { signInOnScreen } from '#support/browser-test.ts';
import { test } from '#support/buyer-test.ts';

/** A fingerprint of what the reef's layers show now, taken between two frames. */
function drawing(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLCanvasElement>('.hero canvas')]
      .map((canvas) => `${canvas.style.transform} ${canvas.toDataURL()}`)
      .join('\n'),
  );
}

async function openReef(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('.hero .reef-stage[data-drawn] canvas').first()).toBeVisible();
}

test('HOME-01 the drawn reef stands in for the film, and stands still where motion is reduced @desk', async ({
  page,
}) => {
  await openReef(page);
  await expect(page.locator('.hero video')).toHaveCount(0);
  await expect(page.locator('.hero .reef-scene')).toHaveAttribute('data-mood', 'open-reef');
  await expect.poll(async () => (await drawing(page)).length).toBeGreaterThan(5000);
  const before = await drawing(page);
  await page.waitForTimeout(600);
  expect(await drawing(page)).toBe(before);
});

test.describe('with motion allowed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('HOME-01 the drawn reef moves @phone', async ({ page }) => {
    await page.route('**/video/**', (route) => route.fulfill({ body: 'no film' }));
    await openReef(page);
    const before = await drawing(page);
    await expect.poll(() => drawing(page)).not.toBe(before);
  });
});

test('HOME-02 HOME-04 tagline, way into the shop, three feature cards', async ({ page }) => {
  await page.goto('/');
  const tagline = page.getByRole('heading', { level: 1 });
  await expect(tagline).toHaveText('Premium Saltwater Fish & Coral');
  const card = (name: string) =>
    page.locator('.feature-card').filter({ has: page.getByRole('heading', { name }) });
  await expect(page.locator('.feature-card')).toHaveCount(3);
  await expect(card('Featured Fish').getByRole('link', { name: /^Learn More/ })).toHaveAttribute(
    'href',
    '/featured-fish',
  );
  await expect(card('Live Coral').getByRole('link')).toHaveAttribute('href', '/live-coral');
  await expect(card('Community')).toBeVisible();
  await expect(card('Community').getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop marine life');
});

test('HOME-03 the points badge is for those who are signed in @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('0 points')).toHaveCount(0);
  await signInOnScreen(page, 'buyer');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('0 points', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('HOME-02 nothing scrolls sideways on a phone of 360 points @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/shop', '/auth', '/product/ocellaris-clownfish']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
