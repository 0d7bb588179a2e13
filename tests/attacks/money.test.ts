import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stripeClient } from '../../functions/src/checkout/stripe-payments.ts';
import { type GoogleKeys, publishKeys } from '#support/deployed/google-keys.ts';
import { PAGES } from '#support/deployed/rush.ts';
import { addSignedInBuyer, idToken } from '#support/deployed/sessions.ts';
import { startWorker, type Worker } from '#support/deployed/worker.ts';
import { fromEnvironment, localDeps } from '#support/local-services.ts';
import { cartOf, ledger, stockProduct } from '#support/shop-fixture.ts';
import { eventOf, postEvent } from '#support/payments/signed-event.ts';
import { sideBySide } from '#support/side-by-side.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

/** The deployed bundle, told of refunds, disputes and payments in every order but the usual one. */
const deps = localDeps({ now: new Date() });
const stripe = stripeClient('sk_test_reef_standin', fromEnvironment('REEF_STRIPE_ORIGIN'));
const LIMITS = { PAYMENTS_PER_ACCOUNT: '30', PAYMENTS_PER_ADDRESS: '9999' };
let keys: GoogleKeys;
let worker: Worker;

beforeAll(async () => {
  keys = await publishKeys();
  worker = await startWorker(keys, LIMITS);
});
afterAll(async () => {
  await worker.stop();
  await keys.close();
  await deps.close();
});

type Answer = {
  http: number;
  result?: Record<string, unknown>;
  error?: { message: string; details?: { code?: string } };
};

async function post(name: string, userId: string, data: object, to = worker): Promise<Answer> {
  const response = await fetch(`${to.origin}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${idToken(keys, userId)}`,
    },
    body: JSON.stringify({ data }),
  });
  return { http: response.status, ...((await response.json()) as object) };
}

function buy(userId: string, product: string, request_id: string, to = worker): Promise<Answer> {
  return post('create-payment', userId, { ...cartOf([product, 1]), ...PAGES, request_id }, to);
}

/** A buyer on the payment page of the last animal, or of one of several. */
async function atThePage(stock = 1) {
  const [product, buyer] = [await stockProduct(deps.db, stock), await addSignedInBuyer(deps.db)];
  const requestId = randomUUID();
  const answer = await buy(buyer, product, requestId);
  expect(answer).toMatchObject({ http: 200 });
  return { product, buyer, requestId, sessionId: String(answer.result?.['session_id']) };
}

const SESSION_EVENTS = 'checkout.session.';

/** Tells the shop that something happened to a session or its payment; what is true, it asks. */
async function tell(sessionId: string, type: string): Promise<void> {
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  const object = type.startsWith(SESSION_EVENTS)
    ? { id: sessionId, object: 'checkout.session' }
    : { id: 'x', object: 'charge', payment_intent: session.payment_intent };
  expect(await postEvent(`${worker.origin}/stripe-webhook`, eventOf(type, object))).toBe(200);
}

async function giveBack(sessionId: string, amount?: number): Promise<void> {
  const { payment_intent } = await stripe.checkout.sessions.retrieve(sessionId);
  if (typeof payment_intent !== 'string') throw new Error('there is no payment');
  await stripe.refunds.create({ payment_intent, amount });
}

const verify = (buyer: string, sessionId: string) =>
  post('verify-payment', buyer, { session_id: sessionId });

async function ordersOf(sessionId: string) {
  const orders = deps.db.collection('orders').where('stripe_session_id', '==', sessionId);
  return (await orders.get()).docs;
}
const orderOf = async (sessionId: string) => (await ordersOf(sessionId))[0]?.data();

async function toldOf(sessionId: string): Promise<string[]> {
  const { docs } = await deps.db.collection('audit_log').where('session_id', '==', sessionId).get();
  return docs.map((entry) => entry.get('action') as string).toSorted();
}

describe('INV-18 a refund before the order', () => {
  it('ATT-90 sells nothing: the order is canceled and refunded, the animal is free again', async () => {
    const { sessionId, product, buyer } = await atThePage();
    await stripeControl.pay(sessionId);
    await giveBack(sessionId);
    for (const type of ['charge.refunded', 'checkout.session.completed', 'charge.refunded']) {
      // oxlint-disable-next-line no-await-in-loop -- one event after the other.
      await tell(sessionId, type);
      // oxlint-disable-next-line no-await-in-loop
      expect(await orderOf(sessionId)).toMatchObject({
        payment_status: 'refunded',
        status: 'cancelled',
        is_fulfilled: false,
        notice: expect.stringContaining('nothing will be sent'),
      });
    }
    expect(await ordersOf(sessionId)).toHaveLength(1);
    expect(await ledger(deps.db, product)).toEqual({ free: 1, held: 0, sold: 0, orderCount: 0 });
    expect(await verify(buyer, sessionId)).toMatchObject({
      result: { ok: false, state: 'refunded', message: expect.stringContaining('be sent') },
    });
  });

  it('ATT-90 a payment that was kept is an order, whichever event comes first', async () => {
    const { sessionId, product } = await atThePage();
    await stripeControl.pay(sessionId);
    await tell(sessionId, 'charge.refunded');
    expect(await orderOf(sessionId)).toMatchObject({ payment_status: 'paid', notice: null });
    expect(await ledger(deps.db, product)).toEqual({ free: 0, held: 0, sold: 1, orderCount: 1 });
  });
});

