import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { escapeMarkup } from '@reef/domain/shared/escape-markup';
import { createPromiseCache } from './promise-cache.ts';
import { RENDERED_PAGES } from './rendered-pages.ts';
import type { CatalogueCache, CachedCatalogue } from './keep-catalogue.ts';
import { type EncodedBody, encodeBody } from './encoded-body.ts';

/** The most addresses that a sitemap may list (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/** What the web's build of the same deployment knows of its site (web/vite/build.ts). */
const Site = z.object({ origin: z.string() });

function readOrigin(): string | null {
  const file = new URL('site.json', RENDERED_PAGES);
  if (!existsSync(file)) return null;
  const { origin } = Site.parse(JSON.parse(readFileSync(file, 'utf8')));
  return origin === '' ? null : origin;
}

let builtIn: { origin: string | null } | null = null;

/**
 * The shop's origin, without a slash at the end; null if the build was not told. Read once: a
 * deployment's files do not change while it runs.
 */
export function siteOrigin(): string | null {
  builtIn ??= { origin: readOrigin() };
  return builtIn.origin;
}

/** A product's address as XML text: URL-encoded, then XML-escaped. */
function location(origin: string, id: string): string {
  return escapeMarkup(`${origin}/product/${encodeURIComponent(id)}`);
}

/** The sitemap of these products' pages. */
export function sitemapOfProducts(origin: string, ids: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...ids.map((id) => `  <url><loc>${location(origin, id)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

function sitemapOf({ catalogue }: CachedCatalogue, origin: string): Promise<EncodedBody> {
  const inStock = catalogue.products.filter(({ stock }) => stock > 0).map(({ id }) => id);
  return encodeBody(sitemapOfProducts(origin, inStock.toSorted().slice(0, MAX_ADDRESSES)));
}

/** The sitemap of one state of the catalogue, rendered once. */
const drawn = createPromiseCache<EncodedBody>({ most: 1 });

/**
 * The sitemap of what can be bought, from the catalogue's file. Reads no document, whatever query
 * or host is asked for.
 */
export async function productSitemap(cache: CatalogueCache, origin: string): Promise<EncodedBody> {
  const kept = await cache.current();
  const { etag } = kept.file.identity;
  return drawn(`${etag} ${origin}`, () => sitemapOf(kept, origin));
}
