import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LOADING_LIST } from '#platform/data/live/live-query.ts';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import PackingPage from './packing-page.tsx';
import { packingOf } from './use-packing.ts';

const answer = vi.hoisted(() => ({ packing: {} }));
vi.mock('./use-packing.ts', async (original) => ({
  ...(await original<object>()),
  usePacking: () => answer.packing,
}));
vi.mock('#state/session/session.tsx', () => ({
  useAuth: () => ({ user: { uid: 'admin', email: 'admin@reef.test' } }),
}));

const retry = () => undefined;

/** The page of a shop with no order but one without a day, which does not parse if `isUnread`. */
function pageOf(isUnread: boolean): string {
  const chosen = { ...LOADING_LIST, phase: 'ready', isFromCache: false, retry } as const;
  answer.packing = packingOf({
    known: DEFAULT_SETTINGS,
    stored: { phase: 'ready', isRefused: false, retry },
    chosen,
    unchosen: { ...chosen, unparsed: Number(isUnread) },
    now: new Date('2026-11-23T15:00:00Z'),
  });
  return renderToStaticMarkup(
    <MemoryRouter>
      <ToastProvider>
        <PackingPage />
      </ToastProvider>
    </MemoryRouter>,
  );
}

it('SHIP-03 says so of a paid order that does not parse, and not that there is nothing to pack', () => {
  expect(pageOf(true)).toContain('1 order cannot be shown by this version of the shop.');
  expect(pageOf(true)).not.toContain('Nothing to pack');
  expect(pageOf(false)).toContain('Nothing to pack');
});
