import type { ReactNode } from 'react';
import type { MoreJudged } from '#state/fit/fit.ts';
import { ReasonList } from '#ui/fit/reason-list.tsx';
import { VerdictBadge } from '#ui/fit/verdict-badge.tsx';
import { Link } from '#ui/routing/link.tsx';

/** What the verdict is about, where part of it is in the cart already. */
function counted(inCart: number, more: number): string {
  if (more === 0) return `Judged for the ${inCart} in your cart.`;
  return `Judged for the ${inCart} in your cart and ${more} more.`;
}

/**
 * Whether an animal fits the visitor's tank if `more` of it were added to the cart, with every
 * reason (FIT-08).
 */
export default function FitVerdict({
  tankName,
  more,
  inCart,
  verdict: { verdict, reasons },
}: MoreJudged & {
  tankName: string;
  more: number;
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
      {inCart > 0 && <p className="text-sm text-mist">{counted(inCart, more)}</p>}
      {reasons.length === 0 ? (
        <p className="text-sm text-mist">We see nothing against it.</p>
      ) : (
        <ReasonList reasons={reasons} />
      )}
    </section>
  );
}
