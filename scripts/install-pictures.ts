import path from 'node:path';
import sharp from 'sharp';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../tests/support/browser/chromium.ts';

// node scripts/install-pictures.ts: takes the pictures of the shop that a browser shows before
// installing it (web/vite/manifest.ts), from the shop that runs at REEF_APP_ORIGIN or port 5000.
const ORIGIN = process.env['REEF_APP_ORIGIN'] ?? 'http://127.0.0.1:5000';
const FOLDER = path.join(import.meta.dirname, '../web/public/icons');

const SHAPES = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};

/** Name, shape and address of each picture, in the manifest's order. */
const PICTURES: readonly [name: string, shape: keyof typeof SHAPES, address: string][] = [
  ['shop', 'narrow', '/shop'],
  ['product', 'narrow', '/product/mandarin-dragonet'],
  ['article', 'narrow', '/learn/nitrogen-cycle'],
  ['shop', 'wide', '/shop'],
  ['article', 'wide', '/learn/nitrogen-cycle'],
];

async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(ORIGIN + address);
  await page.locator('main h1').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < 900);
    await Promise.all(seen.map((image) => image.decode().catch(() => {})));
  });
  // The film in the page's header has started by then.
  await page.waitForTimeout(2500);
}

const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: CHROMIUM_FLAGS,
});
try {
  for (const [name, shape, address] of PICTURES) {
    const context = await browser.newContext({ ...SHAPES[shape], serviceWorkers: 'block' });
    const page = await context.newPage();
    await openSettled(page, address);
    const file = path.join(FOLDER, `screenshot-${name}-${shape}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality: 82, effort: 6 })
      .toFile(file);
    await context.close();
  }
} finally {
  await browser.close();
}
