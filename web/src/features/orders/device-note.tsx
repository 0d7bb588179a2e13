import type { ReactNode } from 'react';
import { useIsLate } from '#platform/data/use-is-late.ts';
import { useIsOnline } from '#platform/device/online.ts';
import { OfflineIcon } from '#ui/layout/icons.tsx';

/**
 * Says, below a page's heading, that the data comes from this device and may have changed since. It
 * lies in the space that the heading leaves free: a signal that comes and goes moves nothing.
 */
export function DeviceNote({ isFromCache }: { isFromCache: boolean }): ReactNode {
  const isOnline = useIsOnline();
  const isLate = useIsLate(isFromCache);
  return (
    <output className="-mt-6 block h-6 text-sm text-sun">
      {(!isOnline || isLate) && (
        <span className="flex items-center gap-1.5">
          <OfflineIcon className="size-4 flex-none" />
          <span className="truncate">From this device, as it was last loaded.</span>
        </span>
      )}
    </output>
  );
}
