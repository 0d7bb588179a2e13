import type { LiveList } from '#platform/data/live-query.ts';
import { type ConfirmedPhase, useConfirmedPhase } from '#platform/data/use-confirmed-phase.ts';
import { useIsUnreached } from '#platform/data/use-is-unreached.ts';

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
  const isUnreached = useIsUnreached(list.isFromCache);
  const confirmed = useConfirmedPhase(list);
  const phase = count > 0 ? confirmed : list.phase;
  return { phase, isPart: phase === 'ready' && isUnreached && list.items.length < count };
}
