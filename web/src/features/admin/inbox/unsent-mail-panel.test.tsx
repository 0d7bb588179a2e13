import type { WaitingMail } from '@reef/domain/mail/mail';
import { NOON } from '@reef/domain/testing/fixtures';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import type { QuerySpec } from '#platform/data/query-spec.ts';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { UnsentMailPanel } from './unsent-mail-panel.tsx';

/** What waits at the server, and the query that the panel made last. */
const server = vi.hoisted((): { mails: WaitingMail[]; asked: QuerySpec | null } => ({
  mails: [],
  asked: null,
}));

vi.mock(import('#platform/data/live-query.ts'), async (original) => {
  const { LOADING_LIST, ...others } = await original();
  return {
    ...others,
    LOADING_LIST,
    useLiveQuery: <T,>(spec: QuerySpec | null, schema: z.ZodMiniType<T>) => {
      server.asked = spec;
      return {
        ...LOADING_LIST,
        phase: 'ready' as const,
        isFromCache: false,
        items: server.mails.map((mail) => schema.parse(mail)),
        retry: () => {},
        isReadingOn: false,
      };
    },
  };
});

const mail = (at: number): WaitingMail => ({
  id: `mail-${at}`,
  to: ['buyer@example.test'],
  message: { subject: `Your order ${at}.`, text: '', html: '' },
  delivery: { state: 'ERROR', attempts: 1, error: 'no such mailbox' },
  created_at: NOON,
  due_at: null,
});

/** The panel's page while so many mails wait. */
function pageOf(count: number): string {
  server.mails = Array.from({ length: count }, (_, at) => mail(at));
  return renderToStaticMarkup(
    <ToastProvider>
      <UnsentMailPanel />
    </ToastProvider>,
  );
}

it('ORD-05 the newest unsent mails are on the first page, and a button leads to the others', () => {
  const page = pageOf(51);
  expect(page).toContain('Your order 49.');
  expect(page).not.toContain('Your order 50.');
  expect(page).toContain('Load more');
  expect(server.asked).toMatchObject({ orderBy: [['created_at', 'desc']], limit: 51 });
});

it('ORD-05 where no more wait than are shown, there is no such button', () => {
  const page = pageOf(50);
  expect(page).toContain('Your order 49.');
  expect(page).not.toContain('Load more');
});
