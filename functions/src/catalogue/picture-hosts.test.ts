import { readFileSync } from 'node:fs';
import { isPictureShown } from '@reef/domain/catalogue/product-calls';
import { expect, it } from 'vitest';

it('SEEN-06 the hosts called shown are those that the Content-Security-Policy allows', () => {
  const hosting = readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8');
  const [, sources = ''] = /img-src ([^;]*);/.exec(hosting) ?? [];
  const hosts = sources.split(' ').filter((source) => source.startsWith('https://'));
  // Firestore checks the network there; no product's picture comes from it.
  const shown = hosts.filter((host) => !host.endsWith('cleardot.gif'));
  expect(shown).toHaveLength(2);
  for (const host of shown)
    expect(isPictureShown(`${host.replace('*', 'shop')}/a.webp`)).toBe(true);
});
