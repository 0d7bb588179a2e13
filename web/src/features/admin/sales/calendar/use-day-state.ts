import type { LiveList } from '#platform/data/live-query.ts';
import { type ConfirmedPhase, useConfirmedPhase } from '#platform/data/use-confirmed-phase.ts';
import { useIsLate } from '#platform/data/use-is-late.ts';
import { useIsOnline } from '#platform/device/online.ts';

/**
 * What to show of the orders of one day, of which there are `count`. If there are some, a device
 * that has kept none does not say that there is none.
 */
export function useDayState(
  list: LiveList<unknown>,
  count: number,
): {
  phase: ConfirmedPhase;
  /** True if orders are missing because the server cannot be reached. */
  isPart: boolean;
} {
  const isOnline = useIsOnline();
  const isLate = useIsLate(list.isFromCache);
  const confirmed = useConfirmedPhase(list);
  const phase = count > 0 ? confirmed : list.phase;
  const isUnreached = list.isFromCache && (!isOnline || isLate);
  return { phase, isPart: phase === 'ready' && isUnreached && list.items.length < count };
}
