import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { MINUTE_MS } from '@reef/domain/shared/time';
import { decideClaim } from '../../../functions/src/claims/decide-claim.ts';
import { reportClaim } from '../../../functions/src/claims/report-claim.ts';
import { handleEvent } from '../../../functions/src/checkout/stripe/webhook.ts';
import { settle } from '../../../functions/src/checkout/settle/settle.ts';
import { sweepClaims } from '../../../functions/src/claims/sweep-claims.ts';
import {
  deleteSpecifiedOrders,
  nameSpecifiedOrders,
} from '../../../functions/src/orders/delete-specified-orders.ts';
import { mailOrderNews } from '../../../functions/src/mail/order-events.ts';
import {
  addAdmin,
  aDecision,
  aReport,
  deliverOrder,
  mailsAbout,
  orderInShop,
  refundedCents,
  reportLoss,
  storedClaim,
} from '#support/claims.ts';
import { okOf } from '#support/ok-of.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { eventOf } from '#support/payments/signed-event.ts';
import { standInStripe } from '#support/local-services.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

const { deps, db, clock } = openQuietShop();
const UNIT_CENTS = 2499;
const refund = { kind: 'refund', amount_cents: UNIT_CENTS } as const;

const unanswered = () => Promise.reject(new Error('no answer'));

