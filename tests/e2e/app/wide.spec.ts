import { expect, type Page } from '@playwright/test';
import { asAdmin } from '#support/browser/signed-in.ts';
import { test } from '#support/browser/browser-test.ts';
import { learnPaths } from '#support/learn-paths.ts';

/*
 * The narrowest phone and the widest desk on every route; all other tests use the sizes between.
 * Each page is opened once and then resized.
 */

const WIDTHS = [320, 360, 768, 1024, 1920];

/** Where a page is also tried with the spaces that a reader may set (WCAG 1.4.12). */
const SPACED = 360;

const PUBLIC = [
  '/',
  '/shop',
  '/shop?q=walrus',
  '/product/regal-blue-tang',
  '/product/nobody',
  '/my-tank',
  '/auth',
  '/admin-setup',
  '/payment-success',
  '/payment-canceled',
  '/nowhere',
];

const ADMIN = [
  '/profile',
  '/admin',
  '/user-management',
  '/packing',
  '/settings',
  '/user-management?user=demo-buyer',
  '/content-product-management',
  '/content-product-management?tab=existing',
  '/content-product-management?tab=existing&show=Sold',
];

/** Runs in the page: by how many px it is wider than its screen. */
function overhang(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth);
}

/**
 * Runs in the page: sets the spaces of a text, or takes them back. As a sheet made by script, which
 * the Content-Security-Policy allows.
 */
function space(isSpaced: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `);
  document.adoptedStyleSheets = isSpaced ? [sheet] : [];
}

/** Expects that the open page is no wider than its screen, at any width. */
async function expectRoom(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(overhang), `${path} at ${width}`).toBe(0);
  }
}

/** Expects it also of the page whose text has more space. */
async function expectRoomForText(page: Page, path: string): Promise<void> {
  const size = page.viewportSize() ?? { width: SPACED, height: 800 };
  await page.setViewportSize({ ...size, width: SPACED });
  await page.evaluate(space, true);
  await expect.poll(() => page.evaluate(overhang), `${path} with more space`).toBe(0);
  await page.evaluate(space, false);
  await page.setViewportSize(size);
}

/** All but the first open at the widest and are then made narrow, like a phone that is turned. */
async function expectRoomOnAll(
  page: Page,
  paths: readonly string[],
  isSpaced = false,
): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeVisible();
    const waiting = page.locator('main output:has(.spinner-ring), main .skeleton');
    await expect(waiting.filter({ visible: true })).toHaveCount(0);
    await expectRoom(page, path);
    if (isSpaced) await expectRoomForText(page, path);
  }
}

test('NAV-05 no page a visitor sees is wider than its screen, from 320 to 1920 px @desk', async ({
  page,
}) => {
  await expectRoomOnAll(page, PUBLIC, true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-05 MKT-01 no page about the shop is wider than its screen, from 320 to 1920 px @desk', async ({
    page,
  }) => {
    await expectRoomOnAll(page, [
      '/featured-fish',
      '/live-coral',
      '/forum',
      '/contact',
      '/delivery',
      '/privacy',
    ]);
  });

  test('NAV-05 LEARN-05 LEARN-06 every page of the learning section can be read, and none is wider than its screen, from 320 to 1920 px @desk', async ({
    page,
  }) => {
    const paths = learnPaths();
    expect(paths.length).toBeGreaterThanOrEqual(55);
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.title(), path).toMatch(/ \| Learn \| Reef$/);
      const text = await page.locator('main').innerText();
      expect(text.length, path).toBeGreaterThan(400);
      expect(text, path).not.toContain('{{');
      await expectRoom(page, path);
    }
  });
});

test.describe('signed in', () => {
  test.use(asAdmin);

  test('NAV-05 no page an admin sees is wider than its screen, from 320 to 1920 px @desk', async ({
    page,
  }) => {
    await expectRoomOnAll(page, ADMIN);
  });
});
