import type { ReactNode } from 'react';
import type { PageLink } from 'virtual:reef-content/types';
import { siteUrl } from '#platform/site.ts';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { StructuredDataScript, type StructuredData } from '#ui/layout/structured-data.tsx';
import { breadcrumbData } from './structured-data.ts';

/** The trail of /learn; every other page's begins with it. */
export const LEARN_TRAIL: readonly PageLink[] = [
  { label: 'Home', path: '/' },
  { label: 'Learn', path: '/learn' },
];

/**
 * Head of a page of this section: title with its suffix, description, canonical link, data
 * (LEARN-06).
 */
export function LearnHead({
  title,
  description,
  path,
  trail,
  data = [],
}: {
  title: string;
  description: string;
  path: string;
  /** From home to this page, which is last. */
  trail: readonly PageLink[];
  data?: readonly StructuredData[];
}): ReactNode {
  return (
    <>
      <PageMeta title={`${title} | Learn`} description={description} canonicalUrl={siteUrl(path)} />
      {[breadcrumbData(trail, siteUrl), ...data].map((piece) => (
        <StructuredDataScript key={String(piece['@type'])} data={piece} />
      ))}
    </>
  );
}
