import type { ReactNode } from 'react';
import type { PageLink } from 'virtual:reef-content/types';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import type { StructuredData } from '#ui/layout/structured-data.tsx';
import { LEARN_TRAIL, LearnHead } from './learn-head.tsx';

/** Head of a page below /learn, and its breadcrumbs: one trail for search engines and readers. */
export function LearnTop({
  title,
  description,
  path,
  parents = LEARN_TRAIL,
  data = [],
}: {
  title: string;
  description: string;
  path: string;
  /** From home to the page above this one. */
  parents?: readonly PageLink[];
  data?: readonly StructuredData[];
}): ReactNode {
  const above = parents.map(({ label, path: to }) => ({ label, to }));
  return (
    <>
      <LearnHead
        title={title}
        description={description}
        path={path}
        trail={[...parents, { label: title, path }]}
        data={data}
      />
      <Breadcrumbs crumbs={[...above, { label: title }]} />
    </>
  );
}