describe('INV-18 disputes, and refunds that fail later', () => {
  it('ATT-91 a dispute stops the packing until it is won, and the owner is told once of each', async () => {
    const { sessionId } = await atThePage();
    await stripeControl.pay(sessionId);
    await stripeControl.dispute(sessionId, 'open');
    // Before the order is recorded, and again and again.
    for (let time = 0; time < 3; time += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await tell(sessionId, 'charge.dispute.created');
    }
    expect(await orderOf(sessionId)).toMatchObject({
      payment_status: 'paid',
      dispute: 'open',
      is_packing_blocked: true,
    });
    expect(await toldOf(sessionId)).toEqual(['payment-disputed']);
    await stripeControl.dispute(sessionId, 'won');
    await tell(sessionId, 'charge.dispute.closed');
    // A late copy of the first event carries no old state in.
    await tell(sessionId, 'charge.dispute.created');
    expect(await orderOf(sessionId)).toMatchObject({
      payment_status: 'paid',
      dispute: 'won',
      is_packing_blocked: false,
    });
    expect(await toldOf(sessionId)).toEqual(['dispute-won', 'payment-disputed']);
  });

  it('ATT-91 a lost dispute is money that went back: the order is refunded', async () => {
    const { sessionId, product } = await atThePage();
    await stripeControl.pay(sessionId);
    await tell(sessionId, 'checkout.session.completed');
    await stripeControl.dispute(sessionId, 'open');
    await stripeControl.dispute(sessionId, 'lost');
    await tell(sessionId, 'charge.dispute.closed');
    expect(await orderOf(sessionId)).toMatchObject({ payment_status: 'refunded', dispute: 'lost' });
    expect(await toldOf(sessionId)).toEqual(['dispute-lost']);
    // It may be on its way already: the animal does not return to the shelf.
    expect(await ledger(deps.db, product)).toMatchObject({ free: 0, held: 0 });
  });

  it('ATT-91 ATT-92 a refund that fails later is owed: not packed, and told once, until another is made', async () => {
    const { sessionId } = await atThePage();
    await stripeControl.pay(sessionId);
    await tell(sessionId, 'checkout.session.completed');
    await giveBack(sessionId);
    await tell(sessionId, 'charge.refunded');
    expect(await orderOf(sessionId)).toMatchObject({ payment_status: 'refunded' });
    await stripeControl.failRefund(sessionId);
    await tell(sessionId, 'refund.failed');
    await tell(sessionId, 'charge.refunded');
    expect(await orderOf(sessionId)).toMatchObject({
      payment_status: 'paid',
      amount_refunded: 0,
      is_refund_failed: true,
      is_packing_blocked: true,
    });
    expect(await toldOf(sessionId)).toEqual(['refund-failed']);
    await giveBack(sessionId);
    await tell(sessionId, 'charge.refunded');
    expect(await orderOf(sessionId)).toMatchObject({
      payment_status: 'refunded',
      is_refund_failed: false,
    });
    expect(await toldOf(sessionId)).toEqual(['refund-failed']);
  });
});

describe('INV-18 a pending order that an admin deletes', () => {
  it.each([
    ['failed', { free: 1, held: 0, sold: 0, orderCount: 0 }],
    ['succeeded', { free: 0, held: 0, sold: 1, orderCount: 1 }],
  ] as const)('ATT-93 before its payment has %s', async (outcome, units) => {
    const { sessionId, product } = await atThePage();
    await stripeControl.pay(sessionId, 'delayed');
    await tell(sessionId, 'checkout.session.completed');
    const [pending] = await ordersOf(sessionId);
    expect(pending?.data()).toMatchObject({ payment_status: 'pending' });
    await pending?.ref.delete();
    await stripeControl.settleDelayed(sessionId, outcome);
    await tell(sessionId, `checkout.session.async_payment_${outcome}`);
    expect(await ledger(deps.db, product)).toEqual(units);
  });
});

describe('Stripe refuses every session', () => {
  it('ATT-94 buyers are told and keep their cart, nothing is held, the owner is told why, once', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const told = deps.db.doc(`audit_log/payments-refused-${day}`);
    await told.delete();
    const [product, buyer] = [await stockProduct(deps.db, 1), await addSignedInBuyer(deps.db)];
    const other = await startWorker(keys, { ...LIMITS, STRIPE_SECRET_KEY: 'sk_live_not_ours' });
    try {
      for (let time = 0; time < 2; time += 1) {
        // oxlint-disable-next-line no-await-in-loop
        expect(await buy(buyer, product, randomUUID(), other)).toMatchObject({
          http: 400,
          error: {
            message: 'The payment page could not be opened. You have not been charged.',
            details: { code: 'provider-unavailable' },
          },
        });
      }
      expect(await ledger(deps.db, product)).toMatchObject({ free: 1, held: 0 });
      const entry = await told.get();
      expect(entry.data()).toMatchObject({
        action: 'payments-refused',
        reason: expect.stringContaining('Invalid API Key provided'),
      });
      expect(entry.createTime?.isEqual(entry.updateTime ?? entry.readTime)).toBe(true);
      expect(other.log().match(/payment page could not be made/g)).toHaveLength(1);
    } finally {
      await other.stop();
    }
    // With the key mended the same buyer buys.
    expect(await buy(buyer, product, randomUUID())).toMatchObject({ http: 200 });
  });
});

