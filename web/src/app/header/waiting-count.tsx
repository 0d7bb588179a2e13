import { lazy, type ReactNode } from 'react';
import { OptionalPart } from '#ui/layout/optional-part.tsx';

const ClaimsCount = lazy(() => import('./claims-count.tsx'));

/**
 * The number of waiting claims, next to the menu's entry; its code loads only with an admin's menu.
 */
export function WaitingCount(): ReactNode {
  return (
    <OptionalPart>
      <ClaimsCount />
    </OptionalPart>
  );
}
