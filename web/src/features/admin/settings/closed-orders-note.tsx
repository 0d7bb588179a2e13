import type { ReactNode } from 'react';
import type { PackingSettings } from '@reef/domain/packing/packing-day';
import { countText } from '@reef/domain/shared/count-text';
import { useClosedCount } from '#features/admin/packing/use-closed-days.ts';
import { Link } from '#ui/routing/link.tsx';

/**
 * How many paid orders were promised for days that the saved settings close, with a link to where
 * they are moved.
 */
export function ClosedOrdersNote({ settings }: { settings: PackingSettings }): ReactNode {
  const { count, isCut } = useClosedCount(settings);
  return (
    <output className="w-full text-sm text-sun empty:hidden">
      {count > 0 && (
        <>
          <span>{`${isCut ? 'At least ' : ''}${countText(count, 'paid order')} cannot arrive on the promised day, because of a closed date. `}</span>
          <Link to="/packing" className="text-link">
            Move {count === 1 ? 'it' : 'them'} on the packing page
          </Link>
        </>
      )}
    </output>
  );
}
