import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { PageMeta } from './page-meta.tsx';

/** A whole page with nothing to show but why, and what to do next. Search engines leave it out. */
export function EmptyPage({
  title,
  ...state
}: Omit<ComponentProps<typeof EmptyState>, 'heading' | 'className'>): ReactNode {
  return (
    <div className="page py-10">
      <PageMeta title={title} isIndexed={false} />
      <EmptyState {...state} heading="h1" title={title} />
    </div>
  );
}
