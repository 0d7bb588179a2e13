import type { Page } from '@playwright/test';

/** Presses a place and asks the browser how long that took to the next paint (Event Timing). */
export async function pressed(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const longest = { ms: 0 };
    // The shortest that can be asked for; the DOM's types do not know it.
    const eventTiming = { type: 'event', durationThreshold: 16 };
    Object.assign(globalThis, { benchPress: longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe(eventTiming);
  });
  await press();
  await page.waitForTimeout(700);
  return page.evaluate(() => (globalThis as { benchPress?: { ms: number } }).benchPress?.ms ?? 0);
}
