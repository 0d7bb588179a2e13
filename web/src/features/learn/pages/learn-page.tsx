import { lazy, use, type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { LinkButton } from '#ui/forms/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { FishIcon } from '#ui/layout/shop-icons.tsx';
import { ArticleView } from './articles/article-view.tsx';
import { HubView } from './hubs/hub-view.tsx';
import { isArticle, isHub, loadArticle, loadHub } from './load-content.ts';

/** Pages of this section that are code: each is a chunk of its own, and none of the app's first. */
const TOOL_PAGES: Readonly<Partial<Record<string, ComponentType>>> = {
  tools: lazy(() => import('#features/learn/calculators/tools-page.tsx')),
  'treatment-tracker': lazy(() => import('#features/learn/keeping/courses/treatment-page.tsx')),
  'tank-log': lazy(() => import('#features/learn/keeping/log/tank-log-page.tsx')),
};

function Article({ slug }: { slug: string }): ReactNode {
  return <ArticleView {...use(loadArticle(slug))} />;
}

function Hub({ slug }: { slug: string }): ReactNode {
  return <HubView {...use(loadHub(slug))} />;
}

/** The 404 of this section (ERR-01), with the way to what the reader was looking for. */
function UnknownPage(): ReactNode {
  return (
    <div className="page py-12">
      <PageMeta title="Page not found" isIndexed={false} />
      <EmptyState
        icon={<FishIcon className="size-10" />}
        heading="h1"
        title="Oops! Page not found"
        text="There is no guide at this address. The list of guides has everything we have written."
        action={
          <>
            <LinkButton to="/">Return to Home</LinkButton>
            <LinkButton to="/learn" kind="secondary">
              All guides
            </LinkButton>
          </>
        }
      />
    </div>
  );
}

/** Every page below /learn but the glossary: a hub, an article, or nothing there. */
export default function LearnPage(): ReactNode {
  const { slug = '' } = useParams();
  const ToolPage = Object.hasOwn(TOOL_PAGES, slug) ? TOOL_PAGES[slug] : undefined;
  if (ToolPage !== undefined) return <ToolPage key={slug} />;
  if (isArticle(slug)) return <Article key={slug} slug={slug} />;
  if (isHub(slug) && slug !== 'learn') return <Hub key={slug} slug={slug} />;
  return <UnknownPage />;
}