describe('CLAIM-04 refunding', () => {
  it('refunds the part once, and says so on claim, order and in the log', async () => {
    const { order, claimId, admin } = await reportLoss(deps);
    const request = aDecision(claimId, refund);
    expect(await decideClaim(deps, admin, request)).toEqual({ ok: true, revision: 2 });
    expect(await refundedCents(deps, order.sessionId)).toBe(UNIT_CENTS);
    const claim = await storedClaim(db, claimId);
    expect(claim).toMatchObject({ status: 'decided', needs_owner: false, refund_due_at: null });
    expect(claim.lines[0]?.decision).toMatchObject({ kind: 'refund', state: 'refunded' });
    const after = await orderInShop(db, order.id);
    expect(after.payment_status).toBe('paid');
    expect(after.amount_refunded).toBe(24.99);
    expect(after.claims?.[0]?.lines[0]?.decision).toEqual(claim.lines[0]?.decision);
    const entry = await db.doc(`audit_log/decide-claim-${claimId}-2`).get();
    expect(entry.data()).toMatchObject({
      action: 'decide-claim',
      actor_id: admin,
      actor_email: `${admin}@example.test`,
      target_id: claimId,
      decisions: request.decisions,
    });
    expect(await mailsAbout(db, claimId)).toContain(`claim-decided-${claimId}-2`);
    expect(JSON.stringify([claim, after])).not.toContain(admin);
  });

  it('is one decision and one refund, even if pressed twice, or three times at once', async () => {
    const { order, claimId, admin } = await reportLoss(deps);
    const request = aDecision(claimId, refund);
    const press = () => decideClaim(deps, admin, request);
    const answers = await Promise.all([press(), press(), press()]);
    answers.push(await press());
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ ok: true, revision: 2 })));
    expect(await refundedCents(deps, order.sessionId)).toBe(UNIT_CENTS);
  });

  it('is made by one of two admins, and the other is told', async () => {
    const { order, claimId, admin } = await reportLoss(deps);
    const other = await addAdmin(db);
    const answers = await Promise.all([
      decideClaim(deps, admin, aDecision(claimId, refund)),
      decideClaim(deps, other, aDecision(claimId, { kind: 'declined', reason: 'It is alive.' })),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual({
      ok: false,
      refusal: { code: 'claim-changed', revision: 2 },
    });
    const { decision } = (await storedClaim(db, claimId)).lines[0] ?? {};
    expect(await refundedCents(deps, order.sessionId)).toBe(
      decision?.kind === 'refund' ? UNIT_CENTS : 0,
    );
  });

  it('never exceeds what was paid for the line, even if two claims of an order are decided at once', async () => {
    const order = await deliverOrder(deps, { quantity: 2 });
    const admin = await addAdmin(db);
    const ids: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      const result = await reportClaim(deps, order.buyer, await aReport(deps, order));
      if (result.ok) ids.push(result.claimId);
    }
    const answers = await Promise.all(
      ids.map((id) => decideClaim(deps, admin, aDecision(id, refund))),
    );
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await refundedCents(deps, order.sessionId)).toBe(2 * UNIT_CENTS);
    // The webhook of the later one does this.
    await settle(deps, order.sessionId);
    expect((await orderInShop(db, order.id)).amount_refunded).toBe(49.98);
  });

  it('whose answer is lost is found at Stripe and not made again', async () => {
    const { order, claimId, admin } = await reportLoss(deps);
    await stripeControl.fault('create_refund', 'drop-answer', { times: 3 });
    expect(await decideClaim(deps, admin, aDecision(claimId, refund))).toMatchObject({ ok: true });
    expect((await storedClaim(db, claimId)).lines[0]?.decision).toMatchObject({ state: 'pending' });
    expect(deps.faults.splice(0)).toEqual([expect.stringContaining('waits for the sweeper')]);
    clock.now = new Date(clock.now.getTime() + 2 * MINUTE_MS);
    expect((await sweepClaims(deps)).failed).toEqual([]);
    expect((await storedClaim(db, claimId)).lines[0]?.decision).toMatchObject({
      state: 'refunded',
    });
    expect(await refundedCents(deps, order.sessionId)).toBe(UNIT_CENTS);
  });

  it('that Stripe does not accept yet is retried in an hour, and reported once', async () => {
    const { claimId, admin } = await reportLoss(deps);
    const poor = { ...deps, payments: { ...deps.payments, claimRefunds: unanswered } };
    await decideClaim(poor, admin, aDecision(claimId, refund));
    for (let time = 0; time < 2; time += 1) {
      clock.now = new Date(clock.now.getTime() + 61 * MINUTE_MS);
      const { failed } = await sweepClaims(poor);
      expect(failed.map(({ id }) => id)).toEqual([claimId]);
    }
    deps.faults.splice(0);
    expect((await sweepClaims(deps)).done).toBe(0);
    const told = await db.collection('audit_log').where('target_id', '==', claimId).get();
    const stuck = told.docs.filter((entry) => entry.get('action') === 'claim-refund-stuck');
    expect(stuck).toHaveLength(1);
    const { order_number } = await storedClaim(db, claimId);
    expect(stuck[0]?.get('order_number')).toBe(order_number);
    clock.now = new Date(clock.now.getTime() + 61 * MINUTE_MS);
    expect(await sweepClaims(deps)).toMatchObject({ done: 1, failed: [] });
    expect((await storedClaim(db, claimId)).refund_due_at).toBeNull();
  });

  it('that Stripe has no room for is tried by each sweep, and reported after minutes', async () => {
    const { claimId, admin } = await reportLoss(deps);
    const raw: unknown = { message: 'Too many requests.' };
    const limited = new Stripe.errors.StripeRateLimitError(raw as never);
    const refundClaim = () => Promise.reject(limited);
    const busy = { ...deps, payments: { ...deps.payments, refundClaim } };
    const isTold = async () =>
      (await db.doc(`audit_log/claim-refund-stuck-${claimId}`).get()).exists;
    await decideClaim(busy, admin, aDecision(claimId, refund));
    deps.faults.splice(0);
    for (const minutes of [2, 1]) {
      clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS);
      expect((await sweepClaims(busy)).failed.map(({ id }) => id)).toEqual([claimId]);
    }
    expect(await isTold()).toBe(false);
    clock.now = new Date(clock.now.getTime() + 5 * MINUTE_MS);
    expect((await sweepClaims(busy)).failed).toHaveLength(1);
    expect(await isTold()).toBe(true);
    clock.now = new Date(clock.now.getTime() + 61 * MINUTE_MS);
    expect(await sweepClaims(deps)).toMatchObject({ done: 1, failed: [] });
  });

  it('that Stripe’s balance is too small for is asked for anew an hour later, though Stripe repeats its refusal', async () => {
    const { order, claimId, admin } = await reportLoss(deps);
    await stripeControl.fault('create_refund', 'no-balance', { times: 2, sending: claimId });
    await decideClaim(deps, admin, aDecision(claimId, refund));
    expect(deps.faults.splice(0)).toEqual([expect.stringContaining('waits for the sweeper')]);
    clock.now = new Date(clock.now.getTime() + 2 * MINUTE_MS);
    expect((await sweepClaims(deps)).failed.map(({ id }) => id)).toEqual([claimId]);
    const refused = await storedClaim(db, claimId);
    expect(refused.lines[0]).toMatchObject({ refused_tries: 2, decision: { state: 'pending' } });
    clock.now = new Date(clock.now.getTime() + 61 * MINUTE_MS);
    expect(await sweepClaims(deps)).toMatchObject({ done: 1, failed: [] });
    expect((await storedClaim(db, claimId)).lines[0]?.decision).toMatchObject({
      state: 'refunded',
    });
    expect(await refundedCents(deps, order.sessionId)).toBe(UNIT_CENTS);
  });

  it('SOLD-08 that waits keeps its order from being deleted, and is made even if the order is gone', async () => {
    const { order, claimId, admin } = await reportLoss(deps);
    const poor = { ...deps, payments: { ...deps.payments, claimRefunds: unanswered } };
    await decideClaim(poor, admin, aDecision(claimId, refund));
    expect(deps.faults.splice(0)).toHaveLength(1);
    const { order_number } = await orderInShop(db, order.id);
    await db.doc('settings/shop').set({
      revision: 1,
      settings: { ...DEFAULT_SETTINGS, specified_orders: [order_number] },
      updated_at: deps.now(),
      updated_by: admin,
    });
    const waits = { ok: false, refusal: 'claim-waits', numbers: [order_number] };
    expect(await nameSpecifiedOrders(deps, admin)).toEqual(waits);
    expect(await deleteSpecifiedOrders(deps, admin, [order_number])).toEqual(waits);
    // Somebody deletes it in the database.
    await db.doc(`orders/${order.id}`).delete();
    clock.now = new Date(clock.now.getTime() + 2 * MINUTE_MS);
    expect((await sweepClaims(deps)).failed).toEqual([]);
    const claim = await storedClaim(db, claimId);
    expect(claim.refund_due_at).toBeNull();
    expect(claim.lines[0]?.decision).toMatchObject({ kind: 'refund', state: 'refunded' });
    expect(await refundedCents(deps, order.sessionId)).toBe(UNIT_CENTS);
    expect((await db.doc(`orders/${order.id}`).get()).exists).toBe(false);
  });

  it('that cannot be made yet blocks neither another line’s refund nor news of the payment', async () => {
    const [order, admin] = [await deliverOrder(deps, { hasSecondLine: true }), await addAdmin(db)];
    const lines = [0, 1].map((line) => ({ line, quantity: 1 }));
    const report = okOf(
      await reportClaim(deps, order.buyer, { ...(await aReport(deps, order)), lines }),
    );
    const { claimId } = report;
    const poor = {
      ...deps,
      payments: {
        ...deps.payments,
        refundClaim: (...[payment, asked]: Parameters<typeof deps.payments.refundClaim>) =>
          asked.line === 0 ? unanswered() : deps.payments.refundClaim(payment, asked),
      },
    };
    const request = aDecision(claimId, refund);
    request.decisions.push({ line: 1, ...refund });
    await decideClaim(poor, admin, request);
    const states = async () =>
      (await storedClaim(db, claimId)).lines.map(({ decision }) =>
        decision?.kind === 'refund' ? decision.state : null,
      );
    expect(await states()).toEqual(['pending', 'refunded']);
    const session = await deps.payments.retrieveSession(order.sessionId);
    const event = eventOf('charge.refunded', { payment_intent: session?.paymentIntentId });
    await handleEvent(poor, JSON.parse(event) as Parameters<typeof handleEvent>[1]);
    expect(deps.faults.splice(0)).toHaveLength(2);
    clock.now = new Date(clock.now.getTime() + 2 * MINUTE_MS);
    expect((await sweepClaims(deps)).failed).toEqual([]);
    expect(await states()).toEqual(['refunded', 'refunded']);
    expect(await refundedCents(deps, order.sessionId)).toBe(2 * UNIT_CENTS);
  });

  it('INV-18 that was canceled at Stripe fails, and the order shows none of it', async () => {
    const { order, claimId, admin } = await reportLoss(deps);
    await decideClaim(deps, admin, aDecision(claimId, refund));
    expect((await orderInShop(db, order.id)).amount_refunded).toBe(24.99);
    await stripeControl.cancelRefund(order.sessionId);
    const session = await deps.payments.retrieveSession(order.sessionId);
    const event = eventOf('refund.updated', { payment_intent: session?.paymentIntentId });
    for (let time = 0; time < 2; time += 1) {
      // Told twice, it is the same.
      await handleEvent(deps, JSON.parse(event) as Parameters<typeof handleEvent>[1]);
    }
    expect(await orderInShop(db, order.id)).toMatchObject({
      payment_status: 'paid',
      amount_refunded: 0,
      is_refund_failed: false,
    });
    const claim = await storedClaim(db, claimId);
    expect(claim).toMatchObject({ needs_owner: true, refund_due_at: null });
    expect(claim.lines[0]?.decision).toMatchObject({ state: 'failed', failure: 'canceled' });
  });

  it('of what the owner refunded at Stripe meanwhile fails, and waits for the owner', async () => {
    const { order, claimId, admin } = await reportLoss(deps);
    const session = await deps.payments.retrieveSession(order.sessionId);
    // The shop has not learned of it yet.
    await deps.payments.refund(session?.paymentIntentId ?? '');
    await decideClaim(deps, admin, aDecision(claimId, refund));
    const claim = await storedClaim(db, claimId);
    expect(claim).toMatchObject({ status: 'decided', needs_owner: true, refund_due_at: null });
    expect(claim.lines[0]?.decision).toMatchObject({ state: 'failed', refund_id: null });
    const after = await orderInShop(db, order.id);
    expect(after.payment_status).toBe('refunded');
    expect(await refundedCents(deps, order.sessionId)).toBe(session?.totalCents);
    const told = await db.doc(`audit_log/claim-refund-failed-${claimId}-0-0`).get();
    const { order_number } = after;
    expect(told.data()).toMatchObject({ actor_id: 'system', order_id: order.id, order_number });
  });

  it('is refused for more than was paid, for a disputed payment, and to everybody but admins', async () => {
    const { order, claimId, admin } = await reportLoss(deps);
    const ask = (cents: number, by = admin) =>
      decideClaim(deps, by, aDecision(claimId, { ...refund, amount_cents: cents }));
    expect(await ask(UNIT_CENTS + 1)).toEqual({
      ok: false,
      refusal: { code: 'more-than-paid', line: 0, most_cents: UNIT_CENTS },
    });
    expect(await ask(1, order.buyer)).toEqual({ ok: false, refusal: { code: 'not-admin' } });
    await db.doc(`orders/${order.id}`).update({ dispute: 'open' });
    expect(await ask(1)).toEqual({ ok: false, refusal: { code: 'payment-disputed' } });
    expect(await storedClaim(db, claimId)).toMatchObject({ revision: 1, status: 'open' });
    expect(await refundedCents(deps, order.sessionId)).toBe(0);
  });
});

