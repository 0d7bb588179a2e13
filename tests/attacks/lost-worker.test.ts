import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withProductionLatency } from '#support/deployed/production-latency.ts';
import { type GoogleKeys, publishKeys } from '#support/deployed/google-keys.ts';
import { buyOne, type RushBuyer, rushBuyers } from '#support/deployed/rush.ts';
import { addSignedInBuyer } from '#support/deployed/sessions.ts';
import { startWorker, type Worker } from '#support/deployed/worker.ts';
import { localDeps } from '#support/local-services.ts';
import { ledger, stockProduct } from '#support/shop-fixture.ts';
import { eventOf, postEvent } from '#support/payments/signed-event.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

/** The deployed bundle when a process dies with checkouts in flight, and when no event arrives. */
const deps = localDeps({ now: new Date() });
const LIMITS = { PAYMENTS_PER_ACCOUNT: '30', PAYMENTS_PER_ADDRESS: '9999' };
const UNITS = 12;
const BUYERS = 20;

/** So long that nobody is answered before the process is killed, however late that happens. */
const STRIPE_ANSWER_MS = 1500;

let keys: GoogleKeys;
let latency: Awaited<ReturnType<typeof withProductionLatency>>;
/** The surviving process. */
let worker: Worker;

beforeAll(async () => {
  keys = await publishKeys();
  latency = await withProductionLatency({ stripeAnswerMs: STRIPE_ANSWER_MS });
  worker = await startWorker(keys, LIMITS);
});
afterAll(async () => {
  await worker.stop();
  latency.close();
  await keys.close();
  await deps.close();
});

const sessionOf = (url: string) => /cs_test_\w+/.exec(url)?.[0] ?? '';

async function holdsOf(buyers: readonly { userId: string }[]) {
  const ids = buyers.map(({ userId }) => userId);
  const found = await deps.db.collection('reservations').where('user_id', 'in', ids).get();
  return found.docs;
}

/** Lets these buyers' holds expire, and runs the sweeper, as the scheduler does every minute. */
async function sweepAfter(buyers: readonly { userId: string }[]): Promise<void> {
  const over = { hold_until: new Date(Date.now() - 1000) };
  await Promise.all((await holdsOf(buyers)).map(({ ref }) => ref.update(over)));
  const swept = await fetch(`${worker.origin}/sweep-reservations`, { method: 'POST' });
  expect(swept.status).toBe(200);
}

/** What tells how far a crowd's checkouts have come. */
type Progress = { product: string };

const POLL_MS = 5;

/**
 * By then the call that makes a page has reached Stripe (production-latency.ts), but its answer has
 * not come.
 */
const STRIPE_BEGINS_MS = 120;

async function isTaken(product: string): Promise<boolean> {
  const found = await deps.db.doc(`products/${product}`).get();
  return found.get('stock') < UNITS;
}

/**
 * When the process is killed; the database and Stripe have production's latency
 * (production-latency.ts).
 */
const MOMENTS = {
  'when the first units are taken': ({ product }: Progress) => isTaken(product),
  'while Stripe makes their pages': async ({ product }: Progress) => {
    const isHeld = await isTaken(product);
    if (isHeld) await sleep(STRIPE_BEGINS_MS);
    return isHeld;
  },
} as const;

/**
 * Simultaneous checkouts whose process is killed at that moment. @returns how many were answered.
 */
async function killed(
  isTime: (progress: Progress) => Promise<boolean>,
  calls: readonly [RushBuyer, string][],
  product: string,
): Promise<number> {
  const victim = await startWorker(keys, { ...LIMITS, ...latency.environment });
  let answered = 0;
  const asked = calls.map(async ([buyer, requestId]) => {
    await buyOne(victim, buyer, product, requestId);
    answered += 1;
  });
  const ended = Promise.allSettled(asked);
  while (!(await isTime({ product }))) await sleep(POLL_MS);
  await victim.stop();
  await ended;
  return answered;
}

