import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { PromiseIcon } from '../../ui/shop-icons.tsx';

/** The head of a marketing page: what it is about, the promise, and the way to the shop. */
export function MarketingHead({
  title,
  intro,
  promise,
  action,
}: {
  title: string;
  intro: string;
  promise: string;
  action: { label: string; path: string };
}): ReactNode {
  return (
    <div className="marketing-head">
      <p className="badge tone-good marketing-promise">
        <PromiseIcon className="size-4" />
        {promise}
      </p>
      <h1 tabIndex={-1} className="marketing-title">
        {title}
      </h1>
      <p className="marketing-intro">{intro}</p>
      <LinkButton to={action.path} size="large">
        {action.label}
      </LinkButton>
    </div>
  );
}
