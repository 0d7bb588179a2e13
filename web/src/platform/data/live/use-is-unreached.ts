import { useIsOnline } from '#platform/device/online.ts';
import { useIsLate } from './use-is-late.ts';

/** Whether only this device's copy is shown: there is no network, or the server has been silent. */
export function useIsUnreached(isFromCache: boolean): boolean {
  const isOnline = useIsOnline();
  const isLate = useIsLate(isFromCache);
  return isFromCache && (!isOnline || isLate);
}
