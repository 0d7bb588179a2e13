import type { ReactNode } from 'react';
import page from 'virtual:reef-content/page/privacy';
import { siteUrl } from '#platform/site.ts';
import { LinkButton } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { CheckPoints, PointSections } from './check-points.tsx';
import './pages.css';

const { yours } = page;

function Kept(): ReactNode {
  return (
    <Panel title={page.keptTitle}>
      <dl className="privacy-kept">
        {page.kept.map(({ name, what, until }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{what}</dd>
            <dd className="text-sm text-kelp">{until}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm text-haze">{page.keptNote}</p>
    </Panel>
  );
}

function Yours(): ReactNode {
  return (
    <section className="surface guarantee-panel" aria-labelledby="yours-title">
      <h2 id="yours-title" className="text-2xl">
        {yours.title}
      </h2>
      <p className="mt-2">{yours.text}</p>
      <div className="guarantee-panel-points">
        {yours.columns.map(({ title, points }) => (
          <div key={title}>
            <h3 className="text-lg">{title}</h3>
            <CheckPoints points={points} />
          </div>
        ))}
      </div>
      <p className="mt-7 text-haze">{page.ask}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <LinkButton to="/contact">Write to us</LinkButton>
        <LinkButton to="/profile" kind="secondary">
          Your profile
        </LinkButton>
      </p>
    </section>
  );
}

/** /privacy: what the shop keeps about people, where and for how long, and what they can do (MKT-02). */
export default function PrivacyPage(): ReactNode {
  return (
    <div className="page pb-8">
      <PageMeta
        title={page.title}
        description={page.description}
        canonicalUrl={siteUrl('/privacy')}
      />
      <PageHeading title={page.title} text={page.intro} />
      <Kept />
      <PointSections sections={page.sections} />
      <Yours />
    </div>
  );
}
