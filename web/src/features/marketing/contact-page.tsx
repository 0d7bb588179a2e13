import type { ReactNode } from 'react';
import page from 'virtual:reef-content/page/contact';
import { openingRows } from '@reef/domain/settings/opening-hours';
import { useNothingKept } from '#platform/nothing-kept.ts';
import { siteUrl } from '#platform/site.ts';
import { Panel } from '#ui/layout/card.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { ContactForm } from './contact/contact-form.tsx';
import { EnvelopeIcon, HandsetIcon, PinIcon } from './contact/contact-icons.tsx';
import { BLANK, useOwnersDetails } from './use-owners-details.ts';
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
  const { settings, pending } = useOwnersDetails();
  const contact = settings?.contact;
  return (
    <ul className="contact-ways">
      <li>
        <a href={contact && phoneHref(contact.phone)} className="surface surface-live contact-way">
          <HandsetIcon className="size-7 text-coral" />
          <span>
            Call us
            <strong className="figures">{contact?.phone ?? pending}</strong>
          </span>
        </a>
      </li>
      <li>
        <a href={contact && `mailto:${contact.email}`} className="surface surface-live contact-way">
          <EnvelopeIcon className="size-7 text-lumen" />
          <span>
            Email us
            <strong>{contact?.email ?? pending}</strong>
          </span>
        </a>
      </li>
    </ul>
  );
}

function Hours(): ReactNode {
  const { settings, pending } = useOwnersDetails();
  return (
    <Panel title={page.hoursTitle}>
      {settings === null ? (
        <p className="contact-hours">{pending}</p>
      ) : (
        <dl className="contact-hours figures">
          {openingRows(settings.hours).map(({ days, short, text }) => (
            <div key={days}>
              <dt>
                <abbr title={days}>{short}</abbr>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-4 text-sm text-kelp">{page.reply}</p>
    </Panel>
  );
}

function Place(): ReactNode {
  const { settings, pending } = useOwnersDetails();
  const contact = settings?.contact;
  return (
    <Panel title="Contact Information">
      <address className="contact-place">
        <PinIcon className="size-6 flex-none text-lumen" />
        <span>
          {details.name}
          <span className="block">{contact?.street ?? pending}</span>
          <span className="block">
            {contact ? `${contact.city}, ${contact.state} ${contact.zip}` : BLANK}
          </span>
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
      <noscript>
        <p className="mb-5 text-sun">
          Our phone number, email, address and hours are loaded by JavaScript, which is off in this
          browser.
        </p>
      </noscript>
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
