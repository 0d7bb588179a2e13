import type { ReactNode } from 'react';
import page from 'virtual:reef-content/page/featured-fish';
import type { FeaturedFishPage } from 'virtual:reef-content/types';
import { siteUrl } from '#platform/site.ts';
import { LinkButton } from '#ui/forms/button.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { TruckIcon } from '#ui/layout/shop-icons.tsx';
import { CaptionedPicture } from './animals/captioned-picture.tsx';
import { CheckPoints } from './check-points.tsx';
import { GuaranteePanel } from './guarantee-panel.tsx';
import { GuideLinks } from './animals/guide-links.tsx';
import { IconTile } from './animals/icon-tile.tsx';
import { InStockShelf } from './animals/in-stock-shelf.tsx';
import { MarketingHead } from './animals/marketing-head.tsx';
import { CATEGORY_PICTURES, HEAD_PICTURES } from './animals/pictures.ts';
import './pages.css';

type Category = FeaturedFishPage['categories'][number];

function Animal({ animal }: { animal: Category['items'][number] }): ReactNode {
  return (
    <li className="fish-entry">
      <h3>{animal.name}</h3>
      <p className="fish-entry-latin">{animal.scientific}</p>
      <p className="fish-entry-why">{animal.why}</p>
      <dl className="fish-entry-facts figures">
        <div>
          <dt>Adult</dt>
          <dd>{animal.adult}</dd>
        </div>
        <div>
          <dt>Tank from</dt>
          <dd>{animal.tank}</dd>
        </div>
      </dl>
    </li>
  );
}

function CategorySection({ category }: { category: Category }): ReactNode {
  const picture = CATEGORY_PICTURES[category.title];
  return (
    <section className="fish-category">
      <div className="tile-head">
        <IconTile icon={category.icon} />
        <div>
          <h2 className="text-2xl">{category.title}</h2>
          <p>{category.description}</p>
        </div>
      </div>
      <div className="fish-category-body">
        {picture !== undefined && (
          <CaptionedPicture picture={picture} sizes="(min-width: 64rem) 30rem, 92vw" />
        )}
        <ul className="fish-entries">
          {category.items.map((animal) => (
            <Animal key={animal.name} animal={animal} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Delivery(): ReactNode {
  const { title, text, points, action } = page.delivery;
  return (
    <section className="surface local-delivery" aria-labelledby="delivery-title">
      <TruckIcon className="size-16 flex-none text-lumen" />
      <div>
        <h2 id="delivery-title" className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 max-w-2xl">{text}</p>
        <CheckPoints points={points} />
        <p className="mt-4 text-sm text-haze">{page.outside}</p>
        <LinkButton to={action.path} kind="secondary" className="mt-5">
          {action.label}
        </LinkButton>
      </div>
    </section>
  );
}

const SPECIES = page.categories.flatMap(({ items }) => items.map(({ name }) => name));

/** /featured-fish: what we would choose ourselves, and why (MKT-01). */
export default function FeaturedFish(): ReactNode {
  return (
    <div className="page pb-8">
      <PageMeta
        title={page.title}
        description={page.description}
        canonicalUrl={siteUrl('/featured-fish')}
      />
      <MarketingHead {...page} promise={page.guarantee.badge} picture={HEAD_PICTURES.fish} />
      <InStockShelf species={SPECIES} category="Saltwater Fish" shopPath={page.action.path} />
      <div className="fish-categories">
        {page.categories.map((category) => (
          <CategorySection key={category.title} category={category} />
        ))}
      </div>
      <Delivery />
      <GuaranteePanel guarantee={page.guarantee} />
      <GuideLinks entries={page.related} />
    </div>
  );
}
