import type { ReactNode } from 'react';

/** The document's head: title, description, canonical address. React moves these into the head. */
export function PageMeta({
  title,
  description,
  canonicalUrl,
  pictureUrl,
  isIndexed = true,
}: {
  /** The page's own name; the shop's name follows it. */
  title: string;
  description?: string;
  canonicalUrl?: string;
  /** Shown by services that preview a link to the page; a full address. */
  pictureUrl?: string | undefined;
  /** False for pages that search engines should leave out. */
  isIndexed?: boolean;
}): ReactNode {
  // A page rendered without the site's origin leaves it out; the browser adds it.
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
      {pictureUrl !== undefined && <meta property="og:image" content={pictureUrl} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
    </>
  );
}
