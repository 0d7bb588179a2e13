import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '#support/browser/browser-test.ts';

/*
 * Ten screens, compared with pictures of them at half size: small enough to commit, and pixel
 * rounding between two renderings vanishes. `--update-snapshots` takes them again; look at the
 * changes before committing.
 */

/** Fixed, so that nothing on screen depends on the day. */
const NOW = new Date('2026-11-20T15:00:00Z');

/** What other tests and the shop itself change during a run: counts, stock, delivery prices. */
const LIVE = '.tab-count, .stock-line, .product-facts .badge, p:has(+ p > a[href="/delivery"])';

type Screen = {
  name: string;
  /** Null for the page of the screen before. */
  path: string | null;
  /** Resolves when everything on the screen has loaded. */
  ready: (page: Page) => Promise<void>;
};

/** The drawn reef, which replaces its picture. */
const reef = (page: Page) =>
  expect(page.locator('.reef-stage[data-drawn] canvas').last()).toBeVisible();

const heading = (words: string) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();

const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    path: '/',
    ready: reef,
  },
  {
    name: 'shop',
    path: '/shop?tab=coral&q=torch',
    ready: async (page) => {
      await expect(page.locator('output', { hasText: /listing/ })).toBeVisible();
      await reef(page);
    },
  },
  {
    name: 'product',
    path: '/product/regal-blue-tang',
    ready: (page) => expect(page.locator('main a[href="/delivery"]')).toBeVisible(),
  },
  {
    name: 'cart',
    path: '/forum',
    ready: async (page) => {
      await page.getByRole('button', { name: /^Shopping cart/ }).click();
      await expect(page.getByText('Your cart is empty')).toBeVisible();
    },
  },
  { name: 'sign-in', path: '/auth', ready: heading('') },
  {
    name: 'sign-up',
    path: null,
    ready: async (page) => {
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await expect(page.getByLabel(/^First name/)).toBeVisible();
    },
  },
  { name: 'learn', path: '/learn', ready: heading('') },
  { name: 'article', path: '/learn/nitrogen-cycle', ready: heading('') },
  { name: 'contact', path: '/contact', ready: heading('') },
  { name: 'not-found', path: '/nowhere', ready: heading('') },
];

async function settled(page: Page): Promise<void> {
  // The header reserves a place until the session is known.
  await expect(page.locator('header .skeleton')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < window.innerHeight,
    );
    await Promise.all(seen.map((image) => image.decode().catch(() => {})));
  });
}

async function picture(page: Page, mask: Locator[]): Promise<Buffer> {
  const whole = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    mask,
    scale: 'css',
  });
  const { width } = await sharp(whole).metadata();
  return sharp(whole)
    .resize(Math.round(width / 2), null, { kernel: 'mitchell' })
    .png({ compressionLevel: 9, palette: true, quality: 90, dither: 0 })
    .toBuffer();
}

/** Expects that a screen looks as before; differences are attached to the test. */
async function expectSame(page: Page, { name, path, ready }: Screen): Promise<void> {
  if (path !== null) await page.goto(path);
  await ready(page);
  await settled(page);
  const mask = [page.locator(LIVE)];
  await expect(async () => {
    expect(await picture(page, mask)).toMatchSnapshot(`${name}.png`, {
      threshold: 0.15,
      maxDiffPixelRatio: 0.01,
    });
  }).toPass({ timeout: 60_000, intervals: [300, 600, 1200] });
}

test('ten screens look as they did', async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  const faults: string[] = [];
  for (const screen of SCREENS) {
    await test
      .step(screen.name, () => expectSame(page, screen))
      .catch((fault: unknown) => {
        // The others are compared all the same.
        faults.push(`${screen.name}: ${String(fault)}`);
      });
  }
  expect(faults.join('\n')).toBe('');
});
