import type { ReactNode } from 'react';
import page from 'virtual:reef-content/page/delivery';
import type { DeliveryRule, PublicSettings } from '@reef/domain/settings/shop-settings';
import { arrivalDays, shippingCents } from '@reef/domain/shipping/arrival';
import { briefAmount } from '@reef/domain/shipping/format-delivery-prices';
import { deliveryRuleText } from '@reef/domain/shipping/format-delivery-rule';
import { useNow } from '#platform/clock.ts';
import { siteUrl } from '#platform/site.ts';
import { LinkButton } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { PointSections } from './check-points.tsx';
import { GuaranteePanel } from './guarantee-panel.tsx';
import { useOwnersDetails } from './use-owners-details.ts';
import './pages.css';

function Way({ rule, settings }: { rule: DeliveryRule; settings: PublicSettings }): ReactNode {
  const now = useNow('minute');
  const { where, when } = deliveryRuleText(rule);
  const isOpen = arrivalDays(settings, rule, now).length > 0;
  const { name, free_above_cents: freeAbove } = rule;
  const cents = shippingCents(rule, 0);
  return (
    <li className="delivery-way">
      <h3 className="text-lg">{name}</h3>
      <p className="delivery-price">
        <span className="figures text-2xl font-semibold text-foam first-letter:uppercase">
          {briefAmount(cents)}
        </span>
        {freeAbove !== null && cents > 0 && (
          <span className="text-sm text-kelp">free from {briefAmount(freeAbove)}</span>
        )}
      </p>
      <div className="delivery-text">
        <p className="text-sm">{where}</p>
        <p className="mt-1 text-sm text-haze">
          {isOpen ? when : 'No day of arrival is open at the moment.'}
        </p>
      </div>
    </li>
  );
}

function Ways(): ReactNode {
  const { settings, pending } = useOwnersDetails();
  return (
    <Panel title={page.waysTitle}>
      {settings === null ? (
        <div className="delivery-ways-pending">
          <p>{pending}</p>
          <noscript>
            <p className="text-sun">
              Our prices and areas are loaded by JavaScript, which is off in this browser.
            </p>
          </noscript>
        </div>
      ) : (
        <ul className="divide-y divide-[var(--line)]">
          {settings.delivery
            .filter((rule) => rule.is_offered)
            .map((rule) => (
              <Way key={rule.method} rule={rule} settings={settings} />
            ))}
        </ul>
      )}
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
      <PointSections sections={page.sections} />
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
