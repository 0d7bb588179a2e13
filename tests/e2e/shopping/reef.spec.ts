import { expect, type Page } from '@playwright/test';
import { test } from '#support/browser/browser-test.ts';
import { filmsAskedFor, STILL as PICTURE } from '#support/browser/home-film.ts';
import { framesWithin } from '#support/browser/reef-frames.ts';

/*
 * HOME-01: a worker draws the reef that replaces the film, while it is visible.
 */

/** Long enough for several frames at the slowest pace. */
const LOOK_MS = 500;

const STILL = { byPage: 0, byWorkers: 0 };

/** In data-saving mode the reef comes at once, without a film that fails first. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

async function openReef(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('.hero .reef-stage')).toHaveAttribute('data-drawn', '');
}

/** A headless browser never hides a page, so the test reports it as hidden. */
function show(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: visibilityState,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

function expectStill(page: Page): Promise<void> {
  return expect(async () => {
    expect(await framesWithin(page, LOOK_MS)).toEqual(STILL);
  }).toPass();
}

function expectMovedByWorker(page: Page): Promise<void> {
  return expect(async () => {
    const { byPage, byWorkers } = await framesWithin(page, LOOK_MS);
    expect(byPage).toBe(0);
    expect(byWorkers).toBeGreaterThan(1);
  }).toPass();
}

function expectMovedByPage(page: Page): Promise<void> {
  return expect(async () => {
    const { byPage, byWorkers } = await framesWithin(page, LOOK_MS);
    expect(byWorkers).toBe(0);
    expect(byPage).toBeGreaterThan(1);
  }).toPass();
}

test.describe('with motion allowed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test.beforeEach(({ page }) => saveData(page));

  test('HOME-01 in data-saving mode a worker draws the reef only while it is visible, it can be stopped, and no film is fetched @desk', async ({
    page,
  }) => {
    const asked = filmsAskedFor(page);
    await openReef(page);
    await expectMovedByWorker(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectStill(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectMovedByWorker(page);
    await show(page, 'hidden');
    await expectStill(page);
    await show(page, 'visible');
    await expectMovedByWorker(page);
    await page.getByRole('button', { name: 'Pause the background' }).click();
    await expect(page.locator('.hero .reef-stage')).toHaveAttribute('data-still', '');
    await expectStill(page);
    expect(asked).toEqual([PICTURE]);
    await page.getByRole('button', { name: 'Play the background' }).click();
    await expectMovedByWorker(page);
    await page.locator('.hero').getByRole('link', { name: 'Start with the basics' }).click();
    await expect(page).toHaveURL(/\/learn$/);
    await expect.poll(() => page.workers().length, 'the worker ends with its scene').toBe(0);
  });

  test('HOME-01 a browser that cannot transfer a canvas draws the reef on the page @phone', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
      Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
    });
    await openReef(page);
    expect(page.workers()).toEqual([]);
    await expectMovedByPage(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectStill(page);
  });

  test('HOME-01 if the worker does not load, the page draws the reef itself @phone', async ({
    page,
  }) => {
    await page.route('**/assets/reef-worker-*', (route) => route.fulfill({ status: 404 }));
    await openReef(page);
    await expectMovedByPage(page);
  });
});
