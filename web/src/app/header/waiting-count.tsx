import { lazy, type ReactNode } from 'react';
import { LatePiece } from '#ui/layout/late-piece.tsx';

const ClaimsCount = lazy(() => import('./claims-count.tsx'));

/** How many claims wait, beside the menu's entry; its code comes with an admin's menu alone. */
export function WaitingCount(): ReactNode {
  return (
    <LatePiece>
      <ClaimsCount />
    </LatePiece>
  );
}
