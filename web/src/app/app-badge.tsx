import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { canBadge, clearAppBadge } from '#platform/device/app-badge.ts';
import { useAuth } from '#state/session/session.tsx';
import { PieceBoundary } from './piece-boundary.tsx';

const UnfilledBadge = lazy(() => import('./unfilled-badge.tsx'));

/**
 * The number on the installed app's icon: orders that wait to be filled, for admins only. Whoever
 * else is here, or nobody, finds none there, however the last admin left (INV-14).
 */
export function AppBadge(): ReactNode {
  const { phase, role } = useAuth();
  const isAdmin = role === 'admin';
  useEffect(() => {
    if (phase !== 'loading' && !isAdmin) clearAppBadge();
  }, [phase, isAdmin]);
  if (!isAdmin || !canBadge()) return null;
  return (
    <PieceBoundary fallback={null}>
      <Suspense fallback={null}>
        <UnfilledBadge />
      </Suspense>
    </PieceBoundary>
  );
}
