import { randomUUID } from 'node:crypto';
import { type Order } from '@reef/domain/orders/order';
import { UNFILLED } from '@reef/domain/orders/unfilled';
import { MAX_MOVED, type MoveOrdersRequest } from '@reef/domain/packing/move-calls';
import { daysToMoveTo } from '@reef/domain/shipping/arrival';
import { DEFAULT_SETTINGS, defaultRule } from '@reef/domain/settings/default-settings';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveArrivalDays } from '../../../functions/src/orders/move-arrival-days.ts';
import { Crash, type Death, dying } from '#support/faults/dying.ts';
import { localDeps } from '#support/local-services.ts';
import { okOf } from '#support/ok-of.ts';
import { addBuyer } from '#support/shop-fixture.ts';

// A separate database, without triggers: only the move itself writes.
const clock = { now: new Date() };
const deps = localDeps(clock, `demo-reef-move-${randomUUID().slice(0, 8)}`);
const { db } = deps;
afterAll(() => deps.close());

const [FIRST = '', SECOND = '', THIRD = ''] = daysToMoveTo(
  DEFAULT_SETTINGS,
  [defaultRule('overnight')],
  clock.now,
);

let admin = '';

async function addAdmin(): Promise<string> {
  const id = await addBuyer(db);
  await db.doc(`user_roles/${id}`).set({ user_id: id, role: 'admin' });
  return id;
}

beforeEach(async () => {
  clock.now = new Date();
  admin = await addAdmin();
});

/** An unfilled order that arrives on the first possible day. @returns its id. */
async function waiting(changes: Partial<Order> = {}): Promise<string> {
  const id = `move-${randomUUID().slice(0, 12)}`;
  await db.doc(`orders/${id}`).set({
    user_id: 'buyer',
    order_number: `R-${id}`,
    created_at: clock.now,
    total_amount: 20,
    status: 'processing',
    payment_status: 'paid',
    items: [{ product_id: 'p', name: 'Testfish', quantity: 1, unit_price_cents: 2000 }],
    ...UNFILLED,
    buyer_email: `${id}@example.test`,
    buyer_name: 'Ana Reyes',
    categories: [],
    item_count: 1,
    shipping_amount: 0,
    shipping_method: 'overnight',
    arrival_day: FIRST,
    shipping_address: null,
    stripe_session_id: null,
    notice: null,
    search_terms: [],
    revision: 1,
    updated_at: clock.now,
    updated_by: null,
    ...changes,
  } satisfies Omit<Order, 'id'>);
  return id;
}

function requestOf(ids: readonly string[], changes: Partial<MoveOrdersRequest> = {}) {
  return {
    request_id: randomUUID(),
    day: SECOND,
    note: 'A storm closes the airport.',
    orders: ids.map((id) => ({ id, revision: 1 })),
    ...changes,
  };
}

async function outcomes(request: MoveOrdersRequest, by = admin) {
  const { orders } = okOf(await moveArrivalDays(deps, by, request));
  return orders.map(({ outcome }) => outcome);
}

async function stored(id: string) {
  return (await db.doc(`orders/${id}`).get()).data() ?? {};
}

/** The results for an order: its day and moves, and the number of its mails and log entries. */
async function traces(id: string) {
  // As of one moment: a call that died may still be committing another order's step.
  const [found, mails, entries] = await db.runTransaction(
    (tx) =>
      Promise.all([
        tx.get(db.doc(`orders/${id}`)),
        tx.get(db.collection('mail').where('about', '==', id)),
        tx.get(db.collection('audit_log').where('target_id', '==', id)),
      ]),
    { readOnly: true },
  );
  const order = found.data() ?? {};
  const moves = (order['day_moves'] ?? []) as { to: string }[];
  return {
    day: order['arrival_day'] as string,
    revision: order['revision'] as number,
    moves: moves.map(({ to }) => to),
    mails: mails.size,
    entries: entries.size,
  };
}

const MOVED = { day: SECOND, revision: 2, moves: [SECOND], mails: 1, entries: 1 };
const UNTOUCHED = { day: FIRST, revision: 1, moves: [], mails: 0, entries: 0 };

