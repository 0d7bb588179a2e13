import { randomUUID } from 'node:crypto';
import { CATEGORIES } from '@reef/domain/catalogue/categories';
import { OrderCountsPart, wholeCounts } from '@reef/domain/orders/sales/order-counts';
import { SalesDay } from '@reef/domain/orders/sales/sales-days';
import { UNFILLED } from '@reef/domain/orders/unfilled';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkCounts } from '../../../functions/src/orders/check-counts.ts';
import { countOrder } from '../../../functions/src/orders/count-order.ts';
import { rebuildCounts, rebuildCountsFor } from '../../../functions/src/orders/rebuild-counts.ts';
import { localDeps } from '#support/local-services.ts';
import { addBuyer } from '#support/shop-fixture.ts';

const clock = { now: new Date() };
const deps = localDeps(clock);
const { db } = deps;
const orders = db.collection('orders');
/** Years without other orders, so that a day's sales come only from this test. */
const FIRST = Date.UTC(2019, 4, 1);
const made: string[] = [];
/**
 * The emulator runs triggers one after the other, and those of earlier orders and mails come first.
 */
const TRIGGERS_MS = 150_000;

beforeAll(async () => {
  await rebuildCounts(deps);
});

afterAll(async () => {
  await Promise.all(made.map((id) => orders.doc(id).delete()));
  await Promise.all(made.map((id) => countOrder(db, id, new Date())));
  await deps.close();
});

async function chips() {
  const parts = (await db.collection('order_counts').get()).docs.map((document) =>
    OrderCountsPart.parse({
      id: document.id,
      orders: 0,
      ...document.data(),
      rebuilt_at: undefined,
    }),
  );
  return wholeCounts(parts);
}

async function fullCount() {
  const all = (await orders.get()).docs;
  const categories = CATEGORIES.map((name) => [
    name,
    all.filter((order) => (order.get('categories') as string[] | undefined)?.includes(name)).length,
  ]);
  return {
    orders: all.length,
    filled: all.filter((order) => order.get('is_fulfilled') === true).length,
    to_pack: all.filter(
      (order) =>
        order.get('payment_status') === 'paid' &&
        order.get('status') !== 'cancelled' &&
        order.get('is_fulfilled') === false,
    ).length,
    categories: Object.fromEntries(categories) as Record<string, number>,
  };
}

async function paidIn2019() {
  const range = (await db.collection('sales_days').get()).docs
    .map((document) => SalesDay.parse({ id: document.id, ...document.data() }))
    .filter(({ day }) => day.startsWith('2019'));
  const quarters = range.flatMap((day) => Object.values(day.quarters));
  return {
    cents: quarters.reduce((sum, { cents }) => sum + cents, 0),
    count: quarters.reduce((sum, { count }) => sum + count, 0),
  };
}

async function fullSum() {
  const found = await orders.where('created_at', '<', new Date(Date.UTC(2020, 0, 1))).get();
  const paid = found.docs.filter(
    (order) => order.get('payment_status') === 'paid' && order.get('status') !== 'cancelled',
  );
  const cents = paid.reduce(
    (sum, o) => sum + Math.round((o.get('total_amount') as number) * 100),
    0,
  );
  return { cents, count: paid.length };
}

type Change = {
  is_fulfilled: boolean;
  categories: string[];
  payment_status: string;
  status?: string;
  total_amount: number;
  at: number;
};

function orderOf({ at, ...fields }: Change) {
  return {
    ...UNFILLED,
    items: [],
    order_number: 'RCOUNT',
    buyer_name: '',
    search_terms: [],
    status: 'processing',
    created_at: new Date(FIRST + at * 60_000),
    ...fields,
  };
}

