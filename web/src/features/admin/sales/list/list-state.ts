import { countText } from '@reef/domain/shared/count-text';
import type { ConfirmedPhase } from '#platform/data/live/device-copy.ts';
import type { SalesList } from './use-sales-list.ts';

/**
 * The state of the list. `none`: the server says that nothing matches. `unknown`: nothing on this
 * device matches. `looking`: nothing is found so far.
 */
export type ListState = 'loading' | 'error' | 'rows' | 'looking' | 'none' | 'unknown';

type Read = Pick<SalesList, 'phase' | 'unparsed' | 'isFromCache' | 'hasMore' | 'isReadingOn'> & {
  rows: readonly unknown[];
};

/**
 * What to show of a list.
 * @param confirmed its phase if rows of this device alone are not enough (`useConfirmedPhase`).
 */
export function listStateOf(list: Read, confirmed: ConfirmedPhase, isOnline: boolean): ListState {
  if (list.phase !== 'ready') return list.phase;
  if (list.rows.length > 0 || list.hasMore) return 'rows';
  if (!isOnline && list.isFromCache) return 'unknown';
  if (list.isReadingOn) return 'looking';
  if (confirmed === 'loading') return 'loading';
  if (list.isFromCache) return 'unknown';
  // Of orders that do not parse, nobody knows whether they match.
  return list.unparsed > 0 ? 'rows' : 'none';
}

type Counted = Pick<
  SalesList,
  'unparsed' | 'isFromCache' | 'hasMore' | 'isReadingOn' | 'isFilteredHere'
> & {
  rows: readonly unknown[];
  readCount: number;
};

/** The text below the rows: how many there are, and whether those are all. */
export function footText(list: Counted, isOnline: boolean): string {
  const { rows, unparsed, hasMore, isReadingOn, isFilteredHere, readCount, isFromCache } = list;
  const shown = countText(rows.length, 'order');
  if (isFromCache && !(isReadingOn && isOnline)) return `${shown} kept on this device.`;
  if (!hasMore && !isReadingOn)
    return unparsed > 0 ? `${shown} shown.` : `${shown}, all there are.`;
  return isFilteredHere
    ? `${shown} found among the ${readCount} read so far.`
    : `The first ${shown} of a longer list.`;
}
