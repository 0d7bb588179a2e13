import { cacheNames, clientsClaim, type RouteHandlerCallbackOptions } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  CATALOGUE,
  isCatalogue,
  isShippedPicture,
  isUploadedPicture,
  isWholeCatalogue,
  NOT_PAGES,
} from './addresses.ts';
import { MAX_SCRIPTS } from './max-scripts.ts';
import { shopPages } from './shop-pages.ts';
import { unreadableBucket } from './unreadable-bucket.ts';
import { beginInstallation, endInstallation, takeOver } from './versions.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (string | PrecacheEntry)[];
};

/** Pictures kept on this device, and for how long. */
const MAX_PICTURES = 300;
const PICTURE_SECONDS = 30 * 24 * 60 * 60;

/** The page without content, which the app fills. */
const SHELL = '/shell.html';

const PICTURES = 'reef-pictures';

const pictureBound = new ExpirationPlugin({
  maxEntries: MAX_PICTURES,
  maxAgeSeconds: PICTURE_SECONDS,
  purgeOnQuotaError: true,
});

const shippedPictures = new CacheFirst({ cacheName: PICTURES, plugins: [pictureBound] });

const uploadedPictures = new CacheFirst({
  cacheName: PICTURES,
  // Only an answer that may be read is kept. The browser's own cache may hold one that may not,
  // from before there was a worker, so the bucket is asked.
  fetchOptions: { mode: 'cors', credentials: 'omit', cache: 'no-cache' },
  plugins: [pictureBound, unreadableBucket()],
});

/** Drops an answer that is not a script, such as a page or an error: it is neither kept nor run. */
function scriptOnly(response: Response | undefined): Promise<Response | null> {
  const isScript =
    response?.status === 200 && /javascript/.test(response.headers.get('Content-Type') ?? '');
  return Promise.resolve(isScript ? response : null);
}

const scripts = new CacheFirst({
  cacheName: 'reef-scripts',
  // The browser's own cache may hold a wrong answer for a year, so the server is always asked.
  fetchOptions: { cache: 'no-cache' },
  plugins: [
    {
      cacheWillUpdate: ({ response }) => scriptOnly(response),
      cachedResponseWillBeUsed: ({ cachedResponse }) => scriptOnly(cachedResponse),
    },
    new ExpirationPlugin({ maxEntries: MAX_SCRIPTS, purgeOnQuotaError: true }),
  ],
});

/** Lists the scripts that only admins need. */
const ADMIN_FILES = '/admin-files.json';

/** The name of an empty cache. It exists if this device keeps the admins' pages. */
const ADMINS_DEVICE = 'reef-admins-device';

const CATALOGUE_CACHE = 'reef-catalogue';

/**
 * How long the network may take for the catalogue's file. After that the page gets the kept file,
 * and its listener brings what has changed.
 */
const CATALOGUE_SECONDS = 2;

/** Public listings only, the same for everybody (INV-14). */
const catalogue = new NetworkFirst({
  cacheName: CATALOGUE_CACHE,
  networkTimeoutSeconds: CATALOGUE_SECONDS,
});

/** What keeps a page's file: a picture of the shop's, or the whole catalogue. Null for others. */
function keeperOf(url: URL): CacheFirst | NetworkFirst | null {
  if (isWholeCatalogue(url, self.location.origin)) return catalogue;
  if (isShippedPicture(url, self.location.origin)) return shippedPictures;
  return isUploadedPicture(url) ? uploadedPictures : null;
}

/** An asset that this version does not have: from an earlier version, else an admin's script. */
async function otherAsset(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { url } = options.request;
  const found = await caches.match(url, { cacheName: cacheNames.precache });
  return found ?? scripts.handle(options);
}

const manifest = self.__WB_MANIFEST;

/** Its own listeners would delete other versions' files: `versions.ts` decides that. */
const precache = new PrecacheController();
precache.addToCacheList(manifest);

/** This version's files, as the cache names them. */
const ownFiles = [...precache.getURLsToCacheKeys().values()];

/** It can be repeated: an installation that breaks off is tried again. */
async function install(event: ExtendableEvent): Promise<void> {
  await beginInstallation(ownFiles);
  await precache.install(event);
  await endInstallation(ownFiles);
}

/** Keeps the catalogue's file. The page that installs this worker loaded it before there was one. */
async function keepCatalogue(): Promise<void> {
  await (await caches.open(CATALOGUE_CACHE)).add(CATALOGUE);
}

/** Keeps every script of the admins' pages, before one of them is needed without a network. */
async function keepAdminFiles(event: ExtendableEvent, list: Response | undefined): Promise<void> {
  const files: unknown = await list?.json();
  if (!Array.isArray(files)) return;
  const urls = files.filter((file): file is string => typeof file === 'string');
  await Promise.allSettled(urls.map((url) => scripts.handle({ event, request: new Request(url) })));
}

/**
 * PWA-02: an admin's device keeps this version's scripts as it is installed. It may take over
 * without a network, before any page has asked for them.
 */
async function keepNextAdminFiles(event: ExtendableEvent): Promise<void> {
  if (!(await caches.has(ADMINS_DEVICE))) return;
  await keepAdminFiles(event, await fetch(ADMIN_FILES, { cache: 'no-cache' }));
}

self.addEventListener('install', (event) => {
  event.waitUntil(install(event));
  event.waitUntil(Promise.allSettled([keepCatalogue(), keepNextAdminFiles(event)]));
});
self.addEventListener('activate', (event) => event.waitUntil(takeOver(ownFiles)));

// A prerendered page is the same for every query; the app reads the query.
registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [/./] }));
cleanupOutdatedCaches();
// Before the shell's route, which answers every other page.
registerRoute(...shopPages(manifest, () => precache.matchPrecache(SHELL)));
registerRoute(
  new NavigationRoute(precache.createHandlerBoundToURL(SHELL), { denylist: NOT_PAGES }),
);
registerRoute(({ url }) => isShippedPicture(url, self.location.origin), shippedPictures);
registerRoute(({ url }) => isUploadedPicture(url), uploadedPictures);
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/'),
  otherAsset,
);
registerRoute(({ url }) => isCatalogue(url, self.location.origin), catalogue);

// Takes over the page of the first visit at once, so that its next pictures are kept.
clientsClaim();

/**
 * Keeps what a page loaded before this worker existed: pictures, at most `MAX_PICTURES`, and the
 * whole catalogue.
 */
async function keepLoaded(event: ExtendableEvent, urls: readonly string[]): Promise<void> {
  const loads = urls.flatMap((url) => {
    const keeper = keeperOf(new URL(url));
    return keeper === null ? [] : [() => keeper.handle({ event, request: new Request(url) })];
  });
  await Promise.allSettled(loads.slice(0, MAX_PICTURES).map((load) => load()));
}

/** Marks this device as an admin's: it keeps the admins' pages, now and after every update. */
async function markAdminDevice(event: ExtendableEvent): Promise<void> {
  await caches.open(ADMINS_DEVICE);
  await keepAdminFiles(event, await precache.matchPrecache(ADMIN_FILES));
}

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message !== 'object' || message === null || !('type' in message)) return;
  // PWA-03: a new version takes over open pages only if the visitor agrees.
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'KEEP_ADMIN_FILES') event.waitUntil(markAdminDevice(event));
  if (message.type === 'KEEP_PICTURES' && 'urls' in message && Array.isArray(message.urls)) {
    const urls = message.urls.filter((url): url is string => typeof url === 'string');
    event.waitUntil(keepLoaded(event, urls));
  }
});