const change = fc.record({
  is_fulfilled: fc.boolean(),
  categories: fc.subarray([...CATEGORIES]),
  payment_status: fc.constantFrom('paid', 'pending', 'refunded'),
  status: fc.constantFrom('processing', 'cancelled'),
  total_amount: fc
    .oneof(fc.constant(0), fc.integer({ min: 0, max: 99_999 }))
    .map((cents) => cents / 100),
  // Times that often fall into the same quarter of an hour or the same day.
  at: fc.oneof(fc.nat(6000), fc.nat(20)),
});
const steps = fc.array(
  fc.record({ order: fc.nat(4), change: fc.option(change), deliveries: fc.nat(3) }),
  { minLength: 2, maxLength: 8 },
);

it(
  'SOLD-02 CAL-02 counts equal a full count after random changes, with triggers repeated and concurrent',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const ids = Array.from({ length: 5 }, () => `count-${randomUUID()}`);
        made.push(...ids);
        for (const { order, change: next, deliveries } of all) {
          const id = ids[order] ?? '';
          if (next === null) await orders.doc(id).delete();
          else await orders.doc(id).set(orderOf(next));
          // The stack's own trigger counts too, some time during this.
          await Promise.all(
            Array.from({ length: deliveries }, () => countOrder(db, id, new Date())),
          );
        }
        await Promise.all(
          ids.flatMap((id) => [countOrder(db, id, new Date()), countOrder(db, id, new Date())]),
        );
        expect(await chips()).toEqual(await fullCount());
        expect(await paidIn2019()).toEqual(await fullSum());
      }),
      { numRuns: 20 },
    );
  },
);

it('SOLD-02 a burst of 60 orders is counted whole', { timeout: 60_000 }, async () => {
  const before = await chips();
  const ids = Array.from({ length: 60 }, () => `count-${randomUUID()}`);
  made.push(...ids);
  const sold = orderOf({
    is_fulfilled: false,
    categories: ['WYSIWYG'],
    payment_status: 'paid',
    total_amount: 1,
    at: 5,
  });
  await Promise.all(ids.map((id) => orders.doc(id).set(sold)));
  await Promise.all(ids.map((id) => countOrder(db, id, new Date())));
  const after = await chips();
  expect(after?.orders).toBe((before?.orders ?? 0) + 60);
  expect(after?.categories.WYSIWYG).toBe((before?.categories.WYSIWYG ?? 0) + 60);
  expect(await paidIn2019()).toEqual(await fullSum());
});

it(
  'SOLD-02 the trigger counts what is written without any function',
  { timeout: 330_000 },
  async () => {
    const before = await chips();
    const id = `count-${randomUUID()}`;
    made.push(id);
    const order = { categories: ['Live Coral'], payment_status: 'paid', total_amount: 3, at: 9 };
    await orders.doc(id).set(orderOf({ is_fulfilled: false, ...order }));
    await expect
      .poll(async () => (await chips())?.orders, { timeout: TRIGGERS_MS })
      .toBe((before?.orders ?? 0) + 1);
    await orders.doc(id).update({ is_fulfilled: true });
    await expect
      .poll(async () => (await chips())?.filled, { timeout: TRIGGERS_MS })
      .toBe((before?.filled ?? 0) + 1);
  },
);

it('SOLD-02 counts that were lost, doubled or falsified are rebuilt; true ones stay', async () => {
  await expect.poll(() => checkCounts(deps), { timeout: 20_000 }).toBe(true);
  await db.doc('order_counts/s3').set({ orders: 900, filled: -3, categories: { WYSIWYG: 7 } });
  await db
    .doc('sales_days/2019-07-07')
    .set({ day: '2019-07-07', quarters: { '00:15': { cents: 5, count: 1 } } });
  const [gone, lost] = [`count-${randomUUID()}`, `count-${randomUUID()}`];
  await db
    .doc(`order_tallies/${gone}`)
    .set({ is_filled: true, categories: [], paid_quarter: null, paid_cents: 0 });
  made.push(lost);
  await checkCounts(deps);
  expect(await chips()).toEqual(await fullCount());
  expect(await paidIn2019()).toEqual(await fullSum());
  expect((await db.doc(`order_tallies/${gone}`).get()).exists).toBe(false);
  // Two concurrent rebuilds correct it once.
  await db.doc('order_counts/s3').delete();
  await Promise.all([rebuildCounts(deps), rebuildCounts(deps)]);
  expect(await chips()).toEqual(await fullCount());
  await expect.poll(() => checkCounts(deps), { timeout: 20_000 }).toBe(true);
});

