import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (string | PrecacheEntry)[];
};

/** Pictures kept on this device, and for how long. */
const MOST_PICTURES = 300;
const PICTURE_SECONDS = 30 * 24 * 60 * 60;

/** Scripts of admins' pages and of versions gone by that are kept once loaded. */
const MOST_SCRIPTS = 60;

/** Paths that are never a page of the app: Firebase's own, the payment webhook, the snapshot. */
const NOT_PAGES = [/^\/__\//, /^\/stripe-webhook/, /^\/catalogue-snapshot/];

const PICTURES = 'reef-pictures';

const pictures = new CacheFirst({
  cacheName: PICTURES,
  plugins: [
    new ExpirationPlugin({
      maxEntries: MOST_PICTURES,
      maxAgeSeconds: PICTURE_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
});

const scripts = new CacheFirst({
  cacheName: 'reef-scripts',
  plugins: [new ExpirationPlugin({ maxEntries: MOST_SCRIPTS, purgeOnQuotaError: true })],
});

/** Public listings only, the same for everybody (safety.md 14). */
const snapshot = new StaleWhileRevalidate({ cacheName: 'reef-catalogue' });

function isPicture(url: URL): boolean {
  return url.origin === self.location.origin && /^\/(catalogue|art)\//.test(url.pathname);
}

// A prerendered page is the same whatever its query asks for: the app reads the query.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/shell.html'), { denylist: NOT_PAGES }));
registerRoute(({ url }) => isPicture(url), pictures);
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/'),
  scripts,
);
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname === '/catalogue-snapshot',
  snapshot,
);

// The first visit's page is taken over at once, so that its next pictures are kept already.
clientsClaim();

/** A request to keep pictures that were loaded before this worker was there. */
async function keepPictures(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(PICTURES);
  const wanted = urls.filter((url) => isPicture(new URL(url)));
  await Promise.allSettled(wanted.slice(0, MOST_PICTURES).map((url) => cache.add(url)));
}

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message !== 'object' || message === null || !('type' in message)) return;
  // PWA-03: only on the visitor's word does a new version take over.
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'KEEP_PICTURES' && 'urls' in message && Array.isArray(message.urls)) {
    const urls = message.urls.filter((url): url is string => typeof url === 'string');
    event.waitUntil(keepPictures(urls));
  }
});
