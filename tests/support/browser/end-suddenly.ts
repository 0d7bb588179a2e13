import type { Page } from '@playwright/test';

/** Kills the tab's process, as on a phone without power: the page gets no event. */
export async function endSuddenly(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // The command's own answer dies with the tab.
  session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}
