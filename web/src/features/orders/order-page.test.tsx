import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LOADING_LIST } from '#platform/data/live/live-query.ts';
import OrderPage from './order-page.tsx';

const answer = vi.hoisted(() => ({ unparsed: 0 }));
vi.mock('#platform/data/live/live-query.ts', async (original) => ({
  ...(await original<object>()),
  useLiveQuery: () => ({
    ...LOADING_LIST,
    ...answer,
    phase: 'ready',
    isFromCache: false,
    retry: () => {},
  }),
}));
vi.mock('#state/session/session.tsx', () => ({
  useAuth: () => ({ user: { uid: 'ana', email: 'ana@reef.test' } }),
}));

/** The page of an order of which the server has sent so many documents that do not parse. */
function pageOf(unparsed: number): string {
  answer.unparsed = unparsed;
  return renderToStaticMarkup(
    <MemoryRouter>
      <OrderPage />
    </MemoryRouter>,
  );
}

it('ORD-01 an order that does not parse is not one that a buyer does not have', () => {
  expect(pageOf(0)).toContain('Order not found');
  expect(pageOf(1)).not.toContain('Order not found');
  expect(pageOf(1)).toContain('This order could not be loaded.');
  expect(pageOf(1)).toContain('Reload the page.');
});
