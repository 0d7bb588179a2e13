import type { ReactNode } from 'react';
import { canStore } from '#platform/storage.ts';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { PartErrorBoundary } from '#ui/layout/part-error-boundary.tsx';
import { PageReady } from './routing/page-ready.tsx';

function PageFailed(): ReactNode {
  return (
    <div className="page py-12">
      <PageMeta title="Something went wrong" isIndexed={false} />
      <ErrorState
        heading="h1"
        message="Something went wrong"
        text={`The page could not be shown.${canStore() ? ' Your cart is safe.' : ''}`}
        retryLabel="Reload Page"
        onRetry={() => window.location.reload()}
      />
      <PageReady />
    </div>
  );
}

/**
 * The last resort: a page that cannot be rendered says so and offers to reload (ERR-02). The input
 * that the start script has held back goes to it, so that the button answers.
 */
export function ErrorBoundary({ children }: { children: ReactNode }): ReactNode {
  return <PartErrorBoundary fallback={<PageFailed />}>{children}</PartErrorBoundary>;
}
