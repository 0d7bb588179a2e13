import { createStore, useStore, type Store } from './store.ts';

/** The browser's offer to install, which it makes once and which waits for a press. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}

const offer: Store<InstallOffer | null> = createStore<InstallOffer | null>(null);

function keepOffer(event: Event): void {
  event.preventDefault();
  if (isOffer(event)) offer.set(event);
}

function forgetOffer(): void {
  offer.set(null);
}

/** Keeps the browser's offer for our own button (PWA-01). */
export function watchInstallOffer(): () => void {
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
    offer.set(null);
    void present.prompt();
  };
}
