import { expect } from '@playwright/test';
import { recordHydration } from '#support/browser/hydration.ts';
import { test } from '#support/browser/buyer-test.ts';

test('SEEN-01 home and an article scrolled before the app begins stay there; reload, back and forward keep the place, and so does a tab that is discarded @phone', async ({
  page,
}) => {
  await recordHydration(page);
  await page.addInitScript(() => {
    const [opened] = performance.getEntriesByType('navigation');
    const isNew = opened instanceof PerformanceNavigationTiming && opened.type === 'navigate';
    // The page has its height by then; the app starts later.
    if (isNew) addEventListener('load', () => window.scrollTo(0, 700));
  });
  const begun = page.locator('html[data-hydrated]');
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  for (const address of ['/', '/learn/nitrogen-cycle']) {
    await test.step(`${address} is opened, and loaded again`, async () => {
      await page.goto(address);
      await expect(begun).toHaveCount(1);
      // Longer than the app would go on scrolling.
      await page.waitForTimeout(1200);
      expect(await place()).toBe(700);
      await page.reload();
      await expect(begun).toHaveCount(1);
      await expect.poll(place).toBe(700);
    });
  }
  for (const [way, address] of [
    ['goBack', '/'],
    ['goForward', '/learn/nitrogen-cycle'],
  ] as const) {
    await test.step(`${way} to ${address}`, async () => {
      await page[way]();
      await expect(page).toHaveURL(address);
      await expect(begun).toHaveCount(1);
      await expect.poll(place).toBe(700);
    });
  }

  await test.step('back from a link within the page', async () => {
    await page.evaluate(() => {
      const links = document.querySelectorAll<HTMLElement>('.article-contents a');
      [...links].at(-1)?.click();
    });
    await expect(page).toHaveURL(/#/);
    await expect.poll(place).toBeGreaterThan(1000);
    await page.goBack();
    await expect.poll(place).toBe(700);
  });

  await test.step('a hidden tab has kept its place: a phone discards it without telling it', async () => {
    await page.evaluate(() => window.scrollTo(0, 900));
    const turn = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        const kept: [string, number][] = JSON.parse(sessionStorage.getItem('reef-places') ?? '[]');
        const [, top = 0] = kept.at(-1) ?? [];
        return { top: Math.round(top), restoration: history.scrollRestoration };
      }, isHidden);
    // The page hears of a scroll with the next frame.
    await expect.poll(() => turn(true)).toEqual({ top: 900, restoration: 'auto' });
    expect(await turn(false)).toMatchObject({ restoration: 'manual' });
  });
});
