import { useEffect, useState } from 'react';
import type { LiveList } from './live-query.ts';

/** How long an empty list out of this device's copy may wait for the server's word. */
const PATIENCE_MS = 2500;

/** How a list stands: `ready` only where somebody knows, see `useKnownPhase`. */
export type KnownPhase = LiveList<unknown>['phase'];

/**
 * The phase of a live list for screens that say "there is none": an empty list that only this
 * device's copy speaks for is no such thing. It counts as `loading`, and as `error` once the server
 * has been silent for a while.
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
