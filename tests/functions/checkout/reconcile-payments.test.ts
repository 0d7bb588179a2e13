import { DAY_MS } from '@reef/domain/shared/time';
import { describe, expect, it } from 'vitest';
import { reconcilePayments } from '../../../functions/src/checkout/settle/reconcile-payments.ts';
import { settle } from '../../../functions/src/checkout/settle/settle.ts';
import { decideClaim } from '../../../functions/src/claims/decide-claim.ts';
import {
  aDecision,
  type DeliveredOrder,
  deliverOrder,
  orderInShop,
  reportLoss,
  storedClaim,
} from '#support/claims.ts';
import { standInStripe } from '#support/local-services.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

// Its stand-in delivers no webhook: nothing announces the refunds and disputes.
const { deps, db, clock } = openQuietShop();

type Paid = Pick<DeliveredOrder, 'sessionId'>;

async function paymentOf({ sessionId }: Paid): Promise<string> {
  return (await deps.payments.retrieveSession(sessionId))?.paymentIntentId ?? '';
}

/** Refunds an order in full, as the operator does in Stripe's dashboard. */
async function giveBack(order: Paid): Promise<void> {
  await deps.payments.refund(await paymentOf(order));
}

describe('INV-18 refunds and disputes that no webhook reported', () => {
  it('show on their orders after a reconciliation, which changes nothing the second time', async () => {
    const [refunded, disputed] = [await deliverOrder(deps), await deliverOrder(deps)];
    await giveBack(refunded);
    await stripeControl.dispute(disputed.sessionId, 'open');
    expect(await orderInShop(db, refunded.id)).toMatchObject({ payment_status: 'paid' });
    expect((await reconcilePayments(deps)).failed).toEqual([]);
    expect(await orderInShop(db, refunded.id)).toMatchObject({ payment_status: 'refunded' });
    expect(await orderInShop(db, disputed.id)).toMatchObject({
      payment_status: 'paid',
      dispute: 'open',
      is_packing_blocked: true,
    });
    const documents = [refunded, disputed].map(({ id }) => db.doc(`orders/${id}`));
    const written = async () => (await db.getAll(...documents)).map(({ updateTime }) => updateTime);
    const before = await written();
    expect((await reconcilePayments(deps)).failed).toEqual([]);
    expect(await written()).toEqual(before);
  });

  it('show on an order that was restored from before its refund', async () => {
    const order = await deliverOrder(deps);
    const backup = await db.doc(`orders/${order.id}`).get();
    await giveBack(order);
    await settle(deps, order.sessionId);
    expect(await orderInShop(db, order.id)).toMatchObject({ payment_status: 'refunded' });
    await db.doc(`orders/${order.id}`).set(backup.data() ?? {});
    await reconcilePayments(deps);
    expect(await orderInShop(db, order.id)).toMatchObject({ payment_status: 'refunded' });
  });

  it.each([
    ['failed', 'failRefund'],
    ['was canceled', 'cancelRefund'],
  ] as const)('show on their claims if a refund %s', async (_what, end) => {
    const { order, claimId, admin } = await reportLoss(deps);
    await decideClaim(deps, admin, aDecision(claimId, { kind: 'refund', amount_cents: 2499 }));
    await stripeControl[end](order.sessionId);
    expect((await reconcilePayments(deps)).failed).toEqual([]);
    const claim = await storedClaim(db, claimId);
    expect(claim.needs_owner).toBe(true);
    expect(claim.lines[0]?.decision).toMatchObject({ kind: 'refund', state: 'failed' });
    expect((await orderInShop(db, order.id)).amount_refunded).toBe(0);
  });

  it('are searched as far back as they may still change', async () => {
    const [refunded, disputed] = [await deliverOrder(deps), await deliverOrder(deps)];
    await giveBack(refunded);
    await stripeControl.dispute(disputed.sessionId, 'open');
    clock.now = new Date(Date.now() + 41 * DAY_MS);
    await reconcilePayments(deps);
    expect(await orderInShop(db, refunded.id)).toMatchObject({ payment_status: 'paid' });
    expect(await orderInShop(db, disputed.id)).toMatchObject({ dispute: 'open' });
  });

  it('do not block others if one cannot be looked up; those without a reservation are left alone', async () => {
    const [one, other] = [await deliverOrder(deps), await deliverOrder(deps)];
    await giveBack(one);
    await giveBack(other);
    const stripe = standInStripe();
    const price_data = { currency: 'usd', unit_amount: 500, product_data: { name: 'A poster' } };
    const foreign = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ quantity: 1, price_data }],
      success_url: 'https://elsewhere.example/thanks',
      cancel_url: 'https://elsewhere.example/',
    });
    await stripeControl.pay(foreign.id);
    await giveBack({ sessionId: foreign.id });
    const payment = await paymentOf(one);
    const reservationOfPayment = async (id: string) => {
      if (id === payment) throw new Error('no answer');
      return deps.payments.reservationOfPayment(id);
    };
    const poor = { ...deps, payments: { ...deps.payments, reservationOfPayment } };
    expect((await reconcilePayments(poor)).failed).toEqual([
      { payment, reason: 'Error: no answer' },
    ]);
    expect(await orderInShop(db, one.id)).toMatchObject({ payment_status: 'paid' });
    expect(await orderInShop(db, other.id)).toMatchObject({ payment_status: 'refunded' });
  });
});
