import { useEffect, useState, type ReactNode } from 'react';
import { useIsOnline } from '#platform/device/online.ts';
import { OfflineIcon } from '#ui/layout/icons.tsx';

/** How long the server may take to confirm what is shown before the page speaks of it. */
const PATIENCE_MS = 2500;

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  if (!isWaiting && isLate) setIsLate(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLate;
}

/** Says that what is shown was kept on this device and may have changed since. */
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
