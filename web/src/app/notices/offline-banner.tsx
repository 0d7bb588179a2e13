import type { ReactNode } from 'react';
import { useIsOnline } from '#platform/device/online.ts';
import { OfflineIcon } from '#ui/layout/icons.tsx';

/**
 * Says that there is no network, as long as there is none (PWA-04). It lies over the page: a signal
 * that comes and goes must not move what a finger is about to press.
 */
export function OfflineBanner(): ReactNode {
  const isOnline = useIsOnline();
  return (
    <output className={isOnline ? 'sr-only' : 'offline-banner'}>
      {!isOnline && (
        <span>
          <OfflineIcon className="size-4 shrink-0 text-sun" />
          You are offline. You see what was last loaded.
        </span>
      )}
    </output>
  );
}
