import { canStore } from './storage.ts';
import { type ReadableStore, useStore } from './store.ts';

/** What to do where this browser stores nothing. */
const NOTHING_KEPT =
  'This browser keeps nothing for this shop. Allow site data, leave private mode or free space on this device.';

/** The sentence that says so and what to do about it, where this browser stores nothing; else null. */
export function nothingKept(): string | null {
  return canStore() ? null : NOTHING_KEPT;
}

const present: ReadableStore<string | null> = {
  get: nothingKept,
  // A prerendered page does not know its browser.
  getInitial: () => null,
  subscribe: () => () => {},
};

/** `nothingKept` for a component. */
export function useNothingKept(): string | null {
  return useStore(present);
}
