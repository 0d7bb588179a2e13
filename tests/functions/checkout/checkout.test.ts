import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cancelCheckout } from '../../../functions/src/checkout/cancel-checkout.ts';
import { settle } from '../../../functions/src/checkout/settle/settle.ts';
import { startCheckout } from '../../../functions/src/checkout/start/start-checkout.ts';
import { sweep } from '../../../functions/src/checkout/sweep.ts';
import { verifyPayment } from '../../../functions/src/checkout/verify-payment.ts';
import { beginCheckout, newCheckout } from '#support/checkouts.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { addBuyer, cartOf, ledger, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

const { deps, db, clock } = openQuietShop();

/** The answer about a session that belongs to somebody else, or does not exist: nothing of it. */
const UNVERIFIED = { ok: false, message: 'Verification failed.', state: 'unknown', ordered: [] };

/** Stripe accepts the call and never answers. */
function hanging(): Promise<never> {
  return new Promise<never>(() => {});
}

describe('from click to order', () => {
  it('CHK-04 CHK-09 CHK-10 reserves at the true price and returns a payment page', async () => {
    const { product, sessionId, url } = await newCheckout(deps, { stock: 3, quantity: 2 });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/c\/pay\/cs_/);
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 2, sold: 0 });
    const session = await deps.payments.retrieveSession(sessionId);
    expect(session).toMatchObject({ status: 'open', subtotalCents: 4998, currency: 'usd' });
  });

  it('CHK-08 records a paid session once, however often and by whom it is settled', async () => {
    const { product, buyer, sessionId } = await newCheckout(deps, { stock: 3, quantity: 2 });
    await stripeControl.pay(sessionId);
    await Promise.all([settle(deps, sessionId), settle(deps, sessionId), settle(deps, sessionId)]);
    const answer = await verifyPayment(deps, buyer, sessionId);
    expect(answer).toMatchObject({ ok: true, message: 'Payment verified and order recorded.' });
    expect(await ledger(db, product)).toEqual({ free: 1, held: 0, sold: 2, orderCount: 1 });
  });

  it('INV-08 a lost answer: the same request finds the same session', async () => {
    const [product, buyer] = [await stockProduct(db, 1), await addBuyer(db)];
    const first = await beginCheckout(deps, buyer, cartOf([product, 1]));
    const again = await beginCheckout(deps, buyer, cartOf([product, 1]), first.requestId);
    expect(again.sessionId).toBe(first.sessionId);
    expect(await ledger(db, product)).toMatchObject({ free: 0, held: 1 });
  });

  it('ATT-34 the same request id with another cart is refused', async () => {
    const { product, buyer, requestId } = await newCheckout(deps, { stock: 5 });
    const other = await startCheckout(deps, buyer, requestId, cartOf([product, 2]));
    expect(other).toEqual({ ok: false, refusal: { code: 'request-reused' } });
    expect(await ledger(db, product)).toMatchObject({ free: 4, held: 1 });
  });

  it("ATT-35 another buyer's request id opens none of their sessions", async () => {
    const product = await stockProduct(db, 5);
    const [one, two] = [await addBuyer(db), await addBuyer(db)];
    const { requestId, sessionId } = await beginCheckout(deps, one, cartOf([product, 1]));
    const other = await beginCheckout(deps, two, cartOf([product, 1]), requestId);
    expect(other.sessionId).not.toBe(sessionId);
    expect(await cancelCheckout(deps, await addBuyer(db), requestId)).toBe('none');
  });

  it('ATT-36 100 identical calls at once make one hold and one session', async () => {
    const [product, buyer] = [await stockProduct(db, 5), await addBuyer(db)];
    const requestId = randomUUID();
    const calls = Array.from({ length: 100 }, () =>
      beginCheckout(deps, buyer, cartOf([product, 1]), requestId),
    );
    const sessions = new Set((await Promise.all(calls)).map((call) => call.sessionId));
    expect(sessions.size).toBe(1);
    expect(await ledger(db, product)).toMatchObject({ free: 4, held: 1 });
  });

  it.each([
    [{ status: 'suspended' as const }, 'account-suspended'],
    [{ canBuy: false }, 'purchases-disabled'],
  ])('ATT-33 %o cannot buy', async (account, code) => {
    const [product, buyer] = [await stockProduct(db, 5), await addBuyer(db, account)];
    const result = await startCheckout(deps, buyer, randomUUID(), cartOf([product, 1]));
    expect(result).toEqual({ ok: false, refusal: { code } });
    expect(await ledger(db, product)).toMatchObject({ free: 5, held: 0 });
  });
});

