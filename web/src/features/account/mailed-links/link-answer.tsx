import { useEffect, useRef, type ReactNode } from 'react';
import type { LinkOutcome } from '#state/session/sign-in/mailed-links.ts';
import { classNames } from '#ui/layout/class-names.ts';

/**
 * The result of using a mailed link. After a success the pressed button is gone, so this takes the
 * focus.
 */
export function LinkAnswer({ outcome }: { outcome: LinkOutcome }): ReactNode {
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A status that is inserted together with its text may not be read out.
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
