import type { ReactNode } from 'react';
import type { Verdict } from '@reef/domain/fit/verdict';
import { Badge, type Tone } from '#ui/layout/badge.tsx';

/** The words for a verdict, and their color. */
const VERDICT_LABELS: Readonly<Record<Verdict['verdict'], { label: string; tone: Tone }>> = {
  fits: { label: 'Fits', tone: 'good' },
  'with-care': { label: 'With care', tone: 'warning' },
  'does-not-fit': { label: 'Does not fit', tone: 'danger' },
};

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
