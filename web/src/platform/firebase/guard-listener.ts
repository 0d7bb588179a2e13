import type { FirestoreError } from 'firebase/firestore';
import { proof } from './proof.ts';

/** Told why a listener has ended. */
export type OnEnd = (reason: 'refused' | 'failed') => void;

/**
 * Whether an answer says nothing about this user's rights: App Check refuses a page without its
 * proof with the same code. Taken for the end of a session, it would empty this device.
 */
function isAboutPage(): boolean {
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY) return false;
  return !proof.isGiven;
}

/**
 * Listens by `begin`. A Firestore that has shut itself down, for example because local storage
 * became full, throws at every call instead of ending its listeners.
 * @param onBroken is called if the database itself has failed: it has to be opened again.
 * @returns a function that ends the listener, and never throws.
 */
export function guardListener(
  begin: (onError: (error: Pick<FirestoreError, 'code'>) => void) => () => void,
  onEnd: OnEnd,
  onBroken: () => void,
): () => void {
  try {
    const stop = begin(({ code }) => {
      // The store on this device has failed. A lost server ends no listener.
      if (code === 'unavailable') onBroken();
      onEnd(code === 'permission-denied' && !isAboutPage() ? 'refused' : 'failed');
    });
    return () => {
      try {
        stop();
      } catch {
        // It hears nothing any more.
      }
    };
  } catch {
    onBroken();
    onEnd('failed');
    return () => {};
  }
}
