import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { reserve } from '../../../functions/src/checkout/start/reserve.ts';
import { sweep } from '../../../functions/src/checkout/sweep.ts';
import { localDeps } from '#support/local-services.ts';
import { okOf } from '#support/ok-of.ts';
import { addBuyer, cartOf, stockProduct } from '#support/shop-fixture.ts';

// A separate database, so that every hold in it belongs to this test.
const clock = { now: new Date() };
const deps = localDeps(clock, 'demo-reef-sweep');
const reservations = deps.db.collection('reservations');

beforeEach(async () => {
  clock.now = new Date();
  deps.faults.length = 0;
  await deps.db.recursiveDelete(reservations);
});
afterAll(() => deps.close());

/** Writes `count` holds, each a second older than the one before; the first has just ended. */
async function overdue(count: number, fields: Record<string, unknown>): Promise<void> {
  const [product, userId] = [await stockProduct(deps.db, 1), await addBuyer(deps.db)];
  const request = cartOf([product, 1]);
  const { reservation } = okOf(await reserve(deps, { userId, requestId: randomUUID(), request }));
  await deps.db.recursiveDelete(reservations);
  const writer = deps.db.bulkWriter();
  for (let at = 0; at < count; at += 1) {
    const hold_until = new Date(clock.now.getTime() - 1000 * at);
    const hold = { ...reservation, lines: [], hold_until, ...fields };
    void writer.create(reservations.doc(`${String(at).padStart(3, '0')}-${product}`), hold);
  }
  await writer.close();
}

/** By then the holds next to a hanging one are sure to be closed, even on a busy machine. */
const LIMIT_MS = 10_000;

/** Stripe accepts the call and never answers. */
function hanging(): Promise<never> {
  return new Promise<never>(() => {});
}

function unanswered(): Promise<never> {
  return Promise.reject(new Error('no answer'));
}

/**
 * The reasons in the owner's log for holds that cannot be closed; null for a hold without an entry.
 */
async function stuckNotes(holds: readonly { id: string }[]): Promise<unknown[]> {
  const notes = await deps.db.getAll(
    ...holds.map(({ id }) => deps.db.doc(`audit_log/hold-stuck-${id}`)),
  );
  return notes.map((note) => note.get('reason') ?? null);
}

async function countOf(status: string): Promise<number> {
  return (await reservations.where('status', '==', status).count().get()).data().count;
}

