import type { ReactNode } from 'react';
import { LinkButton } from '#ui/forms/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { FishIcon } from '#ui/layout/shop-icons.tsx';

/** Any path that leads nowhere (ERR-01). */
export function NotFoundPage(): ReactNode {
  return (
    <div className="page py-12">
      <PageMeta title="Page not found" isIndexed={false} />
      <EmptyState
        icon={<FishIcon className="size-10" />}
        heading="h1"
        title="Oops! Page not found"
        text="Whatever swam here has moved on, or the address has a slip in it."
        action={
          <>
            <LinkButton to="/">Return to Home</LinkButton>
            <LinkButton to="/shop" kind="secondary">
              Browse the shop
            </LinkButton>
          </>
        }
      />
    </div>
  );
}
