import { lazy, type ReactNode } from 'react';
import type { Verdict } from '@reef/domain/fit/verdict';
import { LatePiece } from '#ui/layout/late-piece.tsx';

const VerdictBadge = lazy(async () => ({
  default: (await import('./verdict-badge.tsx')).VerdictBadge,
}));

/** A verdict in a word or two, for pages that most visitors see without one. */
export function LateVerdictBadge({ verdict }: { verdict: Verdict['verdict'] }): ReactNode {
  return (
    <LatePiece>
      <VerdictBadge verdict={verdict} />
    </LatePiece>
  );
}
