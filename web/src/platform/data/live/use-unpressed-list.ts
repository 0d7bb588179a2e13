import { useUnpressed } from '#platform/device/pressed.ts';
import type { LiveList } from './live-query.ts';

/**
 * A live list whose rows, and the marks of those that wait for the server, stay as they are while a
 * pointer is down. A mark that came alone would stand beside a tick that it no longer fits.
 */
export function useUnpressedList<L extends Pick<LiveList<unknown>, 'items' | 'pendingIds'>>(
  list: L,
): L {
  const items = useUnpressed(list.items);
  const pendingIds = useUnpressed(list.pendingIds);
  return { ...list, items, pendingIds };
}
