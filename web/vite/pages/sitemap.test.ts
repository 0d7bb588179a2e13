import { expect, it } from 'vitest';
import { robotsTxt } from './sitemap.ts';

it('LEARN-06 robots.txt names the sitemap by its full address, or not at all', () => {
  expect(robotsTxt('https://reef.example')).toContain(
    'Sitemap: https://reef.example/sitemap.xml\n',
  );
  expect(robotsTxt('')).not.toContain('Sitemap');
  expect(robotsTxt('')).toContain('Disallow: /admin\n');
  expect(robotsTxt('')).toContain('Disallow: /orders\n');
});
