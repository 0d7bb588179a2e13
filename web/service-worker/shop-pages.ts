import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import type { PrecacheEntry } from 'workbox-precaching';
import { StaleWhileRevalidate } from 'workbox-strategies';

/*
 * The shop's pages, drawn by a function: the last one seen is shown at once, with its cards, and the
 * next visit's is asked for behind it. The app, the catalogue's file and its listener bring what is
 * shown up to date within a second or two.
 */

/** `/shop` and one address for each of the four tabs, with some room. */
const MAX_PAGES = 8;

/** How long the network may take for a page that is not kept: as long as for the catalogue's file. */
const PAGE_MS = 2000;

/** The app's entry, by which a page says which version it belongs to. */
const ENTRY = /\/?assets\/index-[\w-]+\.js/;

/** True for the shop, where its address asks for nothing but a tab. */
function isShopPage({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean {
  const isShop = sameOrigin && request.mode === 'navigate' && url.pathname === '/shop';
  return isShop && [...url.searchParams.keys()].every((name) => name === 'tab');
}

/** A page of another version would ask for scripts that may be gone: it is neither kept nor shown. */
function ofVersion(entry: string) {
  return async (response: Response | undefined): Promise<Response | null> => {
    if (response?.status !== 200) return null;
    return (await response.clone().text()).includes(entry) ? response : null;
  };
}

/**
 * The route of the shop's pages: what matches, and what answers. `emptyPage` is the page without
 * content, which the app fills.
 */
export function shopPages(
  manifest: readonly (string | PrecacheEntry)[],
  emptyPage: () => Promise<Response | undefined>,
): [
  (options: RouteMatchCallbackOptions) => boolean,
  (options: RouteHandlerCallbackOptions) => Promise<Response>,
] {
  const names = manifest.map((entry) => (typeof entry === 'string' ? entry : entry.url));
  const entry = names.find((name) => ENTRY.test(name)) ?? '';
  const isOurs = ofVersion(entry);
  const pages = new StaleWhileRevalidate({
    cacheName: 'reef-shop-pages',
    plugins: [
      {
        cacheWillUpdate: ({ response }) => isOurs(response),
        cachedResponseWillBeUsed: ({ cachedResponse }) => isOurs(cachedResponse),
      },
      new ExpirationPlugin({ maxEntries: MAX_PAGES, purgeOnQuotaError: true }),
    ],
  });
  const answer = async (options: RouteHandlerCallbackOptions): Promise<Response> => {
    const page = pages.handle(options);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), PAGE_MS);
    });
    try {
      // With a weak signal the browser would wait for a minute. A page that comes late is still kept.
      return (await Promise.race([page, late])) ?? (await emptyPage()) ?? (await page);
    } catch {
      // Without a network and without a page kept.
      return (await emptyPage()) ?? Response.error();
    } finally {
      clearTimeout(timer);
    }
  };
  return [isShopPage, answer];
}