describe('CLAIM-03 a loss whose money was refunded in Stripe’s dashboard', () => {
  it('is settled by that: its buyer reads that it was refunded, and nothing more goes back', async () => {
    const { order, claimId, admin } = await reportLoss(deps);
    const settled = { kind: 'settled', note: 'On Monday.', given_cents: 0 } as const;
    expect(await decideClaim(deps, admin, aDecision(claimId, settled))).toEqual({
      ok: false,
      refusal: { code: 'no-failed-refund', line: 0 },
    });
    const payment = (await deps.payments.retrieveSession(order.sessionId))?.paymentIntentId ?? '';
    await standInStripe().refunds.create({ payment_intent: payment, amount: UNIT_CENTS });
    await settle(deps, order.sessionId);
    expect(await decideClaim(deps, admin, aDecision(claimId, settled))).toMatchObject({ ok: true });
    const claim = await storedClaim(db, claimId);
    expect(claim).toMatchObject({ status: 'decided', needs_owner: false });
    expect(claim.lines[0]?.decision).toMatchObject({ kind: 'settled', is_refunded: true });
    const mail = await db.doc(`mail/claim-decided-${claimId}-2`).get();
    expect(mail.get('message.text')).toContain('Refunded: On Monday.');
    expect(await refundedCents(deps, order.sessionId)).toBe(UNIT_CENTS);
    const { amount_refunded, settled_amount = 0 } = await orderInShop(db, order.id);
    expect({ amount_refunded, settled_amount }).toEqual({
      amount_refunded: 24.99,
      settled_amount: 0,
    });
  });
});