/** The same order of things in every run. */
function shuffled<T>(items: readonly T[]): T[] {
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

it('ATT-95 200 duplicate and shuffled deliveries for 20 sessions, while buyers cancel and verify', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => atThePage()));
  const [paid, refunded, left] = [pages.slice(0, 8), pages.slice(8, 12), pages.slice(12)];
  await Promise.all([...paid, ...refunded].map(({ sessionId }) => stripeControl.pay(sessionId)));
  await Promise.all(refunded.map(({ sessionId }) => giveBack(sessionId)));
  const types = ['completed', 'expired', 'async_payment_succeeded', 'async_payment_failed'];
  const deliveries = pages.flatMap(({ sessionId, buyer, requestId }) => [
    ...types.flatMap((type) => [1, 2].map(() => () => tell(sessionId, `${SESSION_EVENTS}${type}`))),
    ...[1, 2].map(() => () => tell(sessionId, 'charge.refunded')),
    () => post('cancel-payment', buyer, { request_id: requestId }),
    () => verify(buyer, sessionId),
  ]);
  const work = shuffled(deliveries);
  expect(work).toHaveLength(240);
  // Twelve at a time, as Stripe and buyers come.
  const lanes = Array.from({ length: 12 }, async () => {
    for (let next = work.pop(); next !== undefined; next = work.pop()) {
      // oxlint-disable-next-line no-await-in-loop -- each lane does one after the other.
      await next();
    }
  });
  await Promise.all(lanes);
  for (const { product, sessionId } of paid) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await ledger(deps.db, product)).toEqual({ free: 0, held: 0, sold: 1, orderCount: 1 });
    // oxlint-disable-next-line no-await-in-loop
    expect(await ordersOf(sessionId)).toHaveLength(1);
  }
  for (const { product, sessionId } of refunded) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await ledger(deps.db, product)).toMatchObject({ free: 1, held: 0, sold: 0 });
    // oxlint-disable-next-line no-await-in-loop
    expect(await orderOf(sessionId)).toMatchObject({ payment_status: 'refunded' });
  }
  for (const { product, sessionId } of left) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await ledger(deps.db, product)).toEqual({ free: 1, held: 0, sold: 0, orderCount: 0 });
    // oxlint-disable-next-line no-await-in-loop
    expect(await ordersOf(sessionId)).toEqual([]);
  }
}, 120_000);

/** Stories told at a time: the bundle's process has little to do while Firestore answers. */
const STORIES_AT_ONCE = 8;

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

describe('INV-18 five different callers', () => {
  const CALLERS = {
    webhook: ({ sessionId }: Page) => tell(sessionId, 'checkout.session.completed'),
    'late expiry': ({ sessionId }: Page) => tell(sessionId, 'checkout.session.expired'),
    'success page': ({ buyer, sessionId }: Page) => verify(buyer, sessionId),
    cancel: ({ buyer, requestId }: Page) =>
      post('cancel-payment', buyer, { request_id: requestId }),
    refund: async ({ sessionId }: Page) => {
      await giveBack(sessionId);
      await tell(sessionId, 'charge.refunded');
    },
  };
  type Page = Awaited<ReturnType<typeof atThePage>>;

  it('in all 120 orders the money is back, one order says so, and the animal is in one place', async () => {
    const orders = permutations(Object.keys(CALLERS) as (keyof typeof CALLERS)[]);
    expect(orders).toHaveLength(120);
    // Each order of callers is a story of its own, with its own product, buyer and page.
    await sideBySide(orders, Array(STORIES_AT_ONCE).fill(null), async (order) => {
      const page = await atThePage();
      await stripeControl.pay(page.sessionId);
      // oxlint-disable-next-line no-await-in-loop
      for (const caller of order) await CALLERS[caller](page);
      const said = order.join(' → ');
      const recorded = await ordersOf(page.sessionId);
      expect(recorded, said).toHaveLength(1);
      const isFirst = order[0] === 'refund';
      expect(recorded[0]?.data(), said).toMatchObject({
        payment_status: 'refunded',
        status: isFirst ? 'cancelled' : 'processing',
      });
      const { free, held, sold } = await ledger(deps.db, page.product);
      expect({ free, held, sold }, said).toEqual({
        free: isFirst ? 1 : 0,
        held: 0,
        sold: isFirst ? 0 : 1,
      });
    });
  }, 240_000);
});
