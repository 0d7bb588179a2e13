import { useEffect } from 'react';
import { showAppBadge } from '#platform/device/app-badge.ts';
import { useWaitingClaims, waitingCount } from '#state/claims/waiting-claims.ts';
import { useOrderCounts } from '#features/admin/sales/order-counts.ts';

/** Keeps the number on the app's icon at the orders to fill plus the claims to decide, live. */
export default function UnfilledBadge(): null {
  const counts = useOrderCounts();
  const claims = waitingCount(useWaitingClaims());
  const unfilled = counts === null || claims === null ? null : Math.max(0, counts.to_pack) + claims;
  useEffect(() => {
    if (unfilled !== null) showAppBadge(unfilled);
  }, [unfilled]);
  return null;
}
