import { lazy, useEffect, type ReactNode } from 'react';
import { canBadge, showAppBadge } from '#platform/device/app-badge.ts';
import { useAuth } from '#state/session/session.tsx';
import { OptionalPart } from '#ui/layout/optional-part.tsx';

const UnfilledBadge = lazy(() => import('./unfilled-badge.tsx'));

/**
 * Sets the number on the installed app's icon to the unfilled orders and waiting claims, for admins
 * only. Others see no number, however the last admin's session ended (INV-14).
 */
export function AppBadge(): ReactNode {
  const { phase, role } = useAuth();
  const isAdmin = role === 'admin';
  useEffect(() => {
    if (phase !== 'loading' && !isAdmin) showAppBadge(0);
  }, [phase, isAdmin]);
  if (!isAdmin || !canBadge()) return null;
  return (
    <OptionalPart>
      <UnfilledBadge />
    </OptionalPart>
  );
}
