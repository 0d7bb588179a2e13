import type { ReactNode } from 'react';
import { sections } from 'virtual:reef-content/index';
import type { CompiledHub, HubBeginning, HubCard } from 'virtual:reef-content/types';
import { Button, LinkButton } from '#ui/forms/button.tsx';
import { ArrowRightIcon, SearchIcon } from '#ui/layout/icons.tsx';
import { useOverlays } from '#ui/overlays/overlays.tsx';
import { ProductPicture } from '#ui/product/product-picture.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { ContentIcon } from '#features/learn/pages/content-icon.tsx';
import { HubAlso } from './hub-also.tsx';
import { LEARN_TRAIL, LearnHead } from '#features/learn/pages/learn-head.tsx';
import { LearnLink } from '#features/learn/pages/learn-link.tsx';
import './hub.css';

const GUIDES = sections.reduce((sum, { slugs }) => sum + slugs.length, 0);

/** One of the catalogue's drawings, decorative: the words next to it say the same. */
function Drawing({ name, sizes }: { name: string; sizes: string }): ReactNode {
  return (
    <ProductPicture
      src={`/catalogue/${name}-640.webp`}
      name=""
      emptyLabel=""
      className="learn-picture"
      sizes={sizes}
    />
  );
}

/** Starting points for three kinds of reader, each one tap away. */
function Beginnings({ begin }: { begin: readonly HubBeginning[] }): ReactNode {
  return (
    <ul className="learn-beginnings">
      {begin.map(({ who, title, text, path, picture }) => (
        <li key={path} className="surface surface-live learn-beginning">
          <Drawing name={picture} sizes="(min-width: 48rem) 26rem, 8rem" />
          <div>
            <p className="learn-who">{who}</p>
            <h2>
              <LearnLink to={path} className="door-link">
                {title}
              </LearnLink>
            </h2>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Door({ card }: { card: HubCard }): ReactNode {
  return (
    <li className="surface surface-live learn-door">
      {card.picture !== undefined && <Drawing name={card.picture} sizes="20rem" />}
      <span className="icon-tile">
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

/** /learn: three starting points, and seven doors, each with its content (LEARN-01). */
export function LearnHubView({ hub }: { hub: CompiledHub }): ReactNode {
  const { show } = useOverlays();
  return (
    <div className="page hub-page">
      <LearnHead
        title={hub.title}
        description={hub.description}
        path="/learn"
        trail={LEARN_TRAIL}
      />
      <PageHeading
        eyebrow={`${GUIDES} guides, one page of tools, one glossary`}
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
      <Beginnings begin={hub.begin} />
      <ul className="learn-doors">
        {hub.cards.map((card) => (
          <Door key={card.title} card={card} />
        ))}
      </ul>
      <HubAlso groups={hub.also} />
    </div>
  );
}
