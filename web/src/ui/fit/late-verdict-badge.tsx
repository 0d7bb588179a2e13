import { lazy, Suspense, type ReactNode } from 'react';
import type { Verdict } from '@reef/domain/fit/verdict';

const VerdictBadge = lazy(async () => ({
  default: (await import('./verdict-badge.tsx')).VerdictBadge,
}));

/** A verdict in a word or two, on pages that most people see without one. */
export function LateVerdictBadge({ verdict }: { verdict: Verdict['verdict'] }): ReactNode {
  return (
    <Suspense fallback={null}>
      <VerdictBadge verdict={verdict} />
    </Suspense>
  );
}
