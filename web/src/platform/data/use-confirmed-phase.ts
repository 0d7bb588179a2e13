import type { LiveList } from './live-query.ts';
import { useIsLate } from './use-is-late.ts';

/** A list's phase, `ready` only if the server has confirmed it or the list has items. */
export type ConfirmedPhase = LiveList<unknown>['phase'];

/**
 * The phase of a live list for screens that say "there is none". An empty list from this device's
 * copy alone is not confirmed: it counts as `loading`, and as `error` once the server has been
 * silent for a while.
 */
export function useConfirmedPhase({
  phase,
  items,
  isFromCache,
}: LiveList<unknown>): ConfirmedPhase {
  const isUnconfirmed = phase === 'ready' && isFromCache && items.length === 0;
  const isLate = useIsLate(isUnconfirmed);
  if (!isUnconfirmed) return phase;
  return isLate ? 'error' : 'loading';
}
