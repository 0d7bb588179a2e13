import { ADMINS_PAGES, USERS_PAGES } from '../../src/entry/server/pages.ts';

/** The index of the shop's sitemaps: the pages of the build, and the current products. */
export function sitemapIndexXml(origin: string): string {
  const parts = ['sitemap-pages.xml', 'sitemap-products.xml'];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts.map((part) => `  <sitemap><loc>${origin}/${part}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
}

/** The sitemap of the public pages. */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Lets crawlers read everything public and keeps them out of accounts and administration. A sitemap
 * needs a full address, so without an origin none is named.
 */
export function robotsTxt(origin: string): string {
  const closed = [...USERS_PAGES, ...ADMINS_PAGES, '/payment'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...(origin === '' ? [] : [`Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');
}