describe('SHIP-03 a hold for weather', () => {
  it('moves the day, mails the buyer, and notes who did it', async () => {
    const id = await waiting();
    const request = requestOf([id]);
    expect(await outcomes(request)).toEqual(['moved']);
    expect(await traces(id)).toEqual(MOVED);
    const { edit_id, stands_on, day_moves } = await stored(id);
    expect([edit_id, stands_on]).toEqual([(day_moves as { id: string }[])[0]?.id, null]);
    const [mail] = (await db.collection('mail').where('about', '==', id).get()).docs;
    expect(mail?.get('to')).toEqual([`${id}@example.test`]);
    expect(mail?.get('replyTo')).toBe('owner@reef.test');
    expect(mail?.get('message.subject')).toContain(`R-${id} arrives on `);
    expect(mail?.get('message.text')).toContain('> A storm closes the airport.');
    const [entry] = (await db.collection('audit_log').where('target_id', '==', id).get()).docs;
    expect(entry?.data()).toMatchObject({
      action: 'move-arrival-day',
      actor_id: admin,
      actor_email: `${admin}@example.test`,
      before: { arrival_day: FIRST },
      after: { arrival_day: SECOND },
      note: request.note,
    });
  });

  it('gives a day to an order without one, and mails nobody who was forgotten', async () => {
    const id = await waiting({ arrival_day: null, shipping_method: null, buyer_email: '' });
    expect(await outcomes(requestOf([id]))).toEqual(['moved']);
    expect(await traces(id)).toEqual({ ...MOVED, mails: 0 });
    expect((await stored(id))['day_moves']).toMatchObject([{ from: null, to: SECOND }]);
  });

  it('mails the address that the buyer’s account has now', async () => {
    const user_id = await addBuyer(db);
    const id = await waiting({ user_id });
    expect(await outcomes(requestOf([id]))).toEqual(['moved']);
    const [mail] = (await db.collection('mail').where('about', '==', id).get()).docs;
    expect(mail?.get('to')).toEqual([`${user_id}@example.test`]);
    expect((await stored(id))['buyer_email']).toBe(`${id}@example.test`);
  });

  it('leaves what it may not move, and moves the others', async () => {
    const [good, filled, refunded, other, there] = await Promise.all([
      waiting(),
      waiting({ is_fulfilled: true }),
      waiting({ payment_status: 'refunded' }),
      waiting({ revision: 7 }),
      waiting({ arrival_day: SECOND }),
    ]);
    const ids = [good, filled, refunded, other, there, 'move-gone'];
    expect(await outcomes(requestOf(ids))).toEqual([
      'moved',
      'not-waiting',
      'not-waiting',
      'changed',
      'same-day',
      'gone',
    ]);
    expect(await traces(good)).toEqual(MOVED);
    expect(await traces(filled)).toEqual(UNTOUCHED);
  });

  it('refuses a Sunday, a holiday, a closed date, a day too soon and a year ahead', async () => {
    const id = await waiting({ arrival_day: '2026-11-25' });
    // Sunday, November 29, Thanksgiving and Christmas, seen on a Tuesday.
    clock.now = new Date('2026-11-24T15:00:00Z');
    const days = ['2026-11-29', '2026-11-26', '2026-12-25', '2026-11-24', '2027-11-24'];
    for (const day of days) {
      expect(await outcomes(requestOf([id], { day })), day).toEqual(['not-possible']);
    }
    const closed = { ...DEFAULT_SETTINGS, closed_dates: ['2026-12-02'] };
    const whole = { revision: 1, settings: closed, updated_at: clock.now, updated_by: admin };
    await db.doc('settings/shop').set(whole);
    expect(await outcomes(requestOf([id], { day: '2026-12-02' }))).toEqual(['not-possible']);
    // Packed on the closed date.
    expect(await outcomes(requestOf([id], { day: '2026-12-03' }))).toEqual(['not-possible']);
    await db.doc('settings/shop').delete();
    expect(await traces(id)).toEqual({ ...UNTOUCHED, day: '2026-11-25' });
    expect(await outcomes(requestOf([id], { day: '2026-12-02' }))).toEqual(['moved']);
  });

  it('is only for those who are admins at this moment', async () => {
    const [id, buyer] = [await waiting(), await addBuyer(db)];
    const refused = { ok: false, refusal: 'not-admin' };
    expect(await moveArrivalDays(deps, buyer, requestOf([id]))).toEqual(refused);
    const many = Array.from({ length: MAX_MOVED }, (_, at) => `move-none-${at}`);
    const transactions = vi.spyOn(db, 'runTransaction');
    expect(await moveArrivalDays(deps, buyer, requestOf(many))).toEqual(refused);
    // Only the first concurrent ones start; nothing is read for the others.
    expect(transactions.mock.calls.length).toBeLessThan(20);
    transactions.mockRestore();
    await db.doc(`user_roles/${admin}`).delete();
    expect(await moveArrivalDays(deps, admin, requestOf([id]))).toEqual(refused);
    expect(await traces(id)).toEqual(UNTOUCHED);
  });
});

