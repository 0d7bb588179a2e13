import { randomUUID } from 'node:crypto';
import { canBeFilled } from '@reef/domain/orders/order';
import { describe, expect, it } from 'vitest';
import { orderInShop } from '#support/claims.ts';
import { addSignedInBuyer } from '#support/deployed/sessions.ts';
import { ledger, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';
import { openDeployedShop } from './deployed-shop.ts';

/** The deployed bundle and refunds, disputes and failing payments. */
const { db, buy, ordersOf, orderOf, startOther, atThePage, tell, giveBack, verify } =
  openDeployedShop();

async function toldOf(sessionId: string): Promise<string[]> {
  const { docs } = await db.collection('audit_log').where('session_id', '==', sessionId).get();
  return docs.map((entry) => entry.get('action') as string).toSorted();
}

describe('INV-18 a refund before the order', () => {
  it('ATT-90 sells nothing: the order is canceled and refunded, the animal is free again', async () => {
    const { sessionId, product, buyer } = await atThePage();
    await stripeControl.pay(sessionId);
    await giveBack(sessionId);
    for (const type of ['charge.refunded', 'checkout.session.completed', 'charge.refunded']) {
      await tell(sessionId, type);
      expect(await orderOf(sessionId)).toMatchObject({
        payment_status: 'refunded',
        status: 'cancelled',
        is_fulfilled: false,
        notice: expect.stringContaining('nothing will be sent'),
      });
    }
    expect(await ordersOf(sessionId)).toHaveLength(1);
    expect(await ledger(db, product)).toEqual({ free: 1, held: 0, sold: 0, orderCount: 0 });
    expect(await verify({ buyer, sessionId })).toMatchObject({
      result: { ok: false, state: 'refunded', message: expect.stringContaining('be sent') },
    });
  });

  it('ATT-90 a payment that was kept is an order, whichever event comes first', async () => {
    const { sessionId, product } = await atThePage();
    await stripeControl.pay(sessionId);
    await tell(sessionId, 'charge.refunded');
    expect(await orderOf(sessionId)).toMatchObject({ payment_status: 'paid', notice: null });
    expect(await ledger(db, product)).toEqual({ free: 0, held: 0, sold: 1, orderCount: 1 });
  });
});

describe('INV-18 disputes, and refunds that fail later', () => {
  it('ATT-91 a dispute stops the packing until it is won, and the owner is told once of each event', async () => {
    const { sessionId } = await atThePage();
    await stripeControl.pay(sessionId);
    await stripeControl.dispute(sessionId, 'open');
    // Before the order is recorded, and repeatedly.
    for (let time = 0; time < 3; time += 1) {
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
    // A late copy of the first event does not restore the old state.
    await tell(sessionId, 'charge.dispute.created');
    expect(await orderOf(sessionId)).toMatchObject({
      payment_status: 'paid',
      dispute: 'won',
      is_packing_blocked: false,
    });
    expect(await toldOf(sessionId)).toEqual(['dispute-won', 'payment-disputed']);
  });

  it('ATT-91 a lost dispute counts as a refund: the order is refunded', async () => {
    const { sessionId, product, buyer } = await atThePage();
    await stripeControl.pay(sessionId);
    await tell(sessionId, 'checkout.session.completed');
    await stripeControl.dispute(sessionId, 'open');
    await stripeControl.dispute(sessionId, 'lost');
    await tell(sessionId, 'charge.dispute.closed');
    expect(await orderOf(sessionId)).toMatchObject({ payment_status: 'refunded', dispute: 'lost' });
    expect(await toldOf(sessionId)).toEqual(['dispute-lost']);
    // Opened again, the success page says so too.
    expect(await verify({ buyer, sessionId })).toMatchObject({
      result: { ok: false, state: 'refunded', message: 'Your bank took back the payment.' },
    });
    // The animal may already be on its way: it does not return to the shelf.
    expect(await ledger(db, product)).toMatchObject({ free: 0, held: 0 });
  });

  it('ATT-91 a lost dispute of a part counts as a refund of it: the order stays paid and is not packed', async () => {
    const { sessionId } = await atThePage();
    await stripeControl.pay(sessionId);
    await tell(sessionId, 'checkout.session.completed');
    await stripeControl.dispute(sessionId, 'open', 100);
    await stripeControl.dispute(sessionId, 'lost');
    await tell(sessionId, 'charge.dispute.closed');
    expect(await orderOf(sessionId)).toMatchObject({
      payment_status: 'paid',
      amount_refunded: 1,
      lost_amount: 1,
      dispute: 'lost',
      is_packing_blocked: true,
    });
  });

  it('ATT-91 a dispute that is prevented gives the buyer the money: the order is refunded', async () => {
    const { sessionId } = await atThePage();
    await stripeControl.pay(sessionId);
    await tell(sessionId, 'checkout.session.completed');
    await stripeControl.dispute(sessionId, 'open');
    await stripeControl.dispute(sessionId, 'prevented');
    await tell(sessionId, 'charge.dispute.closed');
    expect(await orderOf(sessionId)).toMatchObject({ payment_status: 'refunded', dispute: 'lost' });
    expect(await toldOf(sessionId)).toEqual(['dispute-lost']);
  });

  it('ATT-91 a dispute lost after a refund in full took nothing more', async () => {
    const { sessionId } = await atThePage();
    await stripeControl.pay(sessionId);
    await tell(sessionId, 'checkout.session.completed');
    await giveBack(sessionId);
    await stripeControl.dispute(sessionId, 'open');
    await stripeControl.dispute(sessionId, 'lost');
    await tell(sessionId, 'charge.dispute.closed');
    const order = await orderOf(sessionId);
    expect(order).toMatchObject({ payment_status: 'refunded', dispute: 'lost', lost_amount: 0 });
    expect(order?.['amount_refunded']).toBe(order?.['total_amount']);
    const { docs } = await db.collection('audit_log').where('session_id', '==', sessionId).get();
    expect(docs.map((entry) => entry.get('lost_cents') as unknown)).toEqual([0]);
  });

  it('ATT-91 a replacement for an animal of a disputed payment is not packed either until the dispute is won', async () => {
    const { sessionId } = await atThePage();
    await stripeControl.pay(sessionId);
    await tell(sessionId, 'checkout.session.completed');
    const [order] = await ordersOf(sessionId);
    if (order === undefined) throw new Error('no order');
    const free = db.collection('orders').doc(`free-${order.id}`);
    const number = `F${String(order.get('order_number'))}`;
    const replaces = { claim_id: 'c1', line: 0, order_id: order.id, order_number: number };
    await free.set({
      ...order.data(),
      order_number: number,
      total_amount: 0,
      stripe_session_id: null,
      replaces,
    });
    const decision = {
      kind: 'replacement',
      order_id: free.id,
      order_number: number,
      decided_at: new Date(),
    };
    const lines = [{ line: 0, quantity: 1, decision }];
    await order.ref.update({ claims: [{ id: 'c1', reported_at: new Date(), lines }] });
    const mayBeFilled = async () => canBeFilled(await orderInShop(db, free.id));
    expect(await mayBeFilled()).toBe(true);
    await stripeControl.dispute(sessionId, 'open');
    await tell(sessionId, 'charge.dispute.created');
    expect(await mayBeFilled()).toBe(false);
    await stripeControl.dispute(sessionId, 'won');
    await tell(sessionId, 'charge.dispute.closed');
    expect(await mayBeFilled()).toBe(true);
  });

  it('ATT-91 winning a dispute releases nothing while another of the payment is open', async () => {
    const { sessionId } = await atThePage();
    await stripeControl.pay(sessionId);
    await tell(sessionId, 'checkout.session.completed');
    await stripeControl.dispute(sessionId, 'open', 100);
    await stripeControl.dispute(sessionId, 'open', 100);
    // The newer dispute ends; the older one continues.
    await stripeControl.dispute(sessionId, 'won');
    await tell(sessionId, 'charge.dispute.closed');
    expect(await orderOf(sessionId)).toMatchObject({
      payment_status: 'paid',
      dispute: 'open',
      is_packing_blocked: true,
    });
    expect(await toldOf(sessionId)).toEqual(['dispute-won', 'payment-disputed']);
  });

  it('ATT-91 ATT-92 a refund that fails later is owed: the order is not packed, and the owner told once, until another is made', async () => {
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
    expect(await ledger(db, product)).toEqual(units);
  });
});

describe('Stripe refuses every session', () => {
  it('ATT-94 buyers are told and keep their cart, nothing is held, the owner is told why, once', async () => {
    const [product, buyer] = [await stockProduct(db, 1), await addSignedInBuyer(db)];
    const other = await startOther({ STRIPE_SECRET_KEY: 'sk_live_not_ours' });
    try {
      // The owner is told once a day: on the day of the calls, not of what came before them.
      const day = new Date().toISOString().slice(0, 10);
      const told = db.doc(`audit_log/payments-refused-${day}`);
      await told.delete();
      for (let time = 0; time < 2; time += 1) {
        expect(await buy(buyer, product, randomUUID(), other)).toMatchObject({
          http: 400,
          error: {
            message: 'The payment page could not be opened. You have not been charged.',
            details: { code: 'provider-unavailable' },
          },
        });
      }
      expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0 });
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
    // With the key fixed, the same buyer buys.
    expect(await buy(buyer, product, randomUUID())).toMatchObject({ http: 200 });
  });
});
