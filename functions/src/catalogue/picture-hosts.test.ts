import { readFileSync } from 'node:fs';
import { isPictureShown } from '@reef/domain/catalogue/product-calls';
import { expect, it } from 'vitest';

it('SEEN-06 what is called shown is what the Content-Security-Policy lets through', () => {
  const hosting = readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8');
  const [, sources = ''] = /img-src ([^;]*);/.exec(hosting) ?? [];
  const hosts = sources.split(' ').filter((source) => source.startsWith('https://'));
  // Firestore looks there whether there is a network; no product's picture comes from it.
  const shown = hosts.filter((host) => !host.endsWith('cleardot.gif'));
  expect(shown).toHaveLength(2);
  for (const host of shown)
    expect(isPictureShown(`${host.replace('*', 'shop')}/a.webp`)).toBe(true);
});
