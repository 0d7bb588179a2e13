import { whenIdle } from '#browser/idle.ts';
import { createStore, type Store } from '#platform/store.ts';

/**
 * A new version of the shop: a worker waits for the visitor to accept it; an event means that one was
 * accepted, here or in another tab, and that this one runs the old pages until it is reloaded. Each
 * takeover has its own: a tab that put one off is asked again, before its files are forgotten.
 */
export type Update = ServiceWorker | Event | null;

/** How often an open page asks whether there is a new version. */
const CHECK_MS = 30 * 60 * 1000;

/** The new version, if there is one. */
export const shopUpdate: Store<Update> = createStore<Update>(null);

/** This page's registration; undefined before that, and if the browser refuses it. */
let registration: ServiceWorkerRegistration | undefined;
let isAskedHere = false;
let isControlled = false;

/** A worker took over this page. The very first one is no reason to reload. */
function onTakeOver(event: Event): void {
  const wasControlled = isControlled;
  isControlled = true;
  if (!wasControlled) return;
  const isAsked = isAskedHere;
  isAskedHere = false;
  // Before the reload: a page that holds something typed may ask, and its visitor may stay.
  shopUpdate.set(event);
  if (isAsked) window.location.reload();
}

/** Pictures, and the whole catalogue, that this page loaded before there was a worker to cache them. */
function keepLoadedFiles(active: ServiceWorker | null): void {
  const urls = performance.getEntriesByType('resource').map((entry) => entry.name);
  active?.postMessage({ type: 'KEEP_PICTURES', urls }, []);
}

function checkNow(): void {
  if (document.visibilityState === 'visible') registration?.update().catch(() => {});
}

/** The very first version, which controls no page, is no news. */
function offer(worker: ServiceWorker | null | undefined): void {
  if (worker?.state === 'installed' && navigator.serviceWorker.controller !== null) {
    shopUpdate.set(worker);
  }
}

/** Offers the version that waits, and the one that will, whichever tab found it. */
function watch(): void {
  const next = registration?.installing;
  next?.addEventListener('statechange', () => offer(next));
  offer(registration?.waiting);
}

/** Registers the service worker once the page is idle, in built pages only. */
export async function startServiceWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  await whenIdle();
  const hadController = navigator.serviceWorker.controller !== null;
  isControlled = hadController;
  navigator.serviceWorker.addEventListener('controllerchange', onTakeOver);
  // A browser that blocks workers may resolve to nothing instead of rejecting.
  registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (registration === undefined) return;
  registration.addEventListener('updatefound', watch);
  watch();
  setInterval(checkNow, CHECK_MS);
  document.addEventListener('visibilitychange', checkNow);
  const { active } = await navigator.serviceWorker.ready;
  if (!hadController) keepLoadedFiles(active);
}

/** Has the worker, if there is one, cache the admins' pages too, when the browser is idle. */
export async function keepAdminPages(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  await whenIdle();
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'KEEP_ADMIN_FILES' }, []);
}

/** Accepts the new version: this page reloads with it, other tabs are notified. */
export function takeUpdate(): void {
  const waiting = registration?.waiting;
  isAskedHere = Boolean(waiting);
  if (waiting) waiting.postMessage({ type: 'SKIP_WAITING' }, []);
  else window.location.reload();
}
