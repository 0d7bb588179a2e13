import type { WaitingMail } from '@reef/domain/mail/mail';
import { NOON } from '@reef/domain/testing/fixtures';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LOADING_LIST } from '#platform/data/live/live-query.ts';
import { usePages } from '#ui/forms/load-more.tsx';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { UnsentMailList, unsentMails } from './unsent-mail-panel.tsx';

const mail = (at: number): WaitingMail => ({
  id: `mail-${at}`,
  to: ['buyer@example.test'],
  message: { subject: `Your order ${at}.`, text: '', html: '' },
  delivery: { state: 'ERROR', attempts: 1, error: 'no such mailbox' },
  created_at: NOON,
  due_at: null,
});

const KNOWN = {
  ...LOADING_LIST,
  phase: 'ready',
  isFromCache: false,
  isReadingOn: false,
  retry: () => undefined,
} as const;

type Waiting = { mails: readonly WaitingMail[]; unparsed: number };

/**
 * The first page of two mails; the server has as many of `mails` as the page asks for, the first
 * `unparsed` of which cannot be shown.
 */
function FirstPage({ mails, unparsed }: Waiting): ReactNode {
  const pages = usePages('mail', 2);
  const items = mails.slice(unparsed, unsentMails(pages.limit).limit);
  return <UnsentMailList list={{ ...KNOWN, items, unparsed }} pages={pages} />;
}

/** The panel's page while so many mails wait. */
function pageOf(count: number, unparsed = 0): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ToastProvider>
        <FirstPage mails={Array.from({ length: count }, (_, at) => mail(at))} unparsed={unparsed} />
      </ToastProvider>
    </MemoryRouter>,
  );
}

it('ORD-05 the newest unsent mails are on the first page, and a button leads to the others', () => {
  const page = pageOf(4);
  expect(page).toContain('Your order 1.');
  expect(page).not.toContain('Your order 2.');
  expect(page).toContain('Load more');
  expect(unsentMails(3)).toMatchObject({ orderBy: [['created_at', 'desc']], limit: 3 });
});

it('ORD-05 an empty list does not say that no mail waits: those with one-time links are not in it', () => {
  const page = pageOf(0);
  expect(page).toContain('None waits, unless it holds a one-time link');
  expect(page).not.toContain('No mail waits');
});

it('ORD-05 where no more wait than are shown, there is no such button', () => {
  const page = pageOf(2);
  expect(page).toContain('Your order 1.');
  expect(page).not.toContain('Load more');
});

it('ORD-05 what is behind a mail that does not parse can be reached', () => {
  expect(pageOf(3, 1)).toContain('Load more');
  expect(pageOf(3, 2)).toContain('Load more');
  expect(pageOf(2, 1)).not.toContain('Load more');
});
