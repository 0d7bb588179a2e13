import type { ReactNode } from 'react';
import { useIsOnline } from '#platform/device/online.ts';
import { OfflineIcon } from '#ui/layout/icons.tsx';

/** Says that there is no network, for as long as there is none (PWA-04). */
export function OfflineBanner(): ReactNode {
  const isOnline = useIsOnline();
  return (
    <output className={isOnline ? 'visually-hidden' : 'offline-banner'}>
      {!isOnline && (
        <>
          <OfflineIcon className="size-4 text-sun" />
          You are offline. You see what was last loaded.
        </>
      )}
    </output>
  );
}
