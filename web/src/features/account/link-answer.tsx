import { useEffect, useRef, type ReactNode } from 'react';
import type { LinkOutcome } from '#state/session/mailed-links.ts';
import { classNames } from '#ui/layout/class-names.ts';

/** What came of using a mailed link. Where it succeeded, what was pressed goes: it takes the focus. */
export function LinkAnswer({ outcome }: { outcome: LinkOutcome }): ReactNode {
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Put in together with its words, a status alone may not be read out.
    if (outcome.ok) answer.current?.focus();
  }, [outcome]);
  const look = outcome.ok ? 'border-kelp/40 bg-kelp/10' : 'border-alarm/40 bg-alarm/10';
  return (
    <p
      ref={answer}
      tabIndex={-1}
      role={outcome.ok ? 'status' : 'alert'}
      className={classNames('rounded-md border px-4 py-3 text-foam outline-none', look)}
    >
      {outcome.message}
    </p>
  );
}
