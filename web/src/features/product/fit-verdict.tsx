import type { ReactNode } from 'react';
import type { Verdict } from '@reef/domain/fit/verdict';
import { ReasonList } from '#ui/fit/reason-list.tsx';
import { VerdictBadge } from '#ui/fit/verdict-badge.tsx';
import { Link } from '#ui/routing/link.tsx';

/** Whether an animal fits the visitor's tank, with every reason (FIT-08). */
export default function FitVerdict({
  tankName,
  verdict: { verdict, reasons },
}: {
  tankName: string;
  verdict: Verdict;
}): ReactNode {
  return (
    <section className="surface-quiet grid gap-4 p-5" aria-labelledby="fit">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="fit" className="text-base">
          In{' '}
          <Link to="/my-tank" className="text-link">
            {tankName}
          </Link>
        </h2>
        <VerdictBadge verdict={verdict} />
      </div>
      {reasons.length === 0 ? (
        <p className="text-sm text-mist">We see nothing against it.</p>
      ) : (
        <ReasonList reasons={reasons} />
      )}
    </section>
  );
}
