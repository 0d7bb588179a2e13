/*
 * Replaces a broken worker: deployed as `sw.js`, it takes over at once, deletes all caches,
 * unregisters itself and reloads open pages from the network. The next ordinary deploy brings the
 * ordinary worker back.
 */
self.addEventListener('install', () => self.skipWaiting());

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}

self.addEventListener('activate', (event) => event.waitUntil(leave()));
