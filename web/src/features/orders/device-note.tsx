import type { ReactNode } from 'react';
import { useIsOnline } from '#platform/device/online.ts';
import { OfflineIcon } from '#ui/layout/icons.tsx';

/**
 * Says, below a page's heading, that the data comes from this device. It lies in the space that the
 * heading leaves free: a signal that comes and goes moves nothing.
 * @param text what that means for the page.
 */
export function DeviceNote({
  isDeviceCopy,
  text,
}: {
  /** Without a network it is taken for granted. */
  isDeviceCopy: boolean;
  text: string;
}): ReactNode {
  const isOnline = useIsOnline();
  return (
    <output className="-mt-6 block h-6 text-sm text-sun">
      {(!isOnline || isDeviceCopy) && (
        <span className="flex items-center gap-1.5">
          <OfflineIcon className="size-4 flex-none" />
          <span className="truncate">{text}</span>
        </span>
      )}
    </output>
  );
}
