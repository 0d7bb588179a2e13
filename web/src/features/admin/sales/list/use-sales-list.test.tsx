import { DEFAULT_SALES_QUERY } from '@reef/domain/orders/sales/sales-view';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LOADING_LIST } from '#platform/data/live/live-query.ts';
import { type SalesList, useSalesList } from './use-sales-list.ts';

const answer = vi.hoisted(() => ({ list: {} }));
vi.mock('#platform/data/live/live-query.ts', async (original) => ({
  ...(await original<object>()),
  useLiveQuery: () => answer.list,
}));

/** The view's list of these documents. */
function listOf(parsed: number, unparsed: number): SalesList | null {
  const items = Array.from({ length: parsed }, (_, at) => anOrder({ id: `order-${at}` }));
  const found = { items, unparsed, isFromCache: false, isReadingOn: false, retry: () => {} };
  answer.list = { ...LOADING_LIST, phase: 'ready', ...found };
  let list: SalesList | null = null;
  function Probe() {
    list = useSalesList(DEFAULT_SALES_QUERY);
    return null;
  }
  renderToStaticMarkup(
    <MemoryRouter>
      <Probe />
    </MemoryRouter>,
  );
  return list;
}

it('SOLD-02 older orders can be reached though one of the page does not parse', () => {
  expect(listOf(39, 1)).toMatchObject({ hasMore: true, unparsed: 1 });
  expect(listOf(38, 1)).toMatchObject({ hasMore: false, unparsed: 1 });
});
