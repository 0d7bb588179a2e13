import { useState } from 'react';
import type { LiveList } from './live-query.ts';
import { useIsLate } from './use-is-late.ts';
import { useIsUnreached } from './use-is-unreached.ts';

/*
 * How far a list is trusted that the server has not confirmed. What this device has of it may be
 * nothing (`useConfirmedPhase`) or a part (`useWaitsForServer`); `useWholeList` minds both.
 */

/** How long rows of this device wait for the server's. */
const PATIENCE_MS = 1000;

const NONE: readonly never[] = [];

/** A list's phase, `ready` only if the server has confirmed it or the list has items. */
export type ConfirmedPhase = LiveList<unknown>['phase'];

/**
 * The phase of a live list for screens that say "there is none". An empty list from this device's
 * copy alone is not confirmed: it counts as `loading`, and as `error` once the server has been
 * silent for a while. One whose documents do not parse is not empty: it counts as `error`.
 */
export function useConfirmedPhase({
  phase,
  items,
  unparsed,
  isFromCache,
}: LiveList<unknown>): ConfirmedPhase {
  const isUnconfirmed = phase === 'ready' && items.length === 0 && (isFromCache || unparsed > 0);
  const isLate = useIsLate(isUnconfirmed);
  if (!isUnconfirmed) return phase;
  return isLate || unparsed > 0 ? 'error' : 'loading';
}

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
