import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { drawing, filmsAskedFor, STILL } from '#support/browser/home-film.ts';
import { excuse } from '#support/faults/excuse.ts';

const PAUSE = { name: 'Pause the background' };
const PLAY = { name: 'Play the background' };

/** The state of the film in sight. */
function film(page: Page) {
  return page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => ({ isPaused: video.paused, at: video.currentTime }));
}

/**
 * Waits for the film's picture, then moves the pointer: no film is sent before the first
 * interaction.
 */
async function interact(page: Page): Promise<void> {
  await expect(page.locator('.film[data-poster]')).toBeVisible();
  await page.mouse.move(200, 400);
  await page.mouse.move(210, 410);
}

test.describe('with motion allowed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('HOME-01 the film comes after the page, plays, stops on request, and stays stopped @phone', async ({
    page,
  }) => {
    const asked = filmsAskedFor(page);
    await page.goto('/');
    await expect(page.locator('.film[data-poster]')).toBeVisible();
    expect(asked, 'the picture alone, before the first interaction').toEqual([STILL]);
    await expect(page.getByRole('button', PAUSE)).toHaveCount(0);
    await interact(page);
    await expect(page.locator('.hero video.is-shown')).toBeVisible();
    expect(asked).toContain('/video/home.webm');
    expect(asked).not.toContain('/video/home.mp4');
    await expect.poll(async () => (await film(page)).isPaused).toBe(false);

    const pause = page.getByRole('button', PAUSE);
    const box = await pause.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await pause.press('Enter');
    await expect(page.getByRole('button', PLAY)).toBeFocused();
    await expect.poll(async () => (await film(page)).isPaused).toBe(true);
    await expectAccessible(page);

    await page.reload();
    await interact(page);
    await expect(page.getByRole('button', PLAY)).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await page.getByRole('button', PLAY).click();
    await expect(page.locator('.hero video.is-shown')).toBeVisible();
  });

  test('SHOP-01 SHOP-05 each tab has its own film, and a card’s picture transitions to its page if the browser supports it @phone', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset['travels'] = 'yes';
        return start(update);
      };
    });
    const asked = filmsAskedFor(page);
    await page.goto('/shop');
    await interact(page);
    for (const [label, name] of [
      ['Live Coral', 'coral'],
      ['Invertebrates', 'invertebrates'],
      ['WYSWYG', 'wysiwyg'],
      ['Saltwater Fish', 'fish'],
    ] as const) {
      const tab = page.getByRole('tab', { name: new RegExp(`^${label}`) });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect.poll(() => asked).toContain(`/video/${name}.webm`);
      await expect(page.locator('.shop-band video.is-shown')).toBeVisible();
    }

    // By its address, and not another test's: that one may be listed and delisted meanwhile.
    const lasting = page.locator('.product-card-link:not([href*="/product/e2e-"])');
    const address = await lasting.first().getAttribute('href');
    const card = page.locator(`.product-card-link[href="${address}"]`);
    const name = (await card.textContent()) ?? '';
    expect(name).not.toBe('');
    await page.evaluate(() => delete document.documentElement.dataset['travels']);
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-travels', 'yes');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('HOME-01 if the film fails, the drawn reef replaces it, and moves @phone', async ({
    page,
    faults,
  }) => {
    await page.route('**/video/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('.hero .reef-stage[data-drawn] canvas').first()).toBeVisible();
    await expect(page.locator('.hero .film')).toHaveCount(0);
    const before = await drawing(page);
    await expect.poll(() => drawing(page)).not.toBe(before);
    excuse(faults, [/net::ERR_FAILED/]);
  });
});
