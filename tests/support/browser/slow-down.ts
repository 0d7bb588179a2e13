import type { Page } from '@playwright/test';

/** Slows a page's scripts down: 4 makes them take four times as long, as on a cheap phone. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
