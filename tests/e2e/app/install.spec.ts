import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect } from '@playwright/test';
import { expectAccessible } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';

test.use({ serviceWorkers: 'allow' });

const DIST = path.join(import.meta.dirname, '../../../web/dist');

type Picture = { src: string; sizes: string; purpose?: string; form_factor?: string };
type Manifest = Record<string, unknown> & {
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  share_target: { action: string; params: { text: string } };
};

function builtManifest(): Manifest {
  return JSON.parse(readFileSync(path.join(DIST, 'manifest.webmanifest'), 'utf8')) as Manifest;
}

test('PWA-01 the manifest has all that an install shows, and every picture has its size @phone', async () => {
  const manifest = builtManifest();
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  const purposes = manifest.icons.map(({ purpose }) => purpose);
  expect(purposes).toEqual(expect.arrayContaining(['maskable', 'monochrome']));
  const shapes = new Set(manifest.screenshots.map((shot) => shot.form_factor));
  expect(shapes).toEqual(new Set(['narrow', 'wide']));
  const shortcutIcons = manifest.shortcuts.flatMap(({ icons }) => icons);
  expect(shortcutIcons).toHaveLength(manifest.shortcuts.length);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots, ...shortcutIcons]) {
    const { width, height } = await sharp(path.join(DIST, src)).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
  const monochrome = manifest.icons.find(({ purpose }) => purpose === 'monochrome');
  const { isOpaque } = await sharp(path.join(DIST, monochrome?.src ?? '')).stats();
  expect(isOpaque, 'a tinted icon is all transparency').toBe(false);
});

test('PWA-01 shortcuts and shared texts lead to pages; admin pages are refused to others @phone', async ({
  page,
}) => {
  const { shortcuts, share_target } = builtManifest();
  expect(shortcuts.map(({ name }) => name)).toEqual([
    'Shop',
    'Learn',
    'Your account',
    'Orders to fill',
  ]);
  const shared = `${share_target.action}?${share_target.params.text}=R261121-7K3QXM`;
  for (const url of [...shortcuts.map((shortcut) => shortcut.url), shared]) {
    await page.goto(url);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).not.toHaveText(/not found/i);
    const isForAdmins = url.startsWith('/content-product-management');
    if (isForAdmins) await expect(title).toHaveText('Authentication Required');
  }
});

/** The event of a browser that could install; runs in the page. */
function offer(): void {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => document.body.setAttribute('data-prompted', ''),
  });
  window.dispatchEvent(event);
}

test('PWA-01 the install button is there when the browser offers, early or late, and only then @phone', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Install Reef' });
  await page.goto('/');
  await page.waitForLoadState('load');
  await expect(page.getByRole('button', { name: /^Shopping cart/ })).toBeVisible();
  await expect(button).toBeHidden();
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${offer.toString()})`);
  await page.reload();
  await button.click();
  await expect(page.locator('body[data-prompted]')).toBeAttached();
  await expect(button).toBeHidden();
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  test('PWA-01 Safari, which never offers, is told in two steps how to install; the installed app is not @phone', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Install Reef' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Put Reef on your home screen' });
    await expect(dialog.getByRole('listitem')).toHaveText([
      /1\. Tap Share/,
      /2\. Choose Add to Home Screen/,
    ]);
    await expect(dialog.getByRole('listitem').locator('svg')).toHaveCount(2);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Got it' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'standalone', { value: true });
    });
    await page.reload();
    // The page answers: by now the button would be there.
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    await expect(page.getByText('Install Reef')).toHaveCount(0);
  });
});
