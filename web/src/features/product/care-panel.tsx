import type { ReactNode } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import type { Care } from '@reef/domain/fit/care';
import { siteUrl } from '#platform/site.ts';
import { GUIDE_TITLES } from '#ui/fit/guide-titles.ts';
import { SizeFigure } from '#ui/fit/size-figure.tsx';
import { StructuredDataScript } from '#ui/layout/structured-data.tsx';
import { WarningIcon } from '#ui/layout/icons.tsx';
import { Link } from '#ui/routing/link.tsx';
import { careFacts, careProperties, guidesFor, hazardText, sizeText } from './format-care.ts';

function Size({ care }: { care: Care }): ReactNode {
  const { group, adult_size_in: size } = care;
  const text = sizeText(care);
  if (size === undefined || text === null) return null;
  return (
    <figure className="grid content-end gap-2">
      <SizeFigure group={group} size={size} label={`Grown, ${text}, beside a hand`} />
      <figcaption className="text-center text-xs text-haze">
        Grows to <strong className="figures text-sm text-foam">{text}</strong>
      </figcaption>
    </figure>
  );
}

/** The facts for search engines; the id ties them to the product in the page's head. */
function careData(id: string, care: Care): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${siteUrl(`/product/${id}`)}#product`,
    additionalProperty: careProperties(care).map((property) => ({
      '@type': 'PropertyValue',
      ...property,
    })),
  };
}

/** What a buyer must know about the animal, read in ten seconds (FIT-04). Hazard first. */
export default function CarePanel({
  id,
  care,
}: Pick<Product, 'id'> & {
  care: Care;
}): ReactNode {
  const hazard = hazardText(care);
  const facts = careFacts(care);
  return (
    <section className="surface p-5 sm:p-6" aria-labelledby="care">
      <StructuredDataScript data={careData(id, care)} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="care" className="text-xl">
          Care at a glance
        </h2>
        {care.scientific_name !== undefined && (
          <p className="text-sm text-mist">
            <i lang="la">{care.scientific_name}</i>
          </p>
        )}
      </div>
      {hazard !== null && (
        <p className="mt-4 flex gap-3 rounded-md border border-sun/50 bg-sun/10 p-3.5 text-sm font-semibold text-sun">
          <WarningIcon className="mt-0.5 size-5 flex-none" />
          <span>{hazard}</span>
        </p>
      )}
      <div className="mt-5 grid gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <Size care={care} />
        <dl className="grid content-center gap-2.5 text-sm">
          {facts.map(({ name, value, detail }) => (
            <div key={name} className="grid grid-cols-[6rem_1fr] items-baseline gap-x-3">
              <dt className="text-haze">{name}</dt>
              <dd className="figures font-semibold text-foam">
                <span>{value}</span>
                {detail !== undefined && (
                  <span className="block text-xs font-normal text-haze">{detail}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-5 border-t border-[var(--line)] pt-2 text-sm">
        {guidesFor(care).map((guide) => (
          <li key={guide}>
            <Link to={guide} className="text-link inline-flex min-h-11 items-center">
              {GUIDE_TITLES[guide]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
