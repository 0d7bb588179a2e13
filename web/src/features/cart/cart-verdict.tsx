import type { ReactNode } from 'react';
import type { Fit, JudgedLine } from '#state/fit/fit.ts';
import { ReasonList } from '#ui/fit/reason-list.tsx';
import { VerdictBadge } from '#ui/fit/verdict-badge.tsx';
import { Link } from '#ui/routing/link.tsx';

function Line({ line, onLeave }: { line: JudgedLine; onLeave: () => void }): ReactNode {
  const { name, verdict } = line;
  return (
    <details className="border-t border-[var(--line)]">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3">
        <span className="font-semibold text-foam first-letter:uppercase">{name}</span>
        <VerdictBadge verdict={verdict.verdict} />
      </summary>
      <div className="pb-4">
        {verdict.reasons.length === 0 ? (
          <p className="text-sm text-mist">We see nothing against it.</p>
        ) : (
          <ReasonList reasons={verdict.reasons} onLeave={onLeave} />
        )}
      </div>
    </details>
  );
}

/**
 * The whole cart in the visitor's tank: each line together with the residents and the other lines
 * (FIT-08).
 */
export default function CartVerdict({
  fit: { tank, cart },
  onLeave,
}: {
  fit: Fit;
  onLeave: () => void;
}): ReactNode {
  return (
    <section className="surface-quiet mt-5 p-4" aria-labelledby="cart-fit">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <h3 id="cart-fit" className="text-base">
          All of it in{' '}
          <Link to="/my-tank" className="text-link" onClick={onLeave}>
            {tank.name}
          </Link>
        </h3>
        <VerdictBadge verdict={cart.worst} />
      </div>
      {cart.lines.map((line) => (
        <Line key={line.id} line={line} onLeave={onLeave} />
      ))}
    </section>
  );
}
