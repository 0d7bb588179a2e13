import type { ReactNode } from 'react';
import page from 'virtual:reef-content/page/delivery';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import type { DeliveryRule } from '@reef/domain/settings/shop-settings';
import { briefAmount } from '@reef/domain/shipping/format-delivery-prices';
import { deliveryRuleText } from '@reef/domain/shipping/format-delivery-rule';
import { siteUrl } from '#platform/site.ts';
import { useShopSettings } from '#state/settings/shop-settings.ts';
import { LinkButton } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { CheckPoints } from './check-points.tsx';
import { GuaranteePanel } from './guarantee-panel.tsx';
import './pages.css';

/** @param isKnown false while the owner's price is not known: its place stays empty until then. */
function Way({ rule, isKnown }: { rule: DeliveryRule; isKnown: boolean }): ReactNode {
  const { where, when } = deliveryRuleText(rule);
  const { name, cents, free_above_cents: freeAbove } = rule;
  const price = briefAmount(cents);
  return (
    <li className="delivery-way">
      <h3 className="text-lg">{name}</h3>
      <p className="delivery-price">
        <span className="figures text-2xl font-semibold text-foam first-letter:uppercase">
          {isKnown ? price : '\u00A0'}
        </span>
        {isKnown && freeAbove !== null && cents > 0 && (
          <span className="text-sm text-kelp">free from {briefAmount(freeAbove)}</span>
        )}
      </p>
      <div className="delivery-text">
        <p className="text-sm">{where}</p>
        <p className="mt-1 text-sm text-haze">{when}</p>
      </div>
    </li>
  );
}

function Ways(): ReactNode {
  const settings = useShopSettings();
  const { delivery } = settings ?? DEFAULT_SETTINGS;
  const offered = delivery.filter((rule) => rule.is_offered);
  return (
    <Panel title={page.waysTitle}>
      <ul className="divide-y divide-[var(--line)]">
        {offered.map((rule) => (
          <Way key={rule.method} rule={rule} isKnown={settings !== null} />
        ))}
      </ul>
    </Panel>
  );
}

/**
 * /delivery: what shipping costs by the owner's settings, how a box travels, and returns (SEEN-24).
 */
export default function DeliveryPage(): ReactNode {
  return (
    <div className="page pb-8">
      <PageMeta
        title={page.title}
        description={page.description}
        canonicalUrl={siteUrl('/delivery')}
      />
      <PageHeading title={page.title} text={page.intro} />
      <Ways />
      <div className="delivery-sections">
        {page.sections.map(({ title, points }) => (
          <section key={title}>
            <h2 className="text-xl">{title}</h2>
            <CheckPoints points={points} />
          </section>
        ))}
      </div>
      <GuaranteePanel guarantee={page.guarantee} />
      <p className="mt-8 flex flex-wrap gap-3">
        <LinkButton to="/shop">Visit the shop</LinkButton>
        <LinkButton to="/contact" kind="secondary">
          Ask us
        </LinkButton>
      </p>
    </div>
  );
}
