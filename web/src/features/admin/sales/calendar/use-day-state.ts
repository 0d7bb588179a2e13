import type { Day } from '@reef/domain/shipping/day';
import type { LiveList } from '#platform/data/live/live-query.ts';
import { useWholeList } from '#platform/data/live/device-copy.ts';
import { useIsOnline } from '#platform/device/online.ts';

/**
 * What to show of the orders of one day, of which there are `count`; null if that is not known. If
 * there may be more than this device has kept, it waits for them; if it has kept none, it does not
 * say that there is none.
 */
export function useDayState<T>(
  list: LiveList<T>,
  day: Day,
  count: number | null,
): Pick<LiveList<T>, 'phase' | 'items' | 'unparsed'> & {
  /** True if orders may be missing because the server cannot be reached. */
  isPart: boolean;
} {
  const whole = useWholeList(list, day, useIsOnline());
  const isEnough = count !== null && list.items.length >= count;
  const { phase, items, unparsed } = isEnough ? list : whole;
  return { phase, items, unparsed, isPart: whole.isDeviceCopy && !isEnough };
}
