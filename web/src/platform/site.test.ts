import { afterEach, expect, it, vi } from 'vitest';
import { siteUrl } from './site.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('LEARN-06 a page names the shop’s own address, also when it is visited at another', () => {
  vi.stubEnv('VITE_SITE_ORIGIN', 'https://reef.example');
  expect(siteUrl('/shop')).toBe('https://reef.example/shop');
  vi.stubGlobal('window', { location: { origin: 'https://reef.web.app' } });
  expect(siteUrl('/shop')).toBe('https://reef.example/shop');
});

it('LEARN-06 a page of a build without an address names the one it is visited at', () => {
  vi.stubEnv('VITE_SITE_ORIGIN', '');
  expect(siteUrl('/shop')).toBe('/shop');
  vi.stubGlobal('window', { location: { origin: 'https://reef.web.app' } });
  expect(siteUrl('/shop')).toBe('https://reef.web.app/shop');
});