it('CAL-02 SHIP-04 an order whose money is on the way back is no sale and no delivery, and the check agrees', async () => {
  await expect.poll(() => checkCounts(deps), { timeout: 20_000 }).toBe(true);
  const id = `count-${randomUUID()}`;
  made.push(id);
  const paid = { categories: ['WYSIWYG'], payment_status: 'paid', total_amount: 7, at: 17 };
  const order = {
    ...orderOf({ is_fulfilled: false, ...paid }),
    created_at: new Date(),
    arrival_day: new Date().toISOString().slice(0, 10),
    shipping_method: 'local',
  };
  const tally = async () => (await db.doc(`order_tallies/${id}`).get()).data();
  await orders.doc(id).set(order);
  await countOrder(db, id, new Date());
  expect(await tally()).toMatchObject({ paid_cents: 700, arrival_day: order.arrival_day });
  await orders.doc(id).update({ status: 'cancelled' });
  await countOrder(db, id, new Date());
  expect(await tally()).toMatchObject({ paid_quarter: null, paid_cents: 0, arrival_day: null });
  await expect.poll(() => checkCounts(deps), { timeout: 20_000 }).toBe(true);
});

it('SOLD-02 an order that cannot be read is not counted, and hides no count that is wrong', async () => {
  await expect.poll(() => checkCounts(deps), { timeout: 20_000 }).toBe(true);
  const before = await chips();
  const byHand = orders.doc(`count-${randomUUID()}`);
  made.push(byHand.id);
  const sold = { categories: ['WYSIWYG'], payment_status: 'paid', total_amount: 1, at: 13 };
  await byHand.set({ ...orderOf({ is_fulfilled: false, ...sold }), is_fulfilled: 'no' });
  await expect.poll(() => checkCounts(deps), { timeout: 20_000 }).toBe(true);
  await db.doc('order_counts/s3').set({ orders: 900, filled: -3, categories: { WYSIWYG: 7 } });
  expect(await checkCounts(deps)).toBe(false);
  expect(await chips()).toEqual(before);
  await byHand.delete();
});

it('SEEN-11 SEEN-20 a rebuild completes orders that lack a total and today’s search terms', async () => {
  const id = `count-${randomUUID()}`;
  made.push(id);
  const { total_amount: _, ...order } = orderOf({
    is_fulfilled: false,
    categories: ['WYSIWYG'],
    payment_status: 'paid',
    total_amount: 1,
    at: 11,
  });
  const items = [{ product_id: 'p', name: 'Clownfish', quantity: 2, unit_price_cents: 150 }];
  await orders.doc(id).set({ ...order, buyer_email: '', items });
  await rebuildCounts(deps);
  const stored = await orders.doc(id).get();
  expect(stored.get('total_amount')).toBe(3);
  expect(stored.get('search_terms')).toContain('fis');
  expect(stored.get('is_fulfilled')).toBe(false);
});

it('ATT-40 a user cannot rebuild the counts; an admin can', async () => {
  const [user, admin] = [await addBuyer(db), await addBuyer(db)];
  await db.doc(`user_roles/${user}`).set({ user_id: user, role: 'user' });
  await db.doc(`user_roles/${admin}`).set({ user_id: admin, role: 'admin' });
  expect(await rebuildCountsFor(deps, user)).toEqual({ ok: false, refusal: 'not-admin' });
  expect(await rebuildCountsFor(deps, admin)).toMatchObject({ ok: true });
  await db.doc(`user_roles/${admin}`).delete();
});
