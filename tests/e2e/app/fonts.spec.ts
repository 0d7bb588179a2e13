import { expect, type Page } from '@playwright/test';
import { test } from '#support/browser/buyer-test.ts';

/** The name, up to the hash, of each font file that a page has loaded. */
async function fontsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  return names.flatMap((name) => /\/([a-z-]+)-[^/]*\.woff2$/.exec(name)?.[1] ?? []).toSorted();
}

/** Whether every glyph of an element is from a font that the page loaded. */
async function isSetInOwnFonts(page: Page, selector: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

const CORE = ['bricolage-grotesque-core', 'figtree-core'];

test('PERF-17 a page loads the letters it is set in; a name with others fetches those, and is set in the same font @phone', async ({
  page,
  shelf,
}) => {
  // Not the shop: another test may have listed a name there with other letters.
  for (const address of ['/', '/learn', '/learn/nitrogen-cycle', '/contact']) {
    await page.goto(address);
    await expect.poll(() => fontsOf(page), address).toEqual(CORE);
    expect(await isSetInOwnFonts(page, 'h1'), address).toBe(true);
  }
  const fish = await shelf.list(3, { name: 'Señorita Æglefino', description: 'Señorita.' });
  await page.goto(`/product/${fish.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Señorita Æglefino');
  await expect
    .poll(() => fontsOf(page))
    .toEqual([
      'bricolage-grotesque-core',
      'bricolage-grotesque-rest',
      'figtree-core',
      'figtree-rest',
    ]);
  expect(await isSetInOwnFonts(page, 'h1')).toBe(true);
});
