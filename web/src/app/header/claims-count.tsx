import type { ReactNode } from 'react';
import { useWaitingClaims, waitingText } from '#state/claims/waiting-claims.ts';
import { Badge } from '#ui/layout/badge.tsx';

/** The number of claims that wait, live; nothing if there are none. */
export default function ClaimsCount(): ReactNode {
  const text = waitingText(useWaitingClaims());
  if (text === null || text === '0') return null;
  return (
    <Badge tone="warning" className="ms-2">
      <span className="figures">{text}</span>
      <span className="sr-only"> to decide</span>
    </Badge>
  );
}
