import fc from 'fast-check';
import { afterAll, expect, it, vi } from 'vitest';
import { monthTotals } from '@reef/domain/testing/month-totals';
import { CATEGORIES } from '@reef/domain/catalogue/categories';
import {
  addCounts,
  COUNTS_STATE_ID,
  noCounts,
  OrderCountsPart,
  wholeCounts,
} from './order-counts.ts';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { isToPack, type Order, OrderStatus, PaymentStatus } from '@reef/domain/orders/order';
import {
  COUNT_SHARDS,
  countShardOf,
  isSameTally,
  type OrderTally,
  tallyChange,
  tallyOf,
} from './order-tally.ts';
import { ShippingMethod } from '@reef/domain/shipping/method';
import { monthDeliveriesOf, monthTotalsOf, type SalesDay, utcDaysOf } from './sales-days.ts';
import { rangeOfMonth } from './calendar.ts';

afterAll(() => {
  vi.unstubAllEnvs();
});

/** The counts as the database holds them, changed only by increments. */
function emptyBooks() {
  return {
    tallies: new Map<string, OrderTally>(),
    counts: noCounts(),
    days: new Map<string, SalesDay>(),
  };
}

function noDay(day: string): SalesDay {
  return { id: day, day, quarters: {}, deliveries: {} };
}

/** Deliveries by day, counted from the orders themselves. */
function deliveriesOf(orders: readonly Order[]) {
  const days = new Map<string, number>();
  for (const { payment_status, status, arrival_day: day } of orders) {
    const isSale = payment_status === 'paid' && status !== 'cancelled';
    if (isSale && day) days.set(day, (days.get(day) ?? 0) + 1);
  }
  return days;
}

/** What the trigger does: compares the order as it is now with how it was last counted. */
function deliver(books: ReturnType<typeof emptyBooks>, id: string, order: Order | null): void {
  const after = order === null ? null : tallyOf(order);
  const { counts, sales, deliveries } = tallyChange(books.tallies.get(id) ?? null, after);
  books.counts = addCounts(books.counts, counts);
  for (const { day, at, cents, count } of sales) {
    const document = books.days.get(day) ?? noDay(day);
    const known = document.quarters[at] ?? { cents: 0, count: 0 };
    document.quarters[at] = { cents: known.cents + cents, count: known.count + count };
    books.days.set(day, document);
  }
  for (const { day, method, count } of deliveries) {
    const document = books.days.get(day) ?? noDay(day);
    document.deliveries[method] = (document.deliveries[method] ?? 0) + count;
    books.days.set(day, document);
  }
  if (after === null) books.tallies.delete(id);
  else books.tallies.set(id, after);
}

function fullCount(orders: readonly Order[]) {
  const sum = noCounts();
  sum.orders = orders.length;
  sum.filled = orders.filter((order) => order.is_fulfilled).length;
  sum.to_pack = orders.filter(
    ({ payment_status, status, is_fulfilled }) =>
      payment_status === 'paid' && status !== 'cancelled' && !is_fulfilled,
  ).length;
  for (const category of CATEGORIES) {
    sum.categories[category] = orders.filter((o) => o.categories.includes(category)).length;
  }
  return sum;
}

const ids = ['a', 'b', 'c', 'd'];
const state = fc.record({
  is_fulfilled: fc.boolean(),
  categories: fc.subarray([...CATEGORIES, 'Discontinued']),
  payment_status: fc.constantFrom(...PaymentStatus.options),
  status: fc.constantFrom(...OrderStatus.options),
  created_at: fc.date({
    min: new Date('2026-10-30Z'),
    max: new Date('2026-12-02Z'),
    noInvalidDate: true,
  }),
  total_amount: fc.option(fc.integer({ min: 0, max: 900_000 }).map((cents) => cents / 100)),
  arrival_day: fc.option(fc.constantFrom('2026-11-02', '2026-11-30', '2026-12-01')),
  shipping_method: fc.option(fc.constantFrom(...ShippingMethod.options)),
});
const step = fc.record({
  id: fc.constantFrom(...ids),
  /** Null deletes the order. */
  change: fc.option(state),
  /** How often the trigger runs for it, at once or late: never in the order of the changes. */
  deliveries: fc.nat(3),
});

