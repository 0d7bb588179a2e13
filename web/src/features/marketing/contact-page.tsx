import type { ReactNode } from 'react';
import page from 'virtual:reef-content/page/contact';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { openingRows } from '@reef/domain/settings/opening-hours';
import { useShopSettings } from '#state/settings/shop-settings.ts';
import { useNothingKept } from '#platform/nothing-kept.ts';
import { siteUrl } from '#platform/site.ts';
import { Panel } from '#ui/layout/card.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { ContactForm } from './contact-form.tsx';
import { EnvelopeIcon, HandsetIcon, PinIcon } from './contact-icons.tsx';
import './pages.css';

const { details } = page;

/** A phone number for a link: its digits, American ones with the country code. */
function phoneHref(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return phone.startsWith('+') || digits.length > 10 ? `tel:+${digits}` : `tel:+1${digits}`;
}

/** What happens to a message (ORD-07). */
const WAITS = 'your message waits on this device, and is sent once you are online again.';

function howToReachUs(nothing: string | null): string {
  return `We answer by email. Without a connection ${nothing === null ? WAITS : `no message is sent. ${nothing}`}`;
}

function Ways(): ReactNode {
  const { contact } = useShopSettings() ?? DEFAULT_SETTINGS;
  return (
    <ul className="contact-ways">
      <li>
        <a href={phoneHref(contact.phone)} className="surface surface-live contact-way">
          <HandsetIcon className="size-7 text-coral" />
          <span>
            Call us
            <strong className="figures">{contact.phone}</strong>
          </span>
        </a>
      </li>
      <li>
        <a href={`mailto:${contact.email}`} className="surface surface-live contact-way">
          <EnvelopeIcon className="size-7 text-lumen" />
          <span>
            Email us
            <strong>{contact.email}</strong>
          </span>
        </a>
      </li>
    </ul>
  );
}

function Hours(): ReactNode {
  const { hours } = useShopSettings() ?? DEFAULT_SETTINGS;
  return (
    <Panel title={page.hoursTitle}>
      <dl className="contact-hours figures">
        {openingRows(hours).map(({ days, short, text }) => (
          <div key={days}>
            <dt>
              <abbr title={days}>{short}</abbr>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-kelp">{page.reply}</p>
    </Panel>
  );
}

function Place(): ReactNode {
  const { street, city, state, zip } = (useShopSettings() ?? DEFAULT_SETTINGS).contact;
  return (
    <Panel title="Contact Information">
      <address className="contact-place">
        <PinIcon className="size-6 flex-none text-lumen" />
        <span>
          {details.name}
          <br />
          {street}
          <br />
          {city}, {state} {zip}
        </span>
      </address>
      <p className="mt-4 text-sm">{details.visits}</p>
      <p className="mt-4 text-sm text-haze">{page.urgent}</p>
    </Panel>
  );
}

/** /contact: how to reach the shop, its hours, and the form (CONT-01). */
export default function Contact(): ReactNode {
  return (
    <div className="page pb-8">
      <PageMeta
        title={page.title}
        description={page.description}
        canonicalUrl={siteUrl('/contact')}
      />
      <PageHeading title={page.title} text={page.intro} />
      <Ways />
      <div className="contact-columns">
        <Panel title={page.form.title} text={howToReachUs(useNothingKept())}>
          <ContactForm />
        </Panel>
        <div className="grid content-start gap-5">
          <Hours />
          <Place />
        </div>
      </div>
    </div>
  );
}
