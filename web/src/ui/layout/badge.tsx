import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** What a badge says by its color; its label says it too. */
export type Tone = 'neutral' | 'good' | 'info' | 'special' | 'warning' | 'danger';

/** A small label. `hasDot` puts a lit dot before the label, for states. */
export function Badge({
  tone = 'neutral',
  hasDot = false,
  className,
  children,
}: {
  tone?: Tone;
  hasDot?: boolean;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <span
      className={classNames(
        'badge',
        tone !== 'neutral' && `tone-${tone}`,
        hasDot && 'badge-dot',
        className,
      )}
    >
      {children}
    </span>
  );
}
