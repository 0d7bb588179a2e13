import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '@reef/domain/catalogue/product';
import { useFit } from '#state/fit/fit.ts';
import { ReasonList } from '#ui/fit/reason-list.tsx';
import { VerdictBadge } from '#ui/fit/verdict-badge.tsx';

/** Whether the animal fits the tank of whoever is here, and why; a quiet question to others. */
export function FitPanel({ product }: { product: Product }): ReactNode {
  const fit = useFit();
  if (fit === null) {
    return (
      <p className="text-sm">
        <Link to="/my-tank" className="text-link inline-flex min-h-11 items-center">
          Will it fit your tank?
        </Link>
      </p>
    );
  }
  const { verdict, reasons } = fit.judge(product);
  return (
    <section className="surface-quiet grid gap-4 p-5" aria-labelledby="fit" aria-live="polite">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="fit" className="text-base">
          In{' '}
          <Link to="/my-tank" className="text-link">
            {fit.tank.name}
          </Link>
        </h2>
        <VerdictBadge verdict={verdict} />
      </div>
      {reasons.length === 0 ? (
        <p className="text-sm text-mist">Nothing speaks against it.</p>
      ) : (
        <ReasonList reasons={reasons} />
      )}
    </section>
  );
}
