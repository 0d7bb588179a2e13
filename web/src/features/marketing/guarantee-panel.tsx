import type { ReactNode } from 'react';
import type { Guarantee } from 'virtual:reef-content/types';
import { LinkButton } from '#ui/forms/button.tsx';
import { PromiseIcon } from '#ui/layout/shop-icons.tsx';
import { CheckPoints } from './check-points.tsx';

function Points({ title, points }: { title: string; points: readonly string[] }): ReactNode {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <CheckPoints points={points} />
    </div>
  );
}

/** The 48-hour guarantee in full: what it covers and what it asks. */
export function GuaranteePanel({ guarantee }: { guarantee: Guarantee }): ReactNode {
  return (
    <section className="surface guarantee-panel" aria-labelledby="guarantee-title">
      <div className="guarantee-panel-head">
        <PromiseIcon className="size-14 flex-none text-kelp" />
        <div>
          <h2 id="guarantee-title" className="text-2xl">
            {guarantee.title}
          </h2>
          <p className="mt-2 max-w-3xl">{guarantee.text}</p>
        </div>
      </div>
      <div className="guarantee-panel-points">
        <Points title="What it covers" points={guarantee.covers} />
        <Points title="What we ask of you" points={guarantee.asks} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={guarantee.action.path} kind="secondary">
          {guarantee.action.label}
        </LinkButton>
        <LinkButton to={guarantee.claim.path} kind="ghost">
          {guarantee.claim.label}
        </LinkButton>
      </div>
    </section>
  );
}
