import type { ReactNode } from 'react';
import { LinkButton } from '#ui/forms/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { PageMeta } from './page-meta.tsx';
import { FishIcon } from './shop-icons.tsx';

/**
 * The page of an address that does not exist (ERR-01); `way` leads to what the visitor was probably
 * looking for.
 */
export function NotFound({
  text,
  way,
}: {
  text: string;
  way: { to: string; label: string };
}): ReactNode {
  return (
    <div className="page py-12">
      <PageMeta title="Page not found" isIndexed={false} />
      <EmptyState
        icon={<FishIcon className="size-10" />}
        heading="h1"
        title="Oops! Page not found"
        text={text}
        action={
          <>
            <LinkButton to="/">Return to Home</LinkButton>
            <LinkButton to={way.to} kind="secondary">
              {way.label}
            </LinkButton>
          </>
        }
      />
    </div>
  );
}
