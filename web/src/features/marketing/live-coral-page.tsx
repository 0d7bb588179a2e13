import type { ReactNode } from 'react';
import page from 'virtual:reef-content/page/live-coral';
import type { LiveCoralPage } from 'virtual:reef-content/types';
import { siteUrl } from '#platform/site.ts';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { CaptionedPicture } from './animals/captioned-picture.tsx';
import { GuaranteePanel } from './guarantee-panel.tsx';
import { GuideLinks } from './animals/guide-links.tsx';
import { IconTile } from './animals/icon-tile.tsx';
import { InStockShelf } from './animals/in-stock-shelf.tsx';
import { MarketingHead } from './animals/marketing-head.tsx';
import { CATEGORY_PICTURES, HEAD_PICTURES } from './animals/pictures.ts';
import './pages.css';

function Group({ group }: { group: LiveCoralPage['groups'][number] }): ReactNode {
  const picture = CATEGORY_PICTURES[group.title];
  return (
    <section className="surface coral-group">
      {picture !== undefined && (
        <CaptionedPicture picture={picture} sizes="(min-width: 64rem) 38rem, 92vw" />
      )}
      <div className="tile-head">
        <IconTile icon={group.icon} />
        <div>
          <h3 className="text-xl">{group.title}</h3>
          <p>{group.description}</p>
        </div>
      </div>
      <ul className="coral-list">
        {group.items.map(({ name, why }) => (
          <li key={name}>
            <strong>{name}</strong>
            {why}
          </li>
        ))}
      </ul>
      <p className="coral-care">
        <span>Needs</span>
        {group.care}
      </p>
    </section>
  );
}

const SPECIES = page.groups.flatMap(({ items }) => items.map(({ name }) => name));

/** /live-coral: why keep coral, and which kind suits (MKT-01). */
export default function LiveCoral(): ReactNode {
  return (
    <div className="page pb-8">
      <PageMeta
        title={page.title}
        description={page.description}
        canonicalUrl={siteUrl('/live-coral')}
      />
      <MarketingHead {...page} promise={page.guarantee.badge} picture={HEAD_PICTURES.coral} />
      <InStockShelf species={SPECIES} category="Live Coral" shopPath={page.action.path} />
      <section aria-labelledby="benefits-title">
        <h2 id="benefits-title" className="text-2xl">
          {page.benefitsTitle}
        </h2>
        <ul className="coral-benefits">
          {page.benefits.map(({ title, description, icon }) => (
            <li key={title} className="surface coral-benefit">
              <IconTile icon={icon} />
              <h3 className="text-lg">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="groups-title" className="mt-14">
        <h2 id="groups-title" className="text-2xl">
          {page.groupsTitle}
        </h2>
        <div className="coral-groups">
          {page.groups.map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </div>
      </section>
      <GuaranteePanel guarantee={page.guarantee} />
      <GuideLinks entries={page.related} />
    </div>
  );
}
