import { describe, expect, it } from 'vitest';
import { NOON } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';
import type { Order } from '@reef/domain/orders/order';
import {
  categoriesOf,
  DEFAULT_SALES_QUERY,
  orderTitle,
  purchaserOf,
  salesPlan,
  salesRows,
  sortedBy,
  type SalesQuery,
} from './sales-view.ts';

const query = (changes: Partial<SalesQuery>): SalesQuery => ({
  ...DEFAULT_SALES_QUERY,
  ...changes,
});
const range = { from: new Date(0), until: NOON };

const facts = (changes: Partial<SalesQuery>) => salesPlan(query(changes), 50);

describe('the sold view', () => {
  it('SOLD-03 opens by date, latest first; the same header toggles, a new one starts ascending', () => {
    expect(DEFAULT_SALES_QUERY).toMatchObject({ sort: 'date', direction: 'desc' });
    const byTotal = sortedBy(DEFAULT_SALES_QUERY, 'total');
    expect(byTotal).toMatchObject({ sort: 'total', direction: 'asc' });
    expect(sortedBy(byTotal, 'total').direction).toBe('desc');
    expect(sortedBy(sortedBy(byTotal, 'total'), 'total').direction).toBe('asc');
    expect(sortedBy(DEFAULT_SALES_QUERY, 'date').direction).toBe('asc');
  });

  it('SOLD-02 leaves filters, order and limit to the database', () => {
    const plan = salesPlan(query({ category: 'Live Coral', isFilled: false, sort: 'total' }), 50);
    expect(plan).toEqual({
      spec: {
        collection: 'orders',
        where: [
          ['is_fulfilled', '==', false],
          ['payment_status', '==', 'paid'],
          ['categories', 'array-contains', 'Live Coral'],
        ],
        orderBy: [['total_amount', 'desc']],
        limit: 50,
      },
      isExact: true,
      isSortedHere: false,
    });
  });

  it('SOLD-02 never looks into two lists at once', () => {
    const searches = ['', 'ana', 'ana clown'];
    for (const search of searches) {
      for (const sort of ['date', 'category'] as const) {
        const { spec } = salesPlan(query({ search, sort, category: 'WYSIWYG', range }), 50);
        const lookups = spec.where.filter(([, operator]) => operator.startsWith('array-contains'));
        expect(lookups).toHaveLength(1);
        expect(lookups[0]?.[0] === spec.orderBy[0]?.[0]).toBe(false);
      }
    }
  });

  it('SOLD-02 looks the longest word of a search up by its stored term', () => {
    const { where } = facts({ search: 'ana extraordinarily', category: 'WYSIWYG' }).spec;
    expect(where).toEqual([['search_terms', 'array-contains-any', ['extraordin', '#many-words']]]);
  });

  it('SOLD-02 SOLD-03 a category sorted by category is looked up by its own term', () => {
    const { where, orderBy } = facts({ category: 'WYSIWYG', sort: 'category' }).spec;
    expect(where).toEqual([['search_terms', 'array-contains', '#WYSIWYG']]);
    expect(orderBy[0]?.[0]).toBe('categories');
  });

  it.each(['date', 'order', 'purchaser', 'category', 'total'] as const)(
    'SOLD-03 rows are sorted by %s, either way',
    (sort) => {
      const rows = (['b', 'c', 'a', 'd'] as const).map((name) => {
        const place = name.charCodeAt(0);
        return anOrder({
          id: name,
          created_at: new Date(place * 1000),
          order_number: name,
          buyer_name: name,
          categories: [name],
          total_amount: place,
        });
      });
      const ids = (direction: 'asc' | 'desc') =>
        salesRows(rows, query({ sort, direction })).map(({ id }) => id);
      expect(ids('asc')).toEqual(['a', 'b', 'c', 'd']);
      expect(ids('desc')).toEqual(['d', 'c', 'b', 'a']);
    },
  );

  it('SOLD-02 says when rows must still be filtered or sorted here', () => {
    expect(facts({ search: 'ana' }).isExact).toBe(true);
    expect(facts({ search: 'ana clown' }).isExact).toBe(false);
    expect(facts({ search: 'ana', category: 'WYSIWYG' }).isExact).toBe(false);
    expect(facts({ search: 'extraordinarily' }).isExact).toBe(false);
    expect(facts({ search: 'clown' }).isExact).toBe(true);
    expect(facts({ search: 'fish' }).isExact).toBe(false);
    expect(facts({ range, sort: 'total' })).toMatchObject({ isExact: false, isSortedHere: true });
    expect(facts({ range, sort: 'date' }).isExact).toBe(true);
  });

  it('SOLD-03 SOLD-10 sorts rows, with missing totals as the sum of their lines', () => {
    const cheap = anOrder({ id: 'cheap', total_amount: 10, buyer_name: 'Zoe' });
    const summed = anOrder({ id: 'summed', total_amount: null });
    const dear = anOrder({ id: 'dear', total_amount: 99, is_fulfilled: true });
    const ids = (changes: Partial<SalesQuery>) =>
      salesRows([dear, summed, cheap], query(changes)).map((order) => order.id);
    expect(ids({ sort: 'total', direction: 'asc' })).toEqual(['cheap', 'summed', 'dear']);
    expect(ids({ sort: 'purchaser', direction: 'desc' })[0]).toBe('cheap');
    expect(ids({ isFilled: true })).toEqual(['dear']);
    expect(ids({ search: 'zoe' })).toEqual(['cheap']);
    expect(ids({ range })).toEqual([]);
  });

  it('SOLD-10 reads the title whichever shape the items have', () => {
    const line = { product_id: 'p', name: 'Acan', quantity: 1, unit_price_cents: 1 };
    expect(orderTitle({ items: [line] })).toBe('Acan');
    expect(orderTitle({ items: { line_items: [line] } })).toBe('Acan');
    expect(orderTitle({ items: { items: [line] } })).toBe('Acan');
    expect(orderTitle({ items: [] })).toBe('Order');
    expect(purchaserOf({ buyer_name: '', buyer_email: 'a@b.test' })).toBe('a@b.test');
    expect(categoriesOf({ categories: ['WYSIWYG', 'Live Coral'] })).toBe('Live Coral, WYSIWYG');
  });
});

