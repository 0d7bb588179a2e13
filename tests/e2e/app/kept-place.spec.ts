import { expect } from '@playwright/test';
import { test } from '#support/buyer-test.ts';

for (const address of ['/', '/learn/nitrogen-cycle']) {
  test(`SEEN-01 ${address} scrolled before the app begins stays there; reload and back keep the place @phone`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('reef-hydrated', () => {
        document.documentElement.dataset['begun'] = 'yes';
      });
      const [opened] = performance.getEntriesByType('navigation');
      const isNew = opened instanceof PerformanceNavigationTiming && opened.type === 'navigate';
      // The page has its height by then, and the app begins later.
      if (isNew) addEventListener('load', () => window.scrollTo(0, 700));
    });
    const begun = page.locator('html[data-begun]');
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await page.goto(address);
    await expect(begun).toHaveCount(1);
    // Longer than the app would go on scrolling.
    await page.waitForTimeout(1200);
    expect(await place()).toBe(700);
    await page.reload();
    await expect(begun).toHaveCount(1);
    await expect.poll(place).toBe(700);
    await page.goto('/contact');
    await expect(begun).toHaveCount(1);
    await page.goBack();
    await expect(begun).toHaveCount(1);
    await expect.poll(place).toBe(700);
  });
}
