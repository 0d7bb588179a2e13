import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Card } from '#ui/layout/card.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';

/** The token of a mailed link, which stands behind `#`: no server and no other page sees it. */
export function useLinkToken(): string {
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  return token;
}

/** The frame of the pages that mailed links open. */
export function MailedLinkPage({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="page grid justify-items-center pt-10 pb-20 sm:pt-16">
      <PageMeta title={title} isIndexed={false} />
      <div className="mb-7 max-w-xl text-center">
        <h1 tabIndex={-1} data-page-title className="text-3xl">
          {title}
        </h1>
        <p className="mt-3 text-lg text-mist">{text}</p>
      </div>
      <Card className="w-full max-w-xl p-5 sm:p-8">{children}</Card>
    </div>
  );
}
