import type { ReactNode } from 'react';

/** Head of the document: title, description, canonical address. React lifts these into the head. */
export function PageMeta({
  title,
  description,
  canonicalUrl,
  isIndexed = true,
}: {
  /** The page's own name; the shop's name follows it. */
  title: string;
  description?: string;
  canonicalUrl?: string;
  /** False for pages that search engines should leave out. */
  isIndexed?: boolean;
}): ReactNode {
  return (
    <>
      <title>{`${title} | Reef`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {canonicalUrl !== undefined && <link rel="canonical" href={canonicalUrl} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
    </>
  );
}
