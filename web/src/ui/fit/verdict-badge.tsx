import type { ReactNode } from 'react';
import type { Verdict } from '@reef/domain/fit/verdict';
import { Badge } from '#ui/layout/badge.tsx';
import { VERDICT_LABELS } from './verdict-labels.ts';

/** A verdict in a word or two. */
export function VerdictBadge({
  verdict,
  className,
}: {
  verdict: Verdict['verdict'];
  className?: string;
}): ReactNode {
  const { label, tone } = VERDICT_LABELS[verdict];
  return (
    <Badge tone={tone} hasDot className={className}>
      {label}
    </Badge>
  );
}
