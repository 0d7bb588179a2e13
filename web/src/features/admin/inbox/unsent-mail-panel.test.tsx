import type { WaitingMail } from '@reef/domain/mail/mail';
import { NOON } from '@reef/domain/testing/fixtures';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { LOADING_LIST, useLiveQuery } from '#platform/data/live-query.ts';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { UnsentMailPanel } from './unsent-mail-panel.tsx';

vi.mock(import('#platform/data/live-query.ts'), async (original) => ({
  ...(await original()),
  useLiveQuery: vi.fn<typeof useLiveQuery>(),
}));

afterEach(() => void vi.mocked(useLiveQuery).mockReset());

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
  const items = Array.from({ length: count }, (_, at) => mail(at));
  vi.mocked(useLiveQuery).mockReturnValue({
    ...LOADING_LIST,
    phase: 'ready',
    isFromCache: false,
    items,
    retry: () => {},
    isReadingOn: false,
  });
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
  const [spec] = vi.mocked(useLiveQuery).mock.calls[0] ?? [];
  expect(spec).toMatchObject({ orderBy: [['created_at', 'desc']], limit: 51 });
});

it('ORD-05 where no more wait than are shown, there is no such button', () => {
  const page = pageOf(50);
  expect(page).toContain('Your order 49.');
  expect(page).not.toContain('Load more');
});
