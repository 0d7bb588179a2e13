import type { ReactNode } from 'react';
import type { Reason, Severity } from '@reef/domain/fit/reason';
import { classNames } from '#ui/layout/class-names.ts';
import { Link } from '#ui/routing/link.tsx';
import { GUIDE_TITLES } from './guide-titles.ts';

/** The words for a reason's color. */
const SEVERITY_LABELS: Readonly<Record<Severity, { label: string; className: string }>> = {
  note: { label: 'Good to know', className: 'text-lumen' },
  care: { label: 'Take care', className: 'text-sun' },
  stop: { label: 'Counts against it', className: 'text-alarm' },
};

/** The reasons of a verdict, worst first, each with the guide behind it. */
export function ReasonList({
  reasons,
  onLeave,
}: {
  reasons: readonly Reason[];
  /** Closes the surrounding dialog when a guide is opened. */
  onLeave?: () => void;
}): ReactNode {
  return (
    <ul className="grid gap-3 text-sm">
      {reasons.map(({ code, severity, sentence, guide }) => {
        const { label, className } = SEVERITY_LABELS[severity];
        return (
          <li key={`${code} ${sentence}`} className="flex gap-3">
            <span
              aria-hidden="true"
              className={classNames('mt-2 size-2 flex-none rounded-full bg-current', className)}
            />
            <p className="text-mist">
              <span className="sr-only">{label}: </span>
              <span className={severity === 'note' ? undefined : 'text-foam'}>{sentence}</span>{' '}
              <Link to={guide} className="text-link" onClick={onLeave}>
                {GUIDE_TITLES[guide]}
              </Link>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
