import type { ReactNode } from 'react';
import { formatCents } from '@reef/domain/shared/money';
import { classNames } from '#ui/layout/class-names.ts';

/** An amount in cents as dollars with two decimals, in tabular figures. */
export function Price({ cents, className }: { cents: number; className?: string }): ReactNode {
  return (
    <span className={classNames('figures font-semibold text-foam', className)}>
      {formatCents(cents)}
    </span>
  );
}
