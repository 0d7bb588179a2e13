import { useState } from 'react';
import type { LiveList } from './live-query.ts';
import { useIsLate } from './use-is-late.ts';

/** How long rows of this device wait for the server's. */
const PATIENCE_MS = 1000;

/**
 * Whether a list that has just been opened still waits for the server. What is kept on this device
 * may be a part of the list: shown at once, its rows would move when the others arrive.
 * @param key identifies what is listed; each key waits once.
 */
export function useWaitsForServer(
  { phase, isFromCache }: Pick<LiveList<unknown>, 'phase' | 'isFromCache'>,
  key: string,
  isOnline: boolean,
): boolean {
  const [shownKey, setShownKey] = useState<string | null>(null);
  const isUnanswered = phase === 'ready' && isFromCache && isOnline && shownKey !== key;
  const isLate = useIsLate(isUnanswered, PATIENCE_MS);
  const waits = isUnanswered && !isLate;
  if (phase === 'ready' && !waits && shownKey !== key) setShownKey(key);
  return waits;
}
