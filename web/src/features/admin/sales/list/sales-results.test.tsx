import { DEFAULT_SALES_QUERY } from '@reef/domain/orders/sales/sales-view';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SalesResults } from './sales-results.tsx';
import type { SalesList } from './use-sales-list.ts';

const nothing = () => undefined;
const LIST: SalesList = {
  phase: 'ready',
  isRefused: false,
  rows: [],
  unparsed: 0,
  pendingIds: new Set(),
  isFromCache: false,
  hasMore: false,
  isReadingOn: false,
  isFilteredHere: false,
  readCount: 0,
  loadMore: nothing,
  retry: nothing,
};

function wordsOf(list: SalesList): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <SalesResults
        list={list}
        query={DEFAULT_SALES_QUERY}
        onQuery={nothing}
        onTick={nothing}
        onGuarantee={nothing}
        onSlip={nothing}
        onDelivered={nothing}
        onNotDelivered={nothing}
      />
    </MemoryRouter>,
  );
}

it('SOLD-02 SOLD-09 says of orders that do not parse how many they are, and not that nothing else is there', () => {
  const [unread, none] = ['2 orders cannot be shown by this version', 'No sales match your search'];
  expect(wordsOf({ ...LIST, unparsed: 2 })).toContain(unread);
  expect(wordsOf({ ...LIST, unparsed: 2 })).not.toContain(none);
  expect(wordsOf(LIST)).toContain(none);
  const rows = wordsOf({ ...LIST, rows: [anOrder()], unparsed: 2 });
  expect(rows).toContain(unread);
  expect(rows).toContain('1 order shown.');
});
