import { useSyncExternalStore } from 'react';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** False while a prerendered page is hydrated, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}
