import type { ReactNode } from 'react';
import { countText } from '@reef/domain/shared/count-text';

/** Says of a list of orders how many it lacks, because they do not parse; nothing if none. */
export function UnreadOrders({ count }: { count: number }): ReactNode {
  if (count === 0) return null;
  return (
    <p className="note note-warning">
      {`${countText(count, 'order')} cannot be shown by this version of the shop. Reload the page.`}
    </p>
  );
}
