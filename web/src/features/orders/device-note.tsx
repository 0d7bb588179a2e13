import type { ReactNode } from 'react';
import { useIsLate } from '#platform/data/use-is-late.ts';
import { useIsOnline } from '#platform/device/online.ts';
import '#ui/styles/desk.css';
import { OfflineIcon } from '#ui/layout/icons.tsx';

/** Says that the data comes from this device and may have changed since. */
export function DeviceNote({ isFromCache }: { isFromCache: boolean }): ReactNode {
  const isOnline = useIsOnline();
  const isLate = useIsLate(isFromCache);
  return (
    <output className="mb-6 block empty:hidden">
      {(!isOnline || isLate) && (
        <span className="note note-info">
          <OfflineIcon className="size-5 flex-none" />
          <span>
            From this device, as it was when there last was a connection. It updates by itself.
          </span>
        </span>
      )}
    </output>
  );
}
