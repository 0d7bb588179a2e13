import { orderTotalCents } from '@reef/domain/orders/order';
import { describe, expect, it } from 'vitest';
import { decideClaim } from '../../../functions/src/claims/decide-claim.ts';
import { reportClaim } from '../../../functions/src/claims/report-claim.ts';
import { sweepClaims } from '../../../functions/src/claims/sweep-claims.ts';
import { settleRefunds } from '../../../functions/src/orders/settle-refunds.ts';
import { handleEvent } from '../../../functions/src/checkout/stripe/webhook.ts';
import {
  aDecision,
  aReport,
  claimsOf,
  deliverOrder,
  mailsAbout,
  orderInShop,
  reportLoss,
  storedClaim,
} from '#support/claims.ts';
import { atEveryStep, attempt } from '#support/faults/at-every-step.ts';
import { Crash, type Death } from '#support/faults/dying.ts';
import { standInStripe } from '#support/local-services.ts';
import { okOf } from '#support/ok-of.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { ledger } from '#support/shop-fixture.ts';
import { eventOf } from '#support/payments/signed-event.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

const { deps, db, clock } = openQuietShop();
const UNIT_CENTS = 2499;
const SWEEP_AFTER_MS = 2 * 60_000;
const refund = { kind: 'refund', amount_cents: UNIT_CENTS } as const;

/** Like `attempt`; the log entries of a crash are expected. */
async function attemptQuietly(
  death: Death,
  perform: (mortal: typeof deps) => Promise<unknown>,
): Promise<boolean> {
  const hasDied = await attempt(deps, death, perform);
  deps.faults.splice(0);
  return hasDied;
}

async function moneyOf(sessionId: string) {
  const session = await deps.payments.retrieveSession(sessionId);
  if (!session?.paymentIntentId) throw new Error('not paid');
  return { back: session.refundedCents, payment: session.paymentIntentId };
}

async function hear(type: string, payment: string): Promise<void> {
  const event = JSON.parse(eventOf(type, { payment_intent: payment })) as Parameters<
    typeof handleEvent
  >[1];
  await handleEvent(deps, event);
}

describe('CLAIM-03 CLAIM-04 INV-03 the process dies at every await', () => {
  it('of reporting: sent again, there is one claim with its mails', async () => {
    const steps = await atEveryStep(async (death) => {
      const order = await deliverOrder(deps);
      const request = await aReport(deps, order);
      const died = await attemptQuietly(death, (mortal) =>
        reportClaim(mortal, order.buyer, request),
      );
      const again = okOf(await reportClaim(deps, order.buyer, request));
      expect(await claimsOf(db, order.id)).toHaveLength(1);
      expect((await orderInShop(db, order.id)).claims).toHaveLength(1);
      expect(await mailsAbout(db, again.claimId)).toHaveLength(2);
      return died;
    });
    expect(steps).toBeGreaterThanOrEqual(4);
  });

  it(
    'of refunding: pressed again or left to the sweeper, the money is refunded once',
    { timeout: 180_000 },
    async () => {
      const steps = await atEveryStep(async (death) => {
        clock.now = new Date();
        const { order, claimId, admin } = await reportLoss(deps);
        const request = aDecision(claimId, refund);
        const died = await attemptQuietly(death, (mortal) => decideClaim(mortal, admin, request));
        const isPressedAgain = death.at % 2 === 0;
        if (isPressedAgain)
          expect(await decideClaim(deps, admin, request)).toMatchObject({ ok: true });
        clock.now = new Date(clock.now.getTime() + SWEEP_AFTER_MS);
        expect((await sweepClaims(deps)).failed).toEqual([]);
        const claim = await storedClaim(db, claimId);
        const isDecided = claim.revision === 2;
        expect((await moneyOf(order.sessionId)).back).toBe(isDecided ? UNIT_CENTS : 0);
        expect(claim.refund_due_at).toBeNull();
        if (isPressedAgain) expect(isDecided).toBe(true);
        if (isDecided) {
          expect(claim.lines[0]?.decision).toMatchObject({ state: 'refunded' });
          expect((await orderInShop(db, order.id)).amount_refunded).toBe(24.99);
          // That the report has arrived did not leave, and is not said any more.
          expect(await mailsAbout(db, claimId)).toHaveLength(2);
        }
        return died;
      });
      expect(steps).toBeGreaterThanOrEqual(6);
    },
  );

  it('of replacing: the stock goes down with the free order, or neither', async () => {
    await atEveryStep(async (death) => {
      const { order, claimId, admin } = await reportLoss(deps, { left: 1 });
      const request = aDecision(claimId, { kind: 'replacement' });
      const died = await attemptQuietly(death, (mortal) => decideClaim(mortal, admin, request));
      const between = await ledger(db, order.product);
      expect(between.free + between.sold).toBe(2);
      expect(await decideClaim(deps, admin, request)).toEqual({ ok: true, revision: 2 });
      expect(await ledger(db, order.product)).toEqual({ free: 0, held: 0, sold: 2, orderCount: 2 });
      return died;
    });
  });
});