describe('CHK-10 the sweeper', () => {
  it('checks each hold once, over as many pages as there are', async () => {
    // Nothing closes these: they stay in place, where a second look would meet them.
    await overdue(51, { status: 'awaiting', session_id: null });
    const { closed, failed } = await sweep(deps);
    expect(closed).toBe(0);
    expect(failed).toHaveLength(51);
    expect(new Set(failed.map(({ id }) => id)).size).toBe(51);
    expect(await countOf('awaiting')).toBe(51);
  });

  it('goes on after one that cannot be closed, and names it', async () => {
    await overdue(3, { status: 'held', session_id: null });
    const [first] = (await reservations.orderBy('hold_until').limit(1).get()).docs;
    await first?.ref.update({ session_id: 'cs_test_stuck' });
    const report = await sweep({
      ...deps,
      payments: { ...deps.payments, expireSession: unanswered },
    });
    const failed = [{ id: first?.id, reason: 'Error: no answer' }];
    expect(report).toEqual({ closed: 2, failed });
    expect([await countOf('held'), await countOf('released')]).toEqual([1, 2]);
  });

  it('goes on after one that cannot be read, and names it', async () => {
    await overdue(3, { status: 'held', session_id: null });
    const [first] = (await reservations.orderBy('hold_until').limit(1).get()).docs;
    await first?.ref.update({ lines: 'none' });
    const { closed, failed } = await sweep(deps);
    expect(closed).toBe(2);
    expect(failed.map(({ id }) => id)).toEqual([first?.id]);
    expect([await countOf('held'), await countOf('released')]).toEqual([1, 2]);
  });

  it('ATT-121 INV-23 closes the others while three hang, and tells the owner of each once', async () => {
    await overdue(30, { status: 'held', session_id: null });
    const stuck = (await reservations.orderBy('hold_until').limit(3).get()).docs;
    await Promise.all(stuck.map(({ ref }) => ref.update({ session_id: 'cs_test_hangs' })));
    const stubborn = { ...deps, payments: { ...deps.payments, expireSession: hanging } };
    const failedWithin = (limitMs: number) =>
      stuck.map(({ id }) => ({ id, reason: `Error: not done within ${limitMs} ms` }));

    expect(await sweep(stubborn, LIMIT_MS)).toEqual({ closed: 27, failed: failedWithin(LIMIT_MS) });
    expect(await stuckNotes(stuck)).toEqual([null, null, null]);
    clock.now = new Date(clock.now.getTime() + 5 * 60_000);
    // Only those that hang are left.
    const failed = failedWithin(100);
    expect(await sweep(stubborn, 100)).toEqual({ closed: 0, failed });
    expect(await stuckNotes(stuck)).toEqual(failed.map(({ reason }) => reason));
    const told = failed.map(
      ({ id, reason }) => `hold cannot be closed: reservation ${id}: ${reason}`,
    );
    expect(deps.faults.toSorted()).toEqual(told.toSorted());
    expect(await sweep(stubborn, 100)).toEqual({ closed: 0, failed });
    expect(deps.faults).toHaveLength(3);
  }, 180_000);

  it('ATT-121 INV-23 tells the owner of a refund that hangs after minutes', async () => {
    await overdue(1, { status: 'refunding', session_id: 'cs_test_hangs' });
    const holds = (await reservations.get()).docs;
    const stubborn = { ...deps, payments: { ...deps.payments, retrieveSession: hanging } };
    await sweep(stubborn, 100);
    expect(await stuckNotes(holds)).toEqual([null]);
    clock.now = new Date(clock.now.getTime() + 5 * 60_000);
    await sweep(stubborn, 100);
    expect(await stuckNotes(holds)).toEqual(['Error: not done within 100 ms']);
  });

  it('ATT-121 INV-23 reports a hold that cannot be read', async () => {
    await overdue(2, { status: 'held', session_id: null });
    const [first] = (await reservations.orderBy('hold_until').limit(1).get()).docs;
    if (!first) throw new Error('no hold');
    await first.ref.update({ lines: 'none' });
    clock.now = new Date(clock.now.getTime() + 5 * 60_000);
    expect(await sweep(deps)).toMatchObject({ closed: 1, failed: [{ id: first.id }] });
    expect(await stuckNotes([first])).toEqual([expect.stringContaining('lines')]);
  });

  it.each(['held', 'awaiting', 'refunding'])(
    'ATT-121 INV-23 reports a hold whose payment page Stripe does not know, and keeps it %s',
    async (status) => {
      await overdue(1, { status, session_id: 'cs_test_of_another_account' });
      const holds = (await reservations.get()).docs;
      const failed = [{ id: holds[0]?.id, reason: expect.stringContaining('be closed') as string }];
      expect(await sweep(deps)).toEqual({ closed: 0, failed });
      clock.now = new Date(clock.now.getTime() + 5 * 60_000);
      await sweep(deps);
      expect(await stuckNotes(holds)).toEqual([expect.stringContaining('be closed')]);
      expect(await countOf(status)).toBe(1);
    },
  );

  it('leaves what has not ended yet', async () => {
    await overdue(2, { status: 'held', session_id: null });
    clock.now = new Date(clock.now.getTime() - 500);
    expect(await sweep(deps)).toEqual({ closed: 1, failed: [] });
  });

  it('checks five hundred at a time, the oldest first', async () => {
    await overdue(510, { status: 'held', session_id: 'cs_test_stuck' });
    const payments = { ...deps.payments, expireSession: unanswered };
    const { closed, failed } = await sweep({ ...deps, payments });
    expect(closed).toBe(0);
    const oldest = Array.from({ length: 500 }, (_, at) => 509 - at);
    expect(failed.map(({ id }) => Number(id.slice(0, 3)))).toEqual(oldest);
  });
});
