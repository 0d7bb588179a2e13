import { anOrder } from '@reef/domain/testing/order-fixture';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LOADING_LIST } from '#platform/data/live/live-query.ts';
import OrdersPage from './orders-page.tsx';

const answer = vi.hoisted(() => ({ list: {} }));
vi.mock('#platform/data/live/live-query.ts', async (original) => ({
  ...(await original<object>()),
  useLiveQuery: () => answer.list,
}));
vi.mock('#state/session/session.tsx', () => ({
  useAuth: () => ({ user: { uid: 'ana', email: 'ana@reef.test' } }),
}));

/** The page of a buyer with these orders, of which the server has said so. */
function pageOf(parsed: number, unparsed: number): string {
  const items = Array.from({ length: parsed }, (_, at) => anOrder({ id: `order-${at}` }));
  const found = { items, unparsed, isFromCache: false, isReadingOn: false, retry: () => {} };
  answer.list = { ...LOADING_LIST, phase: 'ready', ...found };
  return renderToStaticMarkup(
    <MemoryRouter>
      <OrdersPage />
    </MemoryRouter>,
  );
}

const UNREAD = '1 order cannot be shown by this version of the shop. Reload the page.';

it('ORD-01 a buyer whose only order does not parse reads so, and not that there is none', () => {
  const page = pageOf(0, 1);
  expect(page).toContain(UNREAD);
  expect(page).not.toContain('No orders yet');
  expect(page).not.toContain('could not be loaded');
  expect(pageOf(0, 0)).toContain('No orders yet');
});

it('ORD-01 older orders can be reached though one does not parse', () => {
  const page = pageOf(10, 1);
  expect(page).toContain(UNREAD);
  expect(page).toContain('Load more');
  expect(pageOf(9, 1)).not.toContain('Load more');
  expect(pageOf(10, 0)).not.toContain('cannot be shown');
});
