import { lazy, use, type ComponentType, type ReactNode } from 'react';
import { NotFound } from '#ui/layout/not-found.tsx';
import { useParams } from '#ui/routing/params.ts';
import { ArticleView } from './articles/article-view.tsx';
import { HubView } from './hubs/hub-view.tsx';
import { isArticle, isHub, loadArticle, loadHub } from './load-content.ts';

/**
 * Pages of this section that are code: each is a chunk of its own, and none is in the app's first.
 */
const TOOL_PAGES: Readonly<Partial<Record<string, ComponentType>>> = {
  tools: lazy(() => import('#features/learn/tools/tools-page.tsx')),
  'treatment-tracker': lazy(() => import('#features/learn/tank-log/courses/treatment-page.tsx')),
  'tank-log': lazy(() => import('#features/learn/tank-log/page/tank-log-page.tsx')),
};

function Article({ slug }: { slug: string }): ReactNode {
  return <ArticleView {...use(loadArticle(slug))} />;
}

function Hub({ slug }: { slug: string }): ReactNode {
  return <HubView {...use(loadHub(slug))} />;
}

/** Every page below /learn except the glossary: a hub, an article, or not found. */
export default function LearnPage(): ReactNode {
  const { slug = '' } = useParams();
  const ToolPage = Object.hasOwn(TOOL_PAGES, slug) ? TOOL_PAGES[slug] : undefined;
  if (ToolPage !== undefined) return <ToolPage key={slug} />;
  if (isArticle(slug)) return <Article key={slug} slug={slug} />;
  if (isHub(slug) && slug !== 'learn') return <Hub key={slug} slug={slug} />;
  return (
    <NotFound
      text="There is no guide at this address. The list of guides has everything we have written."
      way={{ to: '/learn', label: 'All guides' }}
    />
  );
}
