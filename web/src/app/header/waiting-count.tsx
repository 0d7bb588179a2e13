import { lazy, Suspense, type ReactNode } from 'react';
import { PieceBoundary } from '#app/piece-boundary.tsx';

const ClaimsCount = lazy(() => import('./claims-count.tsx'));

/** How many claims wait, beside the menu's entry; its code comes with an admin's menu alone. */
export function WaitingCount(): ReactNode {
  return (
    <PieceBoundary fallback={null}>
      <Suspense fallback={null}>
        <ClaimsCount />
      </Suspense>
    </PieceBoundary>
  );
}