describe('giving stock back', () => {
  it('CHK-10 a new checkout of the same buyer replaces the earlier hold', async () => {
    const [product, buyer] = [await stockProduct(db, 1), await addBuyer(db)];
    const first = await beginCheckout(deps, buyer, cartOf([product, 1]));
    const second = await beginCheckout(deps, buyer, cartOf([product, 1]));
    expect(second.sessionId).not.toBe(first.sessionId);
    expect(await deps.payments.retrieveSession(first.sessionId)).toMatchObject({
      status: 'expired',
    });
    expect(await ledger(db, product)).toMatchObject({ free: 0, held: 1 });
  });

  it('CHK-10 a new checkout does not wait for ever until the earlier page is closed', async () => {
    const [product, buyer] = [await stockProduct(db, 5), await addBuyer(db)];
    const cart = cartOf([product, 2]);
    await beginCheckout(deps, buyer, cartOf([product, 1]));
    const stubborn = { ...deps, payments: { ...deps.payments, expireSession: hanging } };
    await expect(
      startCheckout(stubborn, buyer, randomUUID(), cart, undefined, 100),
    ).rejects.toThrow('not done within 100 ms');
    expect(await ledger(db, product)).toMatchObject({ free: 4, held: 1 });
    await beginCheckout(deps, buyer, cart);
    expect(await ledger(db, product)).toMatchObject({ free: 3, held: 2 });
  });

  it('stops a new checkout when the earlier one turns out to be paid', async () => {
    const [product, buyer] = [await stockProduct(db, 3), await addBuyer(db)];
    const first = await beginCheckout(deps, buyer, cartOf([product, 1]));
    await stripeControl.pay(first.sessionId);
    const second = await startCheckout(deps, buyer, randomUUID(), cartOf([product, 1]));
    expect(second).toEqual({ ok: false, refusal: { code: 'earlier-payment-completed' } });
    expect(await ledger(db, product)).toEqual({ free: 2, held: 0, sold: 1, orderCount: 1 });
  });

  it('CHK-10 cancelling frees the stock at once and closes the payment page', async () => {
    const { product, buyer, requestId, sessionId } = await newCheckout(deps);
    expect(await cancelCheckout(deps, buyer, requestId)).toBe('cancelled');
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0 });
    await expect(stripeControl.pay(sessionId)).rejects.toThrow();
  });

  it('ATT-38 cancelling after paying keeps the order', async () => {
    const { product, buyer, requestId, sessionId } = await newCheckout(deps);
    await stripeControl.pay(sessionId);
    expect(await cancelCheckout(deps, buyer, requestId)).toBe('paid');
    expect(await ledger(db, product)).toEqual({ free: 0, held: 0, sold: 1, orderCount: 1 });
  });

  it('CHK-10 the sweeper closes the page of a hold whose time is over, then frees the stock', async () => {
    const { product, sessionId } = await newCheckout(deps);
    await sweep(deps);
    expect(await ledger(db, product)).toMatchObject({ held: 1 });
    clock.now = new Date(clock.now.getTime() + 34 * 60_000);
    expect((await sweep(deps)).failed).toEqual([]);
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0 });
    expect(await deps.payments.retrieveSession(sessionId)).toMatchObject({ status: 'expired' });
  });

  it('CHK-10 the sweeper records, not releases, a hold that was paid', async () => {
    const { product, sessionId } = await newCheckout(deps);
    await stripeControl.pay(sessionId);
    clock.now = new Date(clock.now.getTime() + 34 * 60_000);
    await sweep(deps);
    expect(await ledger(db, product)).toEqual({ free: 0, held: 0, sold: 1, orderCount: 1 });
  });

  it('CHK-10 holds that cannot be closed do not delay others', async () => {
    const { product, sessionId } = await newCheckout(deps);
    const own = await db.collection('reservations').where('session_id', '==', sessionId).get();
    // Of sessions that Stripe does not know; older, so that they come first.
    const stuck = Array.from({ length: 55 }, (_, at) => db.doc(`reservations/stuck-${at}`));
    const fields = own.docs[0]?.data();
    const batch = db.batch();
    for (const [at, document] of stuck.entries()) {
      const hold_until = new Date(clock.now.getTime() - 60_000 * (at + 1));
      batch.set(document, {
        ...fields,
        status: 'awaiting',
        session_id: `cs_test_${at}`,
        hold_until,
      });
    }
    await batch.commit();
    clock.now = new Date(clock.now.getTime() + 34 * 60_000);
    await sweep(deps);
    await Promise.all(stuck.map((document) => document.delete()));
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0 });
  });

  it('a payment page that cannot be created returns the stock and says so', async () => {
    const [product, buyer] = [await stockProduct(db, 1), await addBuyer(db)];
    // Stripe keeps a 500 under its idempotency key, so every repeat of the call gets it again.
    await stripeControl.fault('create_session', '500');
    const result = await startCheckout(deps, buyer, randomUUID(), cartOf([product, 1]));
    expect(result).toEqual({ ok: false, refusal: { code: 'provider-unavailable' } });
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0 });
    expect(await beginCheckout(deps, buyer, cartOf([product, 1]))).toMatchObject({ ok: true });
  });

  it('INV-08 of two identical calls while Stripe is slow one gets the page, and the other ends nothing', async () => {
    const [product, buyer] = [await stockProduct(db, 1), await addBuyer(db)];
    // Longer than the library keeps retrying while the key is in use.
    await stripeControl.fault('create_session', 'slow', { delayMs: 4000 });
    const [requestId, cart] = [randomUUID(), cartOf([product, 1])];
    const calls = [0, 1].map(() => startCheckout(deps, buyer, requestId, cart));
    const answers = await Promise.all(calls);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, refusal: { code: 'busy' } });
    expect(await ledger(db, product)).toMatchObject({ free: 0, held: 1 });
    expect(await startCheckout(deps, buyer, requestId, cart)).toEqual(answers.find(({ ok }) => ok));
  });

  it("a lost answer of Stripe's is requested again, and the session is not created twice", async () => {
    const [product, buyer] = [await stockProduct(db, 1), await addBuyer(db)];
    await stripeControl.fault('create_session', 'drop-answer');
    expect(await beginCheckout(deps, buyer, cartOf([product, 1]))).toMatchObject({ ok: true });
    expect(await ledger(db, product)).toMatchObject({ free: 0, held: 1 });
  });
});

describe('sessions of others', () => {
  it("ATT-37 another user's session verifies nothing; its owner's does", async () => {
    const { buyer, sessionId } = await newCheckout(deps);
    await stripeControl.pay(sessionId);
    const stranger = await verifyPayment(deps, await addBuyer(db), sessionId);
    expect(stranger).toEqual(UNVERIFIED);
    expect(await verifyPayment(deps, buyer, sessionId)).toMatchObject({ ok: true });
  });

  it('ATT-39 settling what was never created changes nothing', async () => {
    expect(await settle(deps, 'cs_test_nothing')).toEqual({ ok: false, refusal: 'unknown' });
    const answer = await verifyPayment(deps, await addBuyer(db), 'cs_test_nothing');
    expect(answer).toEqual(UNVERIFIED);
  });
});
