import { lazy, use, type ComponentType, type ReactNode } from 'react';
import type { HubCard } from 'virtual:reef-content/types';
import { ContentIcon } from '#features/learn/pages/content-icon.tsx';
import { HubAlso } from '#features/learn/pages/hubs/hub-also.tsx';
import { LearnTop } from '#features/learn/pages/learn-top.tsx';
import { LearnLink } from '#features/learn/pages/learn-link.tsx';
import { loadHub } from '#features/learn/pages/load-content.ts';
import { useHashScroll } from '#features/learn/pages/use-hash-scroll.ts';
import { RelatedArticles } from '#features/learn/pages/articles/article-footer.tsx';
import { ChevronLeftIcon } from '#ui/layout/later-icons.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { isDripBegun } from './drip/drip-session.ts';
import { ToolPanel } from './tool-panel.tsx';
import { TOOL_LOADERS } from './tool-registry.ts';
import '#features/learn/pages/hubs/hub.css';
import './tools-page.css';

/** The tools by name. The code of each loads as its panel opens. */
const TOOLS: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries(TOOL_LOADERS).map(([name, load]) => [name, lazy(load)]),
);

/** The tools that run on after the page is left, and whether they do. */
const RUNNING: ReadonlyMap<string, () => boolean> = new Map([['drip-timer', isDripBegun]]);

function Group({ card }: { card: HubCard }): ReactNode {
  return (
    <section className="tool-group">
      <h2>
        <ContentIcon icon={card.icon} className="size-6 text-lumen" />
        {card.title}
      </h2>
      <p>{card.description}</p>
      <div className="tool-panels">
        {card.topics.map(({ label, tool = '', detail = '' }) => {
          const Tool = TOOLS.get(tool);
          return (
            Tool !== undefined && (
              <ToolPanel
                key={tool}
                id={tool}
                title={label}
                text={detail}
                tool={Tool}
                isInUse={RUNNING.get(tool)}
              />
            )
          );
        })}
      </div>
    </section>
  );
}

/** /learn/tools: every calculator on one page, each under its own anchor (LEARN-11). */
export default function ToolsPage(): ReactNode {
  const { hub } = use(loadHub('tools'));
  useHashScroll();
  const { title, description, intro, cards, also, related } = hub;
  return (
    <div className="page hub-page">
      <LearnTop title={title} description={description} path="/learn/tools" />
      <LearnLink to="/learn" className="back-link">
        <ChevronLeftIcon className="size-4" />
        Back to Learn
      </LearnLink>
      <PageHeading title={title} text={intro} />
      {cards.map((card) => (
        <Group key={card.title} card={card} />
      ))}
      <HubAlso groups={also} />
      <RelatedArticles entries={related} />
    </div>
  );
}
