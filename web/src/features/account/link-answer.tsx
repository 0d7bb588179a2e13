import type { ReactNode } from 'react';
import type { LinkOutcome } from '#state/session/mailed-links.ts';
import { classNames } from '#ui/layout/class-names.ts';

/** What came of using a mailed link. */
export function LinkAnswer({ outcome }: { outcome: LinkOutcome }): ReactNode {
  const look = outcome.ok ? 'border-kelp/40 bg-kelp/10' : 'border-alarm/40 bg-alarm/10';
  return (
    <p
      role={outcome.ok ? 'status' : 'alert'}
      className={classNames('rounded-md border px-4 py-3 text-foam', look)}
    >
      {outcome.message}
    </p>
  );
}
