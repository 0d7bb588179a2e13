import type { ReactNode } from 'react';
import { LEARN_TRAIL } from '#features/learn/pages/learn-head.tsx';
import { LearnTop } from '#features/learn/pages/learn-top.tsx';
import { LearnLink } from '#features/learn/pages/learn-link.tsx';
import { ChevronLeftIcon } from '#ui/layout/later-icons.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import '#features/learn/pages/hubs/hub.css';
import '#features/learn/tools/tools.css';
import './tank-log.css';

const PARENTS = [...LEARN_TRAIL, { label: 'Tools', path: '/learn/tools' }];

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
      <LearnTop title={title} description={description} path={path} parents={PARENTS} />
      <LearnLink to="/learn/tools" className="back-link">
        <ChevronLeftIcon className="size-4" />
        Back to Tools
      </LearnLink>
      <PageHeading title={title} text={text} />
      {children}
    </div>
  );
}
