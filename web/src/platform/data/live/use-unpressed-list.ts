import { useUnpressed } from '#platform/device/pressed.ts';
import type { LiveList } from './live-query.ts';

/**
 * A live list whose rows, the marks of those that wait for the server, and the number of those that
 * cannot be shown stay as they are while a pointer is down. A mark that came alone would stand
 * beside a tick that it no longer fits.
 */
export function useUnpressedList<
  L extends Pick<LiveList<unknown>, 'items' | 'unparsed' | 'pendingIds'>,
>(list: L): L {
  const items = useUnpressed(list.items);
  const pendingIds = useUnpressed(list.pendingIds);
  const unparsed = useUnpressed(list.unparsed);
  return { ...list, items, unparsed, pendingIds };
}
