import { expect } from '@playwright/test';
import { expectAccessible, expectFitAtBothSizes } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { signInByHeader } from '#support/browser/header.ts';
import { drawing, filmsAskedFor, STILL } from '#support/browser/home-film.ts';
import { framesWithin } from '#support/browser/reef-frames.ts';
import { DEMO } from '#support/callables.ts';

test('HOME-01 HOME-02 HOME-03 HOME-04 the home page: a reef that stands still with reduced motion, tagline, three cards, points for those who are signed in, way into the shop @phone', async ({
  page,
}) => {
  const asked = filmsAskedFor(page);
  await page.goto('/');
  await expect(page.locator('.hero .reef-stage[data-drawn] canvas').first()).toBeVisible();

  await test.step('with reduced motion the drawn reef replaces the film, and stands still', async () => {
    await expect(page.locator('.hero video')).toHaveCount(0);
    await expect(page.locator('.hero .reef-scene')).toHaveAttribute('data-theme', 'open-reef');
    await expect.poll(async () => (await drawing(page)).length).toBeGreaterThan(5000);
    expect(page.workers()).toHaveLength(1);
    // Polled: on a busy machine the first frames may still be on their way.
    await expect(async () => {
      const before = await drawing(page);
      expect(await framesWithin(page, 600)).toEqual({ byPage: 0, byWorkers: 0 });
      expect(await drawing(page)).toBe(before);
    }).toPass();
  });

  await test.step('tagline and three feature cards', async () => {
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
    await expectFitAtBothSizes(page);
  });

  await test.step('no film was fetched all that time, and nothing needs stopping', async () => {
    // What loads late is requested in an idle moment.
    await page.waitForTimeout(1500);
    expect(asked).toEqual([STILL]);
    await expect(page.getByRole('button', { name: 'Pause the background' })).toHaveCount(0);
  });

  await test.step('the points badge is for those who are signed in', async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByText('0 points')).toHaveCount(0);
    const [email, pin] = DEMO.buyer;
    await signInByHeader(page, { email, pin });
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('0 points', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await page.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop marine life');
});
