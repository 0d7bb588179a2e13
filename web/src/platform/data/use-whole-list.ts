import { useState } from 'react';
import type { LiveList } from './live-query.ts';
import { useConfirmedPhase } from './use-confirmed-phase.ts';
import { useIsUnreached } from './use-is-unreached.ts';
import { useWaitsForServer } from './use-waits-for-server.ts';

const NONE: readonly never[] = [];

/**
 * A live list for screens that count or sum it, or say "there is none". What other pages have left
 * on this device may be a part of it, so it has no items and is `loading` until the server answers,
 * or for a moment if it is silent. From then on, `isDeviceCopy` says that there may be more.
 * @param key identifies what is listed.
 */
export function useWholeList<T, L extends LiveList<T>>(
  list: L & LiveList<T>,
  key: string,
  isOnline: boolean,
): L & { isDeviceCopy: boolean } {
  const [answeredKey, setAnsweredKey] = useState<string | null>(null);
  const waits = useWaitsForServer(list, key, isOnline);
  const confirmed = useConfirmedPhase(list);
  const isUnreached = useIsUnreached(list.isFromCache);
  const isAnswered = list.phase === 'ready' && !list.isFromCache;
  if (isAnswered && answeredKey !== key) setAnsweredKey(key);
  // A list that was whole a moment ago, on a connection that is opened anew, is no news to anybody.
  const isUnsure = list.isFromCache && (isUnreached || answeredKey !== key);
  return {
    ...list,
    items: waits ? NONE : list.items,
    phase: waits ? 'loading' : confirmed,
    isDeviceCopy: !waits && confirmed === 'ready' && isUnsure,
  };
}
