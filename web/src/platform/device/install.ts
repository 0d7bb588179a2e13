import { installInstructionsFor, type InstallInstructions } from './install-instructions.ts';
import { isStandalone } from './standalone.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';

/** The browser's install prompt, which it offers once and which waits for a press. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

/** How the shop gets onto the home screen: by the browser's prompt, or by hand. */
export type InstallMethod =
  | { by: 'browser'; install: () => void }
  | { by: 'hand'; guide: InstallInstructions };

declare global {
  /** The prompt, if it was offered before the app was loaded (entry/start/start.ts). */
  var reefInstallOffer: Event | undefined;
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}

const way: Store<InstallMethod | null> = createStore<InstallMethod | null>(null);

function forgetOffer(): void {
  globalThis.reefInstallOffer = undefined;
  way.set(null);
}

function keepOffer(event: Event): void {
  event.preventDefault();
  if (!isOffer(event)) return;
  const install = () => {
    forgetOffer();
    void event.prompt();
  };
  way.set({ by: 'browser', install });
}

/** Keeps the browser's install prompt for our own button; Safari and Firefox have none (PWA-01). */
export function watchInstallOffer(): () => void {
  const guide = installInstructionsFor(navigator);
  if (guide !== null && !isStandalone()) way.set({ by: 'hand', guide });
  if (globalThis.reefInstallOffer !== undefined) keepOffer(globalThis.reefInstallOffer);
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('beforeinstallprompt', keepOffer, { signal });
  window.addEventListener('appinstalled', forgetOffer, { signal });
  return () => stop.abort();
}

/** The way to install, or null if there is none or the shop is installed already. */
export function useInstall(): InstallMethod | null {
  return useStore(way);
}
