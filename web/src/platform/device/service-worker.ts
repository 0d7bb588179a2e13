import { whenIdle } from './idle.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';

/**
 * A new version of the shop: `ready` waits for the visitor's word; `taken` means that another tab
 * gave it, and this one still runs the old pages until it is reloaded.
 */
export type UpdateState = 'none' | 'ready' | 'taken';

/** How often an open page asks whether there is a new version. */
const CHECK_MS = 30 * 60 * 1000;

const update: Store<UpdateState> = createStore<UpdateState>('none');

let registration: ServiceWorkerRegistration | null = null;
let isAskedHere = false;

function watchWaiting(registered: ServiceWorkerRegistration): void {
  const tell = () => {
    if (registered.waiting !== null && navigator.serviceWorker.controller !== null) {
      update.set('ready');
    }
  };
  tell();
  registered.addEventListener('updatefound', () => {
    registered.installing?.addEventListener('statechange', tell);
  });
}

let isControlled = false;

function onTakeOver(): void {
  const wasControlled = isControlled;
  isControlled = true;
  if (!wasControlled) return; // The very first version: nothing to reload for.
  if (isAskedHere) window.location.reload();
  else update.set('taken');
}

/** Pictures this page loaded before there was a worker to keep them. */
function keepLoadedPictures(worker: ServiceWorker | null): void {
  const urls = performance.getEntriesByType('resource').map((entry) => entry.name);
  worker?.postMessage({ type: 'KEEP_PICTURES', urls }, []);
}

function checkNow(): void {
  if (document.visibilityState === 'visible') registration?.update().catch(() => {});
}

/** Registers the service worker when the page has settled, in built pages only. */
export async function startServiceWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  await whenIdle();
  const hadController = navigator.serviceWorker.controller !== null;
  isControlled = hadController;
  navigator.serviceWorker.addEventListener('controllerchange', onTakeOver);
  // A browser that blocks workers may return nothing instead of an error.
  const registered = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (registered === undefined) return;
  registration = registered;
  watchWaiting(registration);
  setInterval(checkNow, CHECK_MS);
  document.addEventListener('visibilitychange', checkNow);
  const { active } = await navigator.serviceWorker.ready;
  if (!hadController) keepLoadedPictures(active);
}

/** Has the worker keep the admins' pages too, where there is one; when nothing else is to be done. */
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

/** Takes the new version: this page reloads with it, other tabs are notified. */
export function takeUpdate(): void {
  isAskedHere = true;
  if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' }, []);
  else window.location.reload();
}
