import type { ReactNode } from 'react';
import { countText } from '@reef/domain/shared/count-text';

/** Says of a list of orders how many it lacks, because they do not parse; nothing if none. */
export function UnreadOrders({
  count,
  children,
}: {
  count: number;
  /** What to do if that does not help. */
  children?: ReactNode;
}): ReactNode {
  if (count === 0) return null;
  return (
    <p className="note note-warning">
      {`${countText(count, 'order')} cannot be shown by this version of the shop. Reload the page.`}
      {children}
    </p>
  );
}
