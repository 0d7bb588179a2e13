import { useEffect } from 'react';
import { showAppBadge } from '#platform/device/app-badge.ts';
import { useOrderCounts } from '#state/catalogue/order-counts.ts';

/** Keeps the app's icon at the number of orders to fill, live. */
export default function UnfilledBadge(): null {
  const counts = useOrderCounts();
  const unfilled = counts?.to_pack ?? null;
  useEffect(() => {
    if (unfilled !== null) showAppBadge(Math.max(0, unfilled));
  }, [unfilled]);
  return null;
}