async function payFor(sessionId: string): Promise<void> {
  await stripeControl.pay(sessionId);
  const event = eventOf('checkout.session.completed', { id: sessionId });
  expect(await postEvent(`${worker.origin}/stripe-webhook`, event)).toBe(200);
}

describe('ATT-89 a process that is killed while 20 checkouts run', () => {
  it.each(Object.entries(MOMENTS))(
    '%s: whoever retries is served, whoever paid has the order, the rest is free again',
    async (_when, isTime) => {
      const product = await stockProduct(deps.db, UNITS);
      const made = Array.from({ length: BUYERS }, () => addSignedInBuyer(deps.db));
      const network = randomUUID();
      const crowd = rushBuyers(keys, await Promise.all(made), () => network);
      const calls = crowd.map((buyer): [RushBuyer, string] => [buyer, randomUUID()]);
      const answered = await killed(isTime, calls, product);
      expect(answered).toBeLessThan(BUYERS);
      // Writes that the killed worker had sent may still arrive.
      const known = async () => {
        const { free, held } = await ledger(deps.db, product);
        return free + held;
      };
      await expect.poll(known, { timeout: 60_000 }).toBe(UNITS);
      const { held } = await ledger(deps.db, product);
      expect(held).toBeGreaterThan(0);

      // Half of them retry, as the app does, with the same request id, and pay if they can.
      const again = calls.slice(0, BUYERS / 2);
      const pages = await Promise.all(
        again.map(([buyer, requestId]) => buyOne(worker, buyer, product, requestId)),
      );
      const bought = pages.flatMap(({ url }) => (url === null ? [] : [sessionOf(url)]));
      const paid = bought.length;
      expect(paid).toBeGreaterThan(0);
      expect(new Set(bought).size).toBe(paid);
      await Promise.all(bought.map(payFor));

      await sweepAfter(crowd);
      const end = await ledger(deps.db, product);
      expect(end).toEqual({ free: UNITS - paid, held: 0, sold: paid, orderCount: paid });
      const statuses = (await holdsOf(crowd)).map((hold) => hold.get('status') as string);
      expect(statuses.filter((status) => status === 'settled')).toHaveLength(paid);
      expect(statuses.every((status) => ['settled', 'released'].includes(status))).toBe(true);
    },
  );
});

/** Every event that Stripe may send about a session or its payment. */
const EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
];

describe('ATT-122 every event before the payment, and none after it', () => {
  it('leads to an order at the next sweep, and to nothing before; unpaid stock is free again', async () => {
    const products = [await stockProduct(deps.db, 1), await stockProduct(deps.db, 1)] as const;
    const ids = [await addSignedInBuyer(deps.db), await addSignedInBuyer(deps.db)];
    const crowd = rushBuyers(keys, ids, () => `early-${randomUUID()}`);
    const pages = await Promise.all(
      crowd.map((buyer, index) => buyOne(worker, buyer, products[index] ?? '')),
    );
    const sessions = pages.map(({ url }) => sessionOf(url ?? ''));
    for (const type of EVENTS) {
      for (const id of sessions) {
        const told = await postEvent(`${worker.origin}/stripe-webhook`, eventOf(type, { id }));
        expect(told).toBe(200);
      }
    }
    const held = { free: 0, held: 1, sold: 0, orderCount: 0 };
    for (const product of products) {
      expect(await ledger(deps.db, product)).toEqual(held);
    }
    await stripeControl.pay(sessions[0] ?? '');
    expect(await ledger(deps.db, products[0])).toEqual(held);

    await sweepAfter(crowd);
    const sold = { free: 0, held: 0, sold: 1, orderCount: 1 };
    expect(await ledger(deps.db, products[0])).toEqual(sold);
    const free = { free: 1, held: 0, sold: 0, orderCount: 0 };
    expect(await ledger(deps.db, products[1])).toEqual(free);
    await sweepAfter(crowd);
    expect(await ledger(deps.db, products[0])).toEqual(sold);
  });
});
