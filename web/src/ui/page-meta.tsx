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
  // A page drawn where nobody knows the site's origin leaves it out; the browser puts it in.
  const isFullAddress = canonicalUrl !== undefined && /^https?:/.test(canonicalUrl);
  return (
    <>
      <title>{`${title} | Reef`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {isFullAddress && <link rel="canonical" href={canonicalUrl} />}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content="Reef" />
      {description !== undefined && <meta property="og:description" content={description} />}
      {isFullAddress && <meta property="og:url" content={canonicalUrl} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
    </>
  );
}
