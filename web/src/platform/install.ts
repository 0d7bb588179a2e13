import { createStore, useStore, type Store } from './store.ts';

/** The browser's offer to install, which it makes once and which waits for a press. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

declare global {
  /** The offer, where it was made before the app was there (start/start.ts). */
  var reefInstallOffer: Event | undefined;
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}

const offer: Store<InstallOffer | null> = createStore<InstallOffer | null>(null);

function keepOffer(event: Event): void {
  event.preventDefault();
  if (isOffer(event)) offer.set(event);
}

function forgetOffer(): void {
  globalThis.reefInstallOffer = undefined;
  offer.set(null);
}

/** Keeps the browser's offer for our own button (PWA-01). */
export function watchInstallOffer(): () => void {
  if (globalThis.reefInstallOffer !== undefined) keepOffer(globalThis.reefInstallOffer);
  window.addEventListener('beforeinstallprompt', keepOffer);
  window.addEventListener('appinstalled', forgetOffer);
  return () => {
    window.removeEventListener('beforeinstallprompt', keepOffer);
    window.removeEventListener('appinstalled', forgetOffer);
  };
}

/** The way to install, or null where the browser offers none or it is installed already. */
export function useInstall(): (() => void) | null {
  const present = useStore(offer);
  if (present === null) return null;
  return () => {
    forgetOffer();
    void present.prompt();
  };
}