const twoDays = {
  from: new Date('2026-11-03T00:00:00Z'),
  until: new Date('2026-11-05T00:00:00Z'),
};
const at = (id: string, time: string, changes: Partial<Order> = {}) =>
  anOrder({ id, created_at: new Date(`2026-11-${time}Z`), ...changes });

describe('the database’s part and ours', () => {
  it('SOLD-04 asks for a range by its bounds, sorted by date if another order is made here', () => {
    const { spec, isSortedHere, isExact } = salesPlan(
      { ...DEFAULT_SALES_QUERY, range: twoDays, sort: 'total', direction: 'asc' },
      50,
    );
    expect(spec.where).toEqual([
      ['created_at', '>=', twoDays.from],
      ['created_at', '<', twoDays.until],
    ]);
    expect(spec.orderBy).toEqual([['created_at', 'desc']]);
    expect([isSortedHere, isExact, spec.limit]).toEqual([true, false, 50]);
    const byDate = salesPlan({ ...DEFAULT_SALES_QUERY, range: twoDays, direction: 'asc' }, 50);
    expect(byDate).toMatchObject({ isSortedHere: false, isExact: true });
    expect(byDate.spec.orderBy).toEqual([['created_at', 'asc']]);
    const all = salesPlan({ ...DEFAULT_SALES_QUERY, sort: 'total' }, 50);
    expect(all.spec).toMatchObject({ where: [], orderBy: [['total_amount', 'desc']] });
  });

  it('SOLD-04 a range holds its first moment and not its last', () => {
    const orders = [
      at('before', '02T23:59:59.999'),
      at('first', '03T00:00:00'),
      at('last', '04T23:59:59.999'),
      at('after', '05T00:00:00'),
    ];
    const rows = salesRows(orders, { ...DEFAULT_SALES_QUERY, range: twoDays });
    expect(rows.map(({ id }) => id)).toEqual(['last', 'first']);
  });

  it('SOLD-03 equal keys come latest first, both ways, and others by their text', () => {
    const orders = [
      at('a', '01T08:00:00', { buyer_name: 'Ana' }),
      at('b', '02T08:00:00', { buyer_name: 'Ana' }),
      at('c', '03T08:00:00', { buyer_name: 'Bea' }),
    ];
    const ids = (direction: 'asc' | 'desc') =>
      salesRows(orders, { ...DEFAULT_SALES_QUERY, sort: 'purchaser', direction }).map(
        ({ id }) => id,
      );
    expect(ids('asc')).toEqual(['b', 'a', 'c']);
    expect(ids('desc')).toEqual(['c', 'b', 'a']);
  });

  it('SOLD-02 filters by category and by whether it is filled', () => {
    const orders = [
      at('fish', '01T08:00:00'),
      at('coral', '02T08:00:00', { categories: ['Live Coral'], is_fulfilled: true }),
    ];
    const ids = (changes: Partial<typeof DEFAULT_SALES_QUERY>) =>
      salesRows(orders, { ...DEFAULT_SALES_QUERY, ...changes }).map(({ id }) => id);
    expect(ids({ category: 'Live Coral' })).toEqual(['coral']);
    expect(ids({ isFilled: true })).toEqual(['coral']);
    expect(ids({ isFilled: false })).toEqual(['fish']);
    expect(ids({})).toEqual(['coral', 'fish']);
  });

  it('SEEN-10 what is unfulfilled is paid and not on its way back', () => {
    const orders = [
      at('paid', '06T08:00:00'),
      at('filled', '05T08:00:00', { is_fulfilled: true }),
      at('returning', '04T08:00:00', { status: 'cancelled' }),
      at('refunded', '03T08:00:00', { status: 'cancelled', payment_status: 'refunded' }),
      at('pending', '02T08:00:00', { status: 'pending', payment_status: 'pending' }),
      at('failed', '01T08:00:00', { status: 'cancelled', payment_status: 'failed' }),
    ];
    const ids = (isFilled: boolean | null) =>
      salesRows(orders, { ...DEFAULT_SALES_QUERY, isFilled }).map(({ id }) => id);
    expect(ids(false)).toEqual(['paid']);
    expect(ids(true)).toEqual(['filled']);
    expect(ids(null)).toHaveLength(6);
  });

  it('SEEN-11 a part of a word finds the order that contains it', () => {
    const orders = [at('clownfish', '02T08:00:00'), at('coral', '01T08:00:00', { items: [] })];
    const ids = (search: string) =>
      salesRows(orders, { ...DEFAULT_SALES_QUERY, search }).map(({ id }) => id);
    expect(ids('FISH')).toEqual(['clownfish']);
    expect(ids('7k3q')).toEqual(['clownfish', 'coral']);
  });
});
