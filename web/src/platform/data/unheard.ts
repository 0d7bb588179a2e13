import { useEffect, useState } from 'react';
import type { LiveList } from './live-query.ts';

/** How long an empty list out of this device's copy may wait for the server's word. */
const PATIENCE_MS = 2500;

/** The state of a list: `ready` only when the server confirmed it, see `useKnownPhase`. */
export type KnownPhase = LiveList<unknown>['phase'];

/**
 * The phase of a live list for screens that say "there is none". An empty list from this device's
 * copy alone does not prove that: it counts as `loading`, and as `error` when the server has not
 * answered for a while.
 */
export function useKnownPhase({ phase, items, isFromCache }: LiveList<unknown>): KnownPhase {
  const isUnheard = phase === 'ready' && isFromCache && items.length === 0;
  const [isLate, setIsLate] = useState(false);
  if (!isUnheard && isLate) setIsLate(false);
  useEffect(() => {
    if (!isUnheard) return undefined;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isUnheard]);
  if (!isUnheard) return phase;
  return isLate ? 'error' : 'loading';
}
