import { afterAll, describe, expect, it } from 'vitest';
import { settle } from '../../functions/src/checkout/settle/settle.ts';
import { newCheckout, orderOf } from '#support/checkouts.ts';
import { fromEnvironment, localDeps, standInStripe } from '#support/local-services.ts';
import { ledger } from '#support/shop-fixture.ts';
import { eventOf, postEvent } from '#support/payments/signed-event.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

/*
 * The shop has no call that refunds on request: an operator refunds in Stripe's dashboard, and the
 * shop itself refunds only a late payment that it cannot fulfill.
 */

const deps = localDeps({ now: new Date() });
const stripe = standInStripe();

afterAll(() => deps.close());

async function sold() {
  const { product, sessionId } = await newCheckout(deps);
  await stripeControl.pay(sessionId);
  await settle(deps, sessionId);
  const session = await deps.payments.retrieveSession(sessionId);
  if (!session?.paymentIntentId) throw new Error('not paid');
  return { product, session, payment: session.paymentIntentId };
}

/** Sends the shop an event with this `object` about a payment, true or not. */
const tell = (payment: string, object: object = {}) =>
  postEvent(
    fromEnvironment('REEF_WEBHOOK_URL'),
    eventOf('charge.refunded', { object: 'charge', payment_intent: payment, ...object }),
  );

describe('ATT-41 refunds', () => {
  it('ATT-41 above what was paid is refused, and an event that claims one is ignored', async () => {
    const { session, payment, product } = await sold();
    const amount = session.totalCents + 1;
    await expect(stripe.refunds.create({ payment_intent: payment, amount })).rejects.toThrow(
      'greater than charge amount',
    );
    const claim = { amount_refunded: amount, refunded: true };
    expect(await tell(payment, claim)).toBe(200);
    expect(await orderOf(deps.db, session.id)).toMatchObject({ payment_status: 'paid' });
    expect(await ledger(deps.db, product)).toEqual({ free: 0, held: 0, sold: 1, orderCount: 1 });
  });

  it('ATT-41 ATT-91 of a part leaves the order paid and says how much; another of the rest makes it refunded', async () => {
    const { session, payment } = await sold();
    await stripe.refunds.create({ payment_intent: payment, amount: 100 });
    expect(await tell(payment)).toBe(200);
    expect(await orderOf(deps.db, session.id)).toMatchObject({
      payment_status: 'paid',
      amount_refunded: 1,
      is_packing_blocked: false,
    });
    const amount = session.totalCents;
    await expect(stripe.refunds.create({ payment_intent: payment, amount })).rejects.toThrow(
      'greater than unrefunded amount',
    );
    await stripe.refunds.create({ payment_intent: payment });
    expect(await tell(payment)).toBe(200);
    expect(await orderOf(deps.db, session.id)).toMatchObject({ payment_status: 'refunded' });
  });

  it('ATT-41 twice refunds the money once, and the stock stays as it was', async () => {
    const { session, payment, product } = await sold();
    await Promise.all([deps.payments.refund(payment), deps.payments.refund(payment)]);
    await deps.payments.refund(payment);
    const { latest_charge } = await stripe.paymentIntents.retrieve(payment, {
      expand: ['latest_charge'],
    });
    const charge = typeof latest_charge === 'string' ? null : latest_charge;
    expect(charge).toMatchObject({ amount_refunded: session.totalCents, refunded: true });
    for (let time = 0; time < 3; time += 1) {
      expect(await tell(payment)).toBe(200);
    }
    expect(await orderOf(deps.db, session.id)).toMatchObject({
      payment_status: 'refunded',
      revision: 1,
    });
    expect((await deps.db.doc(`products/${product}`).get()).get('stock')).toBe(0);
  });

  it('ATT-91 that failed is still owed behind eleven newer ones', async () => {
    const { session, payment } = await sold();
    await stripe.refunds.create({ payment_intent: payment, amount: 200 });
    await stripeControl.failRefund(session.id);
    for (let time = 0; time < 11; time += 1) {
      // Their order matters.
      await stripe.refunds.create({ payment_intent: payment, amount: 10 });
    }
    expect(await tell(payment)).toBe(200);
    expect(await orderOf(deps.db, session.id)).toMatchObject({
      payment_status: 'paid',
      amount_refunded: 1.1,
      is_refund_failed: true,
      is_packing_blocked: true,
    });
    const owed = (await orderOf(deps.db, session.id))?.['owed_cents'] as Record<string, number>;
    expect(Object.values(owed)).toEqual([200]);
  });

  it('ATT-41 of a payment to another shop of the same account changes nothing', async () => {
    const { session } = await sold();
    const other = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'T-shirt' } },
        },
      ],
      success_url: 'https://elsewhere.example/thanks',
      cancel_url: 'https://elsewhere.example/',
    });
    await stripeControl.pay(other.id);
    const { payment_intent } = await stripe.checkout.sessions.retrieve(other.id);
    const payment = typeof payment_intent === 'string' ? payment_intent : '';
    await stripe.refunds.create({ payment_intent: payment });
    expect(await tell(payment)).toBe(200);
    expect(await orderOf(deps.db, session.id)).toMatchObject({ payment_status: 'paid' });
  });
});
