import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFit, type JudgedLine } from '#state/fit/fit.ts';
import { ReasonList } from '#ui/fit/reason-list.tsx';
import { VerdictBadge } from '#ui/fit/verdict-badge.tsx';

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
          <p className="text-sm text-mist">Nothing speaks against it.</p>
        ) : (
          <ReasonList reasons={verdict.reasons} onLeave={onLeave} />
        )}
      </div>
    </details>
  );
}

/** What the whole cart would be in one's tank: each line beside the residents and the other lines. */
export function CartFit({ onLeave }: { onLeave: () => void }): ReactNode {
  const fit = useFit();
  if (fit === null) {
    return (
      <p className="pt-4 text-sm">
        <Link
          to="/my-tank"
          className="text-link inline-flex min-h-11 items-center"
          onClick={onLeave}
        >
          Will it fit your tank?
        </Link>
      </p>
    );
  }
  return (
    <section className="surface-quiet mt-5 p-4" aria-labelledby="cart-fit">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <h3 id="cart-fit" className="text-base">
          All of it in{' '}
          <Link to="/my-tank" className="text-link" onClick={onLeave}>
            {fit.tank.name}
          </Link>
        </h3>
        <VerdictBadge verdict={fit.cart.worst} />
      </div>
      {fit.cart.lines.map((line) => (
        <Line key={line.id} line={line} onLeave={onLeave} />
      ))}
    </section>
  );
}
