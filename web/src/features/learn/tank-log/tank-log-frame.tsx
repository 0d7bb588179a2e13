import type { ReactNode } from 'react';
import { LearnHead } from '#features/learn/pages/learn-head.tsx';
import { LearnLink } from '#features/learn/pages/learn-link.tsx';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { ChevronLeftIcon } from '#ui/layout/icons.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import '#features/learn/pages/hubs/hub.css';
import '#features/learn/tools/tools.css';
import './tank-log.css';

/** The frame of tracker and log: head, way back, heading. */
export function TankLogFrame({
  path,
  title,
  description,
  text,
  children,
}: {
  path: string;
  title: string;
  description: string;
  text: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="page hub-page keeping-page">
      <LearnHead
        title={title}
        description={description}
        path={path}
        trail={[
          { label: 'Home', path: '/' },
          { label: 'Learn', path: '/learn' },
          { label: 'Tools', path: '/learn/tools' },
          { label: title, path },
        ]}
      />
      <Breadcrumbs
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Learn', to: '/learn' },
          { label: 'Tools', to: '/learn/tools' },
          { label: title },
        ]}
      />
      <LearnLink to="/learn/tools" className="back-link">
        <ChevronLeftIcon className="size-4" />
        Back to Tools
      </LearnLink>
      <PageHeading title={title} text={text} />
      {children}
    </div>
  );
}
