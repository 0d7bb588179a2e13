import type { Workbox } from 'workbox-window';
import { whenIdle } from '#browser/idle.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';

/**
 * A new version of the shop: `ready` waits for the visitor to accept it; `taken` means that it was
 * accepted, here or in another tab, and that this one runs the old pages until it is reloaded.
 */
export type UpdateState = 'none' | 'ready' | 'taken';

/** How often an open page asks whether there is a new version. */
const CHECK_MS = 30 * 60 * 1000;

const update: Store<UpdateState> = createStore<UpdateState>('none');

/** The worker as this page registered it; null before that, and if there is none. */
let worker: Workbox | null = null;
let isAskedHere = false;
let isControlled = false;

/** A worker took over this page. The very first one is no reason to reload. */
function onTakeOver(): void {
  const wasControlled = isControlled;
  isControlled = true;
  if (!wasControlled) return;
  const isAsked = isAskedHere;
  isAskedHere = false;
  // Before the reload: a page that holds something typed may ask, and be told to stay.
  update.set('taken');
  if (isAsked) window.location.reload();
}

/** Pictures, and the whole catalogue, that this page loaded before there was a worker to cache them. */
function keepLoadedFiles(active: ServiceWorker | null): void {
  const urls = performance.getEntriesByType('resource').map((entry) => entry.name);
  active?.postMessage({ type: 'KEEP_PICTURES', urls }, []);
}

function checkNow(): void {
  if (document.visibilityState === 'visible') worker?.update().catch(() => {});
}

/** Registers the service worker once the page is idle, in built pages only. */
export async function startServiceWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  await whenIdle();
  const hadController = navigator.serviceWorker.controller !== null;
  isControlled = hadController;
  const { Workbox } = await import('workbox-window');
  const opened = new Workbox('/sw.js');
  opened.addEventListener('waiting', () => {
    if (navigator.serviceWorker.controller !== null) update.set('ready');
  });
  opened.addEventListener('controlling', onTakeOver);
  // A browser that blocks workers may resolve to nothing instead of rejecting.
  const registered = await opened.register({ immediate: true }).catch(() => undefined);
  if (registered === undefined) return;
  worker = opened;
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

/** Whether a new version is ready. */
export function useUpdate(): UpdateState {
  return useStore(update);
}

/** Accepts the new version: this page reloads with it, other tabs are notified. */
export function takeUpdate(): void {
  isAskedHere = true;
  if (update.get() === 'ready') worker?.messageSkipWaiting();
  else window.location.reload();
}