describe('SHIP-03 once, whatever happens', () => {
  it('pressed three times at once, for twenty orders', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => waiting()));
    const request = requestOf(ids);
    const answers = await Promise.all([1, 2, 3].map(() => outcomes(request)));
    for (const answer of answers) expect(new Set(answer)).toEqual(new Set(['moved']));
    for (const id of ids) expect(await traces(id)).toEqual(MOVED);
  });

  it('by two admins at once with different days: one moves, the other is told', async () => {
    const [id, second] = [await waiting(), await addAdmin()];
    const answers = await Promise.all([
      outcomes(requestOf([id])),
      outcomes(requestOf([id], { day: THIRD }), second),
    ]);
    expect(answers.flat().toSorted()).toEqual(['changed', 'moved']);
    expect(await traces(id)).toMatchObject({ revision: 2, mails: 1, entries: 1 });
  });

  it('after an edit that another admin made meanwhile, nothing is moved over it', async () => {
    const id = await waiting();
    await db.doc(`orders/${id}`).update({ guarantee_status: 'satisfied', revision: 2 });
    expect(await outcomes(requestOf([id]))).toEqual(['changed']);
    expect(await traces(id)).toEqual({ ...UNTOUCHED, revision: 2 });
  });

  it('sent again after the order was moved on, it does not move it back', async () => {
    const id = await waiting();
    const first = requestOf([id]);
    expect(await outcomes(first)).toEqual(['moved']);
    const next = requestOf([id], { day: THIRD, orders: [{ id, revision: 2 }] });
    expect(await outcomes(next)).toEqual(['moved']);
    expect(await outcomes(first)).toEqual(['moved']);
    const moved = await stored(id);
    const ids = (moved['day_moves'] as { id: string }[]).map((move) => move.id);
    // INV-13: nothing that an admin filled meanwhile, without signal, is based on either move.
    expect([moved['stands_on'], moved['edit_id']]).toEqual(ids);
    expect(new Set(ids).size).toBe(2);
    // The first mail had not left.
    const both = { day: THIRD, revision: 3, moves: [SECOND, THIRD], mails: 1, entries: 2 };
    expect(await traces(id)).toEqual(both);
  });

  it(
    'the process dies at every await: sent again, each order is moved once',
    { timeout: 120_000 },
    async () => {
      let steps = 0;
      for (let at = 0; at < 60; at += 1) {
        const deaths: Death[] = [
          { at, when: 'before' },
          { at, when: 'after' },
        ];
        let isReached = false;
        for (const death of deaths) {
          const ids = await Promise.all([waiting(), waiting(), waiting()]);
          const request = requestOf(ids);
          const mortal = dying(deps, death);
          try {
            await moveArrivalDays(mortal.deps, admin, request);
          } catch (error) {
            if (!(error instanceof Crash)) throw error;
          }
          isReached ||= mortal.hasDied();
          // Each order is moved with its mail and its entry, or not at all.
          for (const id of ids) {
            const half = await traces(id);
            expect(half.day === SECOND ? MOVED : UNTOUCHED).toEqual(half);
          }
          expect(await outcomes(request)).toEqual(['moved', 'moved', 'moved']);
          for (const id of ids) expect(await traces(id)).toEqual(MOVED);
        }
        if (!isReached) break;
        steps = at + 1;
      }
      // Four reads and the commit of each of three orders.
      expect(steps).toBeGreaterThanOrEqual(15);
    },
  );
});