it('SOLD-02 CAL-02 SHIP-04 after any changes, repeated, late and reordered deliveries, the counts are a full count', () => {
  for (const zone of ['America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC']) {
    vi.stubEnv('TZ', zone);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const orders = new Map<string, Order>();
        const books = emptyBooks();
        for (const { id, change, deliveries } of steps) {
          if (change === null) orders.delete(id);
          else orders.set(id, anOrder({ id, ...change }));
          for (let time = 0; time < deliveries; time += 1)
            deliver(books, id, orders.get(id) ?? null);
        }
        // At least once: what was not delivered yet is delivered in the end, in any order.
        for (const id of ids.toReversed()) deliver(books, id, orders.get(id) ?? null);
        const all = [...orders.values()];
        expect(books.counts).toEqual(fullCount(all));
        const month = { year: 2026, month: 10 };
        const totals = monthTotalsOf([...books.days.values()], month);
        expect(totals).toEqual(monthTotals(all, month));
        const { days, count } = monthDeliveriesOf([...books.days.values()], month);
        const expected = deliveriesOf(all);
        expected.delete('2026-12-01');
        expect(new Map([...days].map(([day, total]) => [day, total.count]))).toEqual(expected);
        expect(count).toBe([...expected.values()].reduce((sum, each) => sum + each, 0));
      }),
      { numRuns: 120 },
    );
  }
});

function paidAt(at: string, total_amount: number): OrderTally {
  return tallyOf(anOrder({ payment_status: 'paid', created_at: new Date(at), total_amount }));
}

it('CAL-02 another amount or minute within a quarter of an hour is one change of that quarter', () => {
  const before = paidAt('2026-11-03T10:01:00Z', 20);
  expect(tallyChange(before, paidAt('2026-11-03T10:14:00Z', 25.5)).sales).toEqual([
    { day: '2026-11-03', at: '10:00', cents: 550, count: 0 },
  ]);
  expect(tallyChange(before, paidAt('2026-11-03T10:14:00Z', 20)).sales).toEqual([]);
  expect(tallyChange(before, paidAt('2026-11-03T10:15:00Z', 20)).sales).toEqual([
    { day: '2026-11-03', at: '10:00', cents: -2000, count: -1 },
    { day: '2026-11-03', at: '10:15', cents: 2000, count: 1 },
  ]);
});

it('CAL-02 a month needs the days in UTC that it touches, and no others', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(utcDaysOf(rangeOfMonth({ year: 2026, month: 10 }))).toEqual({
    first: '2026-11-01',
    last: '2026-12-01',
  });
  vi.stubEnv('TZ', 'Pacific/Auckland');
  expect(utcDaysOf(rangeOfMonth({ year: 2026, month: 10 }))).toEqual({
    first: '2026-10-31',
    last: '2026-11-30',
  });
});

it('SOLD-02 counts are shown only once they were completed', () => {
  const shard = { id: 's1', orders: 3, filled: 1, to_pack: 2, categories: { WYSIWYG: 2 } };
  const whole = { id: COUNTS_STATE_ID, orders: 0, filled: 0, to_pack: 0, categories: {} };
  expect(wholeCounts([shard])).toBeNull();
  expect(wholeCounts([shard, { ...shard, id: 's2' }, whole])).toEqual({
    ...noCounts(),
    orders: 6,
    filled: 2,
    to_pack: 4,
    categories: { ...noCounts().categories, WYSIWYG: 4 },
  });
});

it('spreads orders over every shard', () => {
  const shards = new Set(Array.from({ length: 200 }, (_, at) => countShardOf(`o_${at}`)));
  expect(shards.size).toBe(COUNT_SHARDS);
});

it('the counts are spread over eight documents, by the id alone', () => {
  const shards = Array.from({ length: 400 }, (_, at) => countShardOf(`order-${at}`));
  expect([...new Set(shards)].toSorted()).toEqual(Array.from({ length: 8 }, (_, at) => `s${at}`));
  // FNV-1a, so that another program computes the same document: 0x811c9dc5, 0xe40c292c, 0xbf9cf968.
  expect(['', 'a', 'foobar'].map(countShardOf)).toEqual(['s5', 's4', 's0']);
});

