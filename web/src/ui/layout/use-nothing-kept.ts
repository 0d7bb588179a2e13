import { nothingKept } from '#platform/nothing-kept.ts';
import { useIsHydrated } from './hydrated.ts';

/**
 * `nothingKept` for what a prerendered page says of its device: null until the page knows its
 * browser.
 */
export function useNothingKept(): string | null {
  return useIsHydrated() ? nothingKept() : null;
}
