import { expect, type Page } from '@playwright/test';
import { asAdmin } from '#support/browser/signed-in.ts';
import { test } from '#support/browser/browser-test.ts';
import { watchLiveChanges } from '#support/catalogue-changes.ts';
import { shopDatabase } from '#support/demo-shop.ts';

/*
 * Placeholders have the sizes of the page that replaces them, so nothing moves when it arrives
 * (Cumulative Layout Shift).
 */

type Shift = { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] };

/** Records every shift from the first paint on, and what it moved. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { reefShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? '');
        shifts.push(`${entry.value.toFixed(4)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const PRELOADED_FONTS = 2;

/**
 * Holds back the styles until the fonts are there. Without them a page is painted at once in a font
 * of the device, and whatever has the width of its text moves when they come.
 */
async function bringFontsFirst(page: Page): Promise<void> {
  let fonts = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) fonts = 0;
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts += 1;
  });
  await page.route(/\.css$/, async (route) => {
    await expect.poll(() => fonts).toBeGreaterThanOrEqual(PRELOADED_FONTS);
    await route.continue();
  });
}

/** Holds back the fonts of a page until it is painted without them. */
async function bringFontsLate(page: Page): Promise<void> {
  await page.route(/\.woff2$/, async (route) => {
    await page.locator('main h1').first().waitFor();
    await page.waitForTimeout(500);
    await route.continue();
  });
}

/** Visits the page and expects its shifts to add up to less than `limit`. */
async function expectStill(page: Page, path: string, limit = 0.0001): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main output:has(.spinner-ring), .skeleton')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(() => Reflect.get(globalThis, 'reefShifts') as string[]);
  const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0);
  expect(sum, `${path}: ${shifts.join('\n')}`).toBeLessThan(limit);
}

/** Changes whenever an order is added, changed or deleted. */
async function salesState(): Promise<string> {
  const { docs } = await shopDatabase().collection('orders').select().get();
  return docs.map(({ id, updateTime }) => `${id} ${updateTime.valueOf()}`).join('\n');
}

/**
 * Repeats as long as other tests add, change or delete orders meanwhile, which moves rows. A repeat
 * may begin with the orders that the visit before it has kept on the device.
 * @param kept the sales when that visit began.
 */
async function expectStillWithoutSale(page: Page, path: string, kept?: string): Promise<void> {
  const before = await salesState();
  try {
    await expectStill(page, path);
  } catch (error) {
    if ((await salesState()) === (kept ?? before)) throw error;
    await expectStillWithoutSale(page, path, before);
  }
}

/** Repeats as long as another test's change of the list arrives live, which moves cards. */
async function expectStillShelf(page: Page, path: string, limit?: number): Promise<void> {
  const hasChanged = await watchLiveChanges(page.request);
  try {
    await expectStill(page, path, limit);
  } catch (error) {
    if (!(await hasChanged())) throw error;
    // It takes some seconds until the file that the page is rendered from has it.
    await page.waitForTimeout(3000);
    await expectStillShelf(page, path, limit);
  }
}

test('SHOP-01 PROD-01 SEEN-25 nothing moves while a page for buyers loads', async ({ page }) => {
  await noteShifts(page);
  await bringFontsFirst(page);
  for (const path of ['/', '/shop', '/product/regal-blue-tang']) {
    await expectStillShelf(page, path);
  }
  for (const path of ['/learn', '/contact', '/delivery', '/privacy']) await expectStill(page, path);
});

test('SHOP-01 PROD-01 SEEN-25 little moves when the fonts come after the page', async ({
  page,
}) => {
  await noteShifts(page);
  await bringFontsLate(page);
  // A line that breaks elsewhere moves what is below it. Google calls a sum of 0.1 good.
  const limit = 0.04;
  for (const path of ['/', '/shop', '/product/regal-blue-tang']) {
    await expectStillShelf(page, path, limit);
  }
  for (const path of ['/learn', '/contact', '/delivery', '/privacy']) {
    await expectStill(page, path, limit);
  }
});

test.describe('signed in', () => {
  test.use(asAdmin);

  test('SOLD-01 USER-01 PROF-01 nothing moves while a page for admins loads @desk', async ({
    page,
  }) => {
    await noteShifts(page);
    await bringFontsFirst(page);
    await expectStillWithoutSale(page, '/content-product-management?tab=existing&show=Sold');
    await expectStillWithoutSale(page, '/packing');
    await expectStillShelf(page, '/content-product-management?tab=existing');
    for (const path of ['/profile', '/user-management', '/settings']) {
      await expectStill(page, path);
    }
    // The narrowest header that has the Admin menu next to its links.
    await page.setViewportSize({ width: 1024, height: 800 });
    await expectStill(page, '/profile');
  });
});