describe('CLAIM-05 mail of money', () => {
  it('that was refunded apart from claims, or by a dispute, goes to the buyer once', async () => {
    const { order, claimId, admin } = await reportLoss(deps, { quantity: 2 });
    const about = async () => {
      await Promise.all([1, 2].map(() => mailOrderNews(deps, order.id)));
      const ids = await mailsAbout(db, order.id);
      return ids.map((id) => id.replace(order.id, 'ORDER')).filter((id) => !/new|filled/.test(id));
    };
    await decideClaim(deps, admin, aDecision(claimId, refund));
    // The claim's own mail covers that.
    expect(await about()).toEqual(['order-confirmed-ORDER']);
    await db.doc(`orders/${order.id}`).update({ amount_refunded: 34.99, dispute: 'open' });
    expect(await about()).toEqual([
      'order-confirmed-ORDER',
      'order-disputed-ORDER',
      'order-part-refunded-1000-ORDER',
    ]);
  });

  it('names what the owner refunded at Stripe, also while a claim’s refund is made or comes back', async () => {
    const { order, claimId, admin } = await reportLoss(deps, { quantity: 2 });
    const payment = (await deps.payments.retrieveSession(order.sessionId))?.paymentIntentId ?? '';
    await standInStripe().refunds.create({ payment_intent: payment, amount: 1000 });
    await settle(deps, order.sessionId);
    const stateAndMails = async () => {
      await mailOrderNews(deps, order.id);
      const { decision } = (await storedClaim(db, claimId)).lines[0] ?? {};
      const mails = (await mailsAbout(db, order.id)).filter((id) => id.includes('refunded'));
      return [decision?.kind === 'refund' ? decision.state : null, mails];
    };
    const mails = [`order-part-refunded-1000-${order.id}`];
    expect(await stateAndMails()).toEqual([null, mails]);
    const poor = { ...deps, payments: { ...deps.payments, refundClaim: unanswered } };
    await decideClaim(poor, admin, aDecision(claimId, refund));
    expect(deps.faults.splice(0)).toHaveLength(1);
    expect(await stateAndMails()).toEqual(['pending', mails]);
    clock.now = new Date(clock.now.getTime() + 2 * MINUTE_MS);
    expect((await sweepClaims(deps)).failed).toEqual([]);
    expect(await stateAndMails()).toEqual(['refunded', mails]);
    await stripeControl.cancelRefund(order.sessionId);
    // The order hears of it before the claim does.
    await settle(deps, order.sessionId);
    expect(await orderInShop(db, order.id)).toMatchObject({ amount_refunded: 10 });
    expect(await stateAndMails()).toEqual(['refunded', mails]);
  });
});
