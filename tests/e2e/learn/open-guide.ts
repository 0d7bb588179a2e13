import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until React has taken it over, so that it responds to presses. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  // Polled from here: a waiting function would be evaluated in the page, which its policy forbids.
  const isTaken = () =>
    page
      .locator('main h1')
      .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__react')));
  await expect.poll(isTaken).toBe(true);
}

/** The links of a hub's topics. */
export async function topicPaths(page: Page): Promise<(string | null)[]> {
  const links = page.locator('.hub-topics a');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}