it(
  'ATT-91 INV-18 the process dies at every await of declining: either the replacement orders learn of it, or nothing is decided',
  { timeout: 180_000 },
  async () => {
    const steps = await atEveryStep(async (death) => {
      const { order, claimId, admin } = await reportLoss(deps, { quantity: 2, left: 1 });
      const other = okOf(await reportClaim(deps, order.buyer, await aReport(deps, order)));
      await decideClaim(deps, admin, aDecision(claimId, { kind: 'replacement' }));
      const { decision } = (await storedClaim(db, claimId)).lines[0] ?? {};
      if (decision?.kind !== 'replacement') throw new Error('not replaced');
      // As a refund that is still owed leaves it.
      await db.doc(`orders/${decision.order_id}`).update({ is_packing_blocked: true });
      const request = aDecision(other.claimId, { kind: 'declined', reason: 'It lives.' });
      const died = await attemptQuietly(death, (mortal) => decideClaim(mortal, admin, request));
      const isDecided = (await storedClaim(db, other.claimId)).status === 'decided';
      const free = await orderInShop(db, decision.order_id);
      expect(free.is_packing_blocked).toBe(!isDecided);
      return died;
    });
    expect(steps).toBeGreaterThanOrEqual(5);
  },
);

describe('CLAIM-04 INV-18 news of a refund', () => {
  it('that came back shows on claim and order, is reported once, and is made again once', async () => {
    const { order, claimId, admin } = await reportLoss(deps);
    await decideClaim(deps, admin, aDecision(claimId, refund));
    const { payment } = await moneyOf(order.sessionId);
    await stripeControl.failRefund(order.sessionId);
    for (const type of ['refund.failed', 'charge.refunded', 'refund.failed']) {
      // The news comes late, again and out of order.
      await hear(type, payment);
    }
    const failed = await storedClaim(db, claimId);
    expect(failed).toMatchObject({ needs_owner: true, refund_due_at: null });
    expect(failed.lines[0]?.decision).toMatchObject({
      state: 'failed',
      failure: 'expired or canceled card',
    });
    expect(await orderInShop(db, order.id)).toMatchObject({
      amount_refunded: 0,
      is_refund_failed: true,
      payment_status: 'paid',
    });
    const told = await db.collection('audit_log').where('target_id', '==', claimId).get();
    expect(told.docs.map((entry) => entry.get('action') as string).toSorted()).toEqual([
      'claim-refund-failed',
      'decide-claim',
    ]);
    // That mail would tell the owner to refund it in Stripe, beside the claim.
    const [owed = ''] = (await orderInShop(db, order.id)).owed_refunds ?? [];
    expect(owed).toMatch(/^re_/);
    expect((await db.doc(`audit_log/refund-failed-${owed}`).get()).exists).toBe(false);
    const again = await decideClaim(deps, admin, aDecision(claimId, refund, failed.revision));
    expect(again).toMatchObject({ ok: true });
    await hear('refund.failed', payment);
    expect((await moneyOf(order.sessionId)).back).toBe(UNIT_CENTS);
    const made = await storedClaim(db, claimId);
    expect(made).toMatchObject({ needs_owner: false, lines: [{ failed_refunds: 1 }] });
    expect(made.lines[0]?.decision).toMatchObject({ state: 'refunded', failure: null });
    expect((await orderInShop(db, order.id)).is_refund_failed).toBe(false);
  });

  it('that failed is settled another way, with a note, and asks for nothing more', async () => {
    const { order, claimId, admin } = await reportLoss(deps);
    await decideClaim(deps, admin, aDecision(claimId, refund));
    await stripeControl.failRefund(order.sessionId);
    await hear('refund.failed', (await moneyOf(order.sessionId)).payment);
    // The operator's command leaves it to the claim, which would otherwise pay it a second time.
    const { order_number, ...owed } = await orderInShop(db, order.id);
    const ofClaim = { ok: false, refusal: 'of-a-claim' };
    expect(await settleRefunds(deps, order_number, null)).toEqual(ofClaim);
    const owing = { re_by_hand: 500, ...owed.owed_cents };
    const ids = Object.keys(owing);
    await db.doc(`orders/${order.id}`).update({ owed_refunds: ids, owed_cents: owing });
    expect(await settleRefunds(deps, order_number, 501)).toMatchObject({
      refusal: 'more-than-owed',
    });
    expect(await settleRefunds(deps, order_number, 0)).toEqual({
      ok: true,
      refunds: ['re_by_hand'],
      cents: 0,
    });
    expect(await settleRefunds(deps, order_number, null)).toEqual(ofClaim);
    const { revision } = await storedClaim(db, claimId);
    const settled = aDecision(claimId, { kind: 'settled', note: 'Paid by check.' }, revision);
    expect(await decideClaim(deps, admin, settled)).toMatchObject({ ok: true });
    const claim = await storedClaim(db, claimId);
    expect(claim).toMatchObject({ status: 'decided', needs_owner: false });
    const free = {
      payment_status: 'paid',
      amount_refunded: 24.99,
      is_refund_failed: false,
      is_packing_blocked: false,
    };
    expect(await orderInShop(db, order.id)).toMatchObject(free);
    // Stripe shows the refund as failed for ever.
    await hear('charge.refunded', (await moneyOf(order.sessionId)).payment);
    expect(await orderInShop(db, order.id)).toMatchObject(free);
    expect((await moneyOf(order.sessionId)).back).toBe(0);
  });

  it('that failed and was refunded in Stripe’s dashboard counts once', async () => {
    const { order, claimId, admin } = await reportLoss(deps, { quantity: 2 });
    await decideClaim(deps, admin, aDecision(claimId, refund));
    await stripeControl.failRefund(order.sessionId);
    const { payment } = await moneyOf(order.sessionId);
    await hear('refund.failed', payment);
    const stripe = standInStripe();
    await stripe.refunds.create({ payment_intent: payment, amount: UNIT_CENTS });
    const { revision } = await storedClaim(db, claimId);
    const settled = { kind: 'settled', note: 'Refunded again.', given_cents: 0 } as const;
    const decision = aDecision(claimId, settled, revision);
    expect(await decideClaim(deps, admin, decision)).toMatchObject({ ok: true });
    await hear('charge.refunded', payment);
    expect(await orderInShop(db, order.id)).toMatchObject({
      payment_status: 'paid',
      amount_refunded: 24.99,
      settled_amount: 0,
      owed_refunds: [],
      is_packing_blocked: false,
    });
  });

  it('ATT-91 in addition to a replacement of the same order does not stop its packing, even if it fails', async () => {
    const { order, claimId, admin } = await reportLoss(deps, { quantity: 4, left: 1 });
    const other = okOf(await reportClaim(deps, order.buyer, await aReport(deps, order, 3)));
    await decideClaim(deps, admin, aDecision(claimId, { kind: 'replacement' }));
    const { decision } = (await storedClaim(db, claimId)).lines[0] ?? {};
    if (decision?.kind !== 'replacement') throw new Error('not replaced');
    const isHeld = async () =>
      (await orderInShop(db, decision.order_id)).is_packing_blocked === true;
    const dear = { kind: 'refund', amount_cents: 3 * UNIT_CENTS } as const;
    await decideClaim(deps, admin, aDecision(other.claimId, dear));
    expect(await isHeld()).toBe(false);
    const { payment } = await moneyOf(order.sessionId);
    await stripeControl.failRefund(order.sessionId);
    await hear('refund.failed', payment);
    expect(await isHeld()).toBe(false);
    // Refunded apart from the claims, while the claim's own refund is owed: nothing is left for an
    // animal.
    const rest = orderTotalCents(await orderInShop(db, order.id)) - 3 * UNIT_CENTS;
    const stripe = standInStripe();
    await stripe.refunds.create({ payment_intent: payment, amount: rest });
    await hear('charge.refunded', payment);
    expect(await isHeld()).toBe(true);
    const { revision } = await storedClaim(db, other.claimId);
    const declined = aDecision(other.claimId, { kind: 'declined', reason: 'It lives.' }, revision);
    expect(await decideClaim(deps, admin, declined)).toMatchObject({ ok: true });
    expect(await isHeld()).toBe(false);
  });

  it('ATT-92 that an operator made and that failed blocks its order until they record that it is paid: then all of it counts as refunded', async () => {
    const order = await deliverOrder(deps);
    const { payment } = await moneyOf(order.sessionId);
    await deps.payments.refund(payment);
    await stripeControl.failRefund(order.sessionId);
    await hear('refund.failed', payment);
    const { order_number, ...owed } = await orderInShop(db, order.id);
    expect(owed).toMatchObject({ payment_status: 'paid', is_packing_blocked: true });
    expect(await settleRefunds(deps, order_number, null)).toMatchObject({ ok: true });
    for (let time = 0; time < 2; time += 1) {
      const after = await orderInShop(db, order.id);
      expect(after).toMatchObject({ payment_status: 'refunded', is_refund_failed: false });
      expect(after.amount_refunded).toBe(after.total_amount);
      // Stripe shows the refund as failed for ever.
      await hear('charge.refunded', payment);
    }
    const report = await reportClaim(deps, order.buyer, await aReport(deps, order));
    expect(report).toEqual({ ok: false, refusal: { code: 'order-not-paid' } });
    const again = await settleRefunds(deps, order_number, null);
    expect(again).toEqual({ ok: false, refusal: 'nothing-owed' });
  });

  it('ATT-92 that an operator settled in part counts as they say, and never as more than was owed', async () => {
    const order = await deliverOrder(deps);
    const document = db.doc(`orders/${order.id}`);
    const owed = { is_refund_failed: true, is_packing_blocked: true, owed_refunds: ['re_1'] };
    await document.update(owed);
    const { order_number } = await orderInShop(db, order.id);
    const settle = (cents: number | null) => settleRefunds(deps, order_number, cents);
    expect(await settle(null)).toEqual({ ok: false, refusal: 'sum-unknown' });
    await document.update({ owed_cents: { re_1: 500 } });
    expect(await settle(501)).toEqual({ ok: false, refusal: 'more-than-owed' });
    expect(await settle(300)).toEqual({ ok: true, refunds: ['re_1'], cents: 300 });
    expect(await orderInShop(db, order.id)).toMatchObject({
      payment_status: 'paid',
      amount_refunded: 3,
      settled_amount: 3,
      owed_refunds: [],
      owed_cents: {},
      is_packing_blocked: false,
    });
  });

  it('is made by the sweeper if the webhook of its payment came before the claim was updated', async () => {
    const { order, claimId, admin } = await reportLoss(deps);
    const { payment } = await moneyOf(order.sessionId);
    // The process dies right after Stripe has made the refund.
    const request = aDecision(claimId, refund);
    let isMade = false;
    const payments = {
      ...deps.payments,
      refundClaim: async (...args: Parameters<typeof deps.payments.refundClaim>) => {
        await deps.payments.refundClaim(...args);
        isMade = true;
        throw new Crash('after the refund');
      },
    };
    await decideClaim({ ...deps, payments }, admin, request);
    deps.faults.splice(0);
    expect(isMade).toBe(true);
    expect((await storedClaim(db, claimId)).lines[0]?.decision).toMatchObject({ state: 'pending' });
    await hear('charge.refunded', payment);
    expect((await storedClaim(db, claimId)).lines[0]?.decision).toMatchObject({
      state: 'refunded',
    });
    expect((await moneyOf(order.sessionId)).back).toBe(UNIT_CENTS);
  });
});
