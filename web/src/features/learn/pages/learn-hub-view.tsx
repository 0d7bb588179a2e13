import type { ReactNode } from 'react';
import { sections } from 'virtual:reef-content/index';
import type { CompiledHub, HubCard } from 'virtual:reef-content/types';
import { Button, LinkButton } from '#ui/forms/button.tsx';
import { ArrowRightIcon, SearchIcon } from '#ui/layout/icons.tsx';
import { useOverlays } from '#ui/overlays/overlays.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { ContentIcon } from './content-icon.tsx';
import { HubAlso } from './hub-also.tsx';
import { LearnHead } from './learn-head.tsx';
import { LearnLink } from './learn-link.tsx';
import './hub.css';

const GUIDES = sections.reduce((sum, { slugs }) => sum + slugs.length, 0);

function Door({ card }: { card: HubCard }): ReactNode {
  return (
    <li className="surface surface-live learn-door">
      <span className="hub-icon">
        <ContentIcon icon={card.icon} className="size-7" />
      </span>
      <h2>
        <LearnLink to={card.path ?? '/learn'} className="door-link">
          {card.title}
        </LearnLink>
      </h2>
      <p className="door-text">{card.description}</p>
      <ul className="door-topics">
        {card.topics.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <ArrowRightIcon className="door-arrow size-5" />
    </li>
  );
}

/** /learn: seven doors, each with what is behind it (LEARN-01). */
export function LearnHubView({ hub }: { hub: CompiledHub }): ReactNode {
  const { show } = useOverlays();
  return (
    <div className="page hub-page">
      <LearnHead
        title={hub.title}
        description={hub.description}
        path="/learn"
        trail={[
          { label: 'Home', path: '/' },
          { label: 'Learn', path: '/learn' },
        ]}
      />
      <PageHeading
        eyebrow={`${GUIDES} guides, four tools, one glossary`}
        title={hub.title}
        text={hub.intro}
        actions={
          <div className="flex flex-wrap gap-3">
            <LinkButton kind="secondary" to="/learn/stocking-planner">
              Plan your stocking
            </LinkButton>
            <Button kind="secondary" onClick={() => show('search')}>
              <SearchIcon className="size-4" />
              Search the guides
            </Button>
          </div>
        }
      />
      <ul className="learn-doors">
        {hub.cards.map((card) => (
          <Door key={card.title} card={card} />
        ))}
      </ul>
      <HubAlso groups={hub.also} />
    </div>
  );
}
