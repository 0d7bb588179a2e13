import type { ReactNode } from 'react';
import { PageMeta } from '#ui/layout/page-meta.tsx';

/**
 * What all pages for signing in have in common: their heading, with what follows below it.
 * @param pageTitle of the document, if it is not the heading's.
 */
export function AuthFrame({
  title,
  text,
  pageTitle = title,
  children,
}: {
  title: string;
  text: string;
  pageTitle?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="page grid justify-items-center pt-10 pb-20 sm:pt-16">
      <PageMeta title={pageTitle} isIndexed={false} />
      <div className="mb-7 max-w-xl text-center">
        <h1 tabIndex={-1} data-page-title className="text-3xl">
          {title}
        </h1>
        <p className="mt-3 text-lg text-mist">{text}</p>
      </div>
      {children}
    </div>
  );
}
