import type { Page } from '@playwright/test';

/**
 * Presses a place and asks the browser how long that took to the next paint (Event Timing). Only
 * events that begin from then on and belong to a press count: a dialog that appears under the
 * pointer raises an unprompted `pointerout`, and an earlier Escape or choice may still wait for its
 * paint.
 * @returns milliseconds; 0 if it took less than 16.
 */
export async function pressed(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const longest = { ms: 0 };
    const since = performance.now();
    // The minimum that can be requested; the DOM's types do not know it.
    const eventTiming = { type: 'event', durationThreshold: 16 };
    Object.assign(globalThis, { benchPress: longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isPress = entry instanceof PerformanceEventTiming && entry.interactionId > 0;
        if (isPress && entry.startTime >= since) longest.ms = Math.max(longest.ms, entry.duration);
      }
    }).observe(eventTiming);
  });
  await press();
  await page.waitForTimeout(700);
  return page.evaluate(() => (globalThis as { benchPress?: { ms: number } }).benchPress?.ms ?? 0);
}