it('an order with another payment counts the difference, and one that was only filled no sale', () => {
  const paid = tallyOf(anOrder({ total_amount: 10 }));
  const dearer = tallyOf(anOrder({ total_amount: 12.5 }));
  expect(tallyChange(paid, dearer).sales).toEqual([
    { day: '2026-11-21', at: '12:00', cents: 250, count: 0 },
  ]);
  const filled = tallyOf(anOrder({ total_amount: 10, is_fulfilled: true }));
  expect(tallyChange(paid, filled)).toMatchObject({
    counts: { orders: 0, filled: 1, to_pack: -1 },
    sales: [],
  });
  const pending = tallyOf(anOrder({ total_amount: 10, payment_status: 'pending' }));
  expect(pending).toMatchObject({ paid_quarter: null, paid_cents: 0 });
  // Called off, and paid until Stripe has given it back.
  const returning = tallyOf(
    anOrder({ total_amount: 10, status: 'cancelled', arrival_day: '2026-11-24' }),
  );
  expect(returning).toMatchObject({ paid_quarter: null, paid_cents: 0, arrival_day: null });
  expect(tallyChange(pending, paid).sales).toMatchObject([{ cents: 1000, count: 1 }]);
  expect(tallyChange(paid, null).sales).toMatchObject([{ cents: -1000, count: -1 }]);
});

it('an empty part of the counts counts nothing', () => {
  expect(OrderCountsPart.parse({ id: 's0' })).toEqual({
    id: 's0',
    orders: 0,
    filled: 0,
    to_pack: 0,
    categories: {},
  });
});

it.each([
  ['paid', {}, 1],
  ['filled', { is_fulfilled: true }, 0],
  ['on its way back to the buyer’s account', { status: 'cancelled' }, 0],
  ['refunded', { status: 'cancelled', payment_status: 'refunded' }, 0],
  ['not paid yet', { status: 'pending', payment_status: 'pending' }, 0],
  ['failed', { status: 'cancelled', payment_status: 'failed' }, 0],
] as const)(
  'SEEN-10 an order that is %s counts among those to pack or not',
  (_, changes, toPack) => {
    const { counts } = tallyChange(null, tallyOf(anOrder(changes)));
    expect(counts).toMatchObject({ orders: 1, to_pack: toPack });
    expect(isToPack(anOrder(changes))).toBe(toPack === 1);
  },
);

it('SEEN-10 counts made before orders to pack were counted are not shown', () => {
  expect(wholeCounts([OrderCountsPart.parse({ id: 's1', orders: 3 })])).toBeNull();
  expect(wholeCounts([OrderCountsPart.parse({ id: 'state' })])).toBeNull();
});

const tally = () => tallyOf(anOrder({ total_amount: 10 }));

it('two orders count alike if nothing that counts differs', () => {
  expect(isSameTally(tally(), tally())).toBe(true);
  expect(isSameTally(null, null)).toBe(true);
  expect(isSameTally(tally(), null)).toBe(false);
  for (const change of [{ total_amount: 11 }, { is_fulfilled: true }, { categories: [] }]) {
    expect(isSameTally(tally(), tallyOf(anOrder({ total_amount: 10, ...change })))).toBe(false);
  }
});

it('CLAIM-04 a refund reduces the sales of its order, once; a replacement adds an order of 0', () => {
  vi.stubEnv('TZ', 'UTC');
  const books = emptyBooks();
  const order = anOrder();
  const month = { year: 2026, month: 10 };
  const totals = () => {
    const { cents, count } = monthTotalsOf([...books.days.values()], month);
    return { cents, count };
  };
  deliver(books, 'o1', order);
  expect(totals()).toEqual({ cents: 4998, count: 1 });
  const refunded = { ...order, amount_refunded: 24.99 };
  for (let time = 0; time < 2; time += 1) deliver(books, 'o1', refunded);
  expect(totals()).toEqual({ cents: 2499, count: 1 });
  deliver(books, 'o2', anOrder({ id: 'o2', total_amount: 0 }));
  expect(totals()).toEqual({ cents: 2499, count: 2 });
  expect(books.counts).toMatchObject({ orders: 2, to_pack: 2 });
  const { cents, count } = monthTotals([refunded, anOrder({ total_amount: 0 })], month);
  expect({ cents, count }).toEqual(totals());
  deliver(books, 'o1', { ...refunded, payment_status: 'refunded', amount_refunded: 49.98 });
  expect(totals()).toEqual({ cents: 0, count: 1 });
});
