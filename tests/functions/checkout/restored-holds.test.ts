import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { DAY_MS } from '@reef/domain/shared/time';
import { offersFor } from '@reef/domain/shipping/arrival';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { orderId } from '../../../functions/src/checkout/ids.ts';
import { settle } from '../../../functions/src/checkout/settle/settle.ts';
import { mailOrderNews } from '../../../functions/src/mail/order-events.ts';
import { beginCheckout, newCheckout } from '#support/checkouts.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { addBuyer, cartOf, ledger, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

// A restored backup brings holds back whose orders, newer than it, stay in the database.
const { deps, db, clock } = openQuietShop();

/** The reservation and the order of a session. */
async function documentsOf(sessionId: string) {
  const of = db.collection('reservations').where('session_id', '==', sessionId);
  const [reservation] = (await of.get()).docs;
  if (!reservation) throw new Error('no reservation');
  return { reservation: reservation.ref, order: db.doc(`orders/${orderId(sessionId)}`) };
}

async function open(stock: number, quantity: number) {
  const begun = await newCheckout(deps, { stock, quantity });
  return { ...begun, ...(await documentsOf(begun.sessionId)) };
}

/** A paid hold of two of three units, its order, and the hold as a backup has it. */
async function recorded(reserved?: { subtotal_cents: number }) {
  const begun = await open(3, 2);
  if (reserved) await begun.reservation.update(reserved);
  const held = (await begun.reservation.get()).data() ?? {};
  await stripeControl.pay(begun.sessionId);
  await settle(deps, begun.sessionId);
  return { ...begun, held };
}

async function mailsOf(order: DocumentReference) {
  const { docs } = await db.collection('mail').where('about', '==', order.id).get();
  return docs.map(({ id, updateTime }) => ({ id, updateTime }));
}

const packed = {
  is_fulfilled: true,
  fulfillment_type: 'shipped',
  shipping_carrier: 'FedEx',
  tracking_number: '1111',
  status: 'shipped',
};

describe('INV-03 a hold that is older than its order', () => {
  it('leaves the order that was packed since as it is, and writes no mail again', async () => {
    const { sessionId, reservation, product, held, order } = await recorded();
    await order.update({ ...packed, delivery_datetime: clock.now });
    const before = [(await order.get()).updateTime, await mailsOf(order)];
    await reservation.set(held);
    await Promise.all([settle(deps, sessionId), settle(deps, sessionId)]);
    expect([(await order.get()).updateTime, await mailsOf(order)]).toEqual(before);
    const settled = { status: 'settled', order_id: order.id };
    expect((await reservation.get()).data()).toMatchObject(settled);
    expect(await ledger(db, product)).toEqual({ free: 1, held: 0, sold: 2, orderCount: 1 });
  });

  it('takes the units of one that was released then, and refunds nothing if they are gone', async () => {
    for (const stock of [3, 1]) {
      const { sessionId, reservation, product, held, order } = await recorded();
      const before = (await order.get()).updateTime;
      await reservation.set({ ...held, status: 'released' });
      await db.doc(`products/${product}`).update({ stock });
      await settle(deps, sessionId);
      expect((await order.get()).updateTime).toEqual(before);
      expect((await reservation.get()).get('status')).toBe('settled');
      expect(await deps.payments.retrieveSession(sessionId)).toMatchObject({ isRefunded: false });
      expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0, sold: 2 });
    }
  });

  it('sends the animals of one that was lost and refunded since neither back nor again', async () => {
    const { sessionId, reservation, product, held, order } = await recorded();
    await order.update({ ...packed, delivery_datetime: clock.now });
    const session = await deps.payments.retrieveSession(sessionId);
    await deps.payments.refund(session?.paymentIntentId ?? '');
    await settle(deps, sessionId);
    const mails = await mailsOf(order);
    await reservation.set(held);
    await settle(deps, sessionId);
    const refunded = { ...packed, payment_status: 'refunded', notice: null };
    expect((await order.get()).data()).toMatchObject(refunded);
    expect(await mailsOf(order)).toEqual(mails);
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0, sold: 2 });
  });

  it('gives back the units of one that was canceled since', async () => {
    const { sessionId, reservation, product, held, order } = await recorded({ subtotal_cents: 1 });
    const [mails, { notice, created_at }] = [
      await mailsOf(order),
      (await order.get()).data() ?? {},
    ];
    expect(await ledger(db, product)).toMatchObject({ free: 3 });
    await reservation.set(held);
    await db.doc(`products/${product}`).update({ stock: 1 });
    await settle(deps, sessionId);
    const canceled = { status: 'cancelled', payment_status: 'refunded', notice, created_at };
    expect((await order.get()).data()).toMatchObject(canceled);
    expect(await mailsOf(order)).toEqual(mails);
    expect((await reservation.get()).get('status')).toBe('refunded');
    expect(await ledger(db, product)).toEqual({ free: 3, held: 0, sold: 0, orderCount: 0 });
  });

  it('INV-07 waits for its delayed payment without telling the buyer again', async () => {
    const { sessionId, reservation, order } = await open(1, 1);
    const held = (await reservation.get()).data() ?? {};
    await stripeControl.pay(sessionId, 'delayed');
    await settle(deps, sessionId);
    const before = [(await order.get()).updateTime, await mailsOf(order)];
    await reservation.set(held);
    await settle(deps, sessionId);
    expect([(await order.get()).updateTime, await mailsOf(order)]).toEqual(before);
    expect((await reservation.get()).get('status')).toBe('awaiting');
    await stripeControl.settleDelayed(sessionId, 'succeeded');
    await settle(deps, sessionId);
    expect((await order.get()).get('payment_status')).toBe('paid');
  });

  it.each([
    ['in time', -1],
    ['too late', 0],
  ])(
    'ORD-05 SHIP-02 confirms a delayed payment that came %s for its day once, and its parcel too',
    async (_when, days) => {
      const offers = offersFor(DEFAULT_SETTINGS, '33101', 0, clock.now);
      const day = offers.find(({ method }) => method === 'overnight')?.days[0] ?? '';
      const delivery = { method: 'overnight', day, zip: '33101' } as const;
      const [product, buyer] = [await stockProduct(db, 1), await addBuyer(db)];
      const cart = { ...cartOf([product, 1]), delivery };
      const { sessionId } = await beginCheckout(deps, buyer, cart);
      await stripeControl.pay(sessionId, 'delayed');
      await settle(deps, sessionId);
      const { reservation, order } = await documentsOf(sessionId);
      const backup = [await reservation.get(), await order.get()];

      clock.now = new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS);
      await stripeControl.settleDelayed(sessionId, 'succeeded');
      await settle(deps, sessionId);
      await mailOrderNews(deps, order.id);
      const { arrival_day, notice } = (await order.get()).data() ?? {};
      expect(arrival_day).toBe(days < 0 ? day : null);
      const fill = async () => {
        const revision = FieldValue.increment(1);
        await order.update({ ...packed, delivery_datetime: clock.now, revision });
        await mailOrderNews(deps, order.id);
      };
      await fill();
      for (const { id } of await mailsOf(order)) {
        await db.doc(`mail/${id}`).update({ 'delivery.state': 'SUCCESS', due_at: null });
      }
      const mails = await mailsOf(order);
      expect(mails.map(({ id }) => id.replace(order.id, 'ORDER'))).toEqual([
        'order-confirmed-ORDER',
        expect.stringMatching(/^order-filled-ORDER-/),
        'order-new-ORDER',
      ]);

      for (const document of backup) {
        await document.ref.set(document.data() ?? {});
      }
      clock.now = new Date(clock.now.getTime() + 7 * DAY_MS);
      await settle(deps, sessionId);
      expect((await order.get()).data()).toMatchObject({
        payment_status: 'paid',
        is_fulfilled: false,
        arrival_day,
        notice,
      });
      // It has left, so nobody is told that it has not.
      await mailOrderNews(deps, order.id);
      expect(await mailsOf(order)).toEqual(mails);
      // The operator ticks it again.
      await fill();
      expect(await mailsOf(order)).toEqual(mails);
      expect((await reservation.get()).get('status')).toBe('settled');
    },
  );

  it('INV-07 closes the order of a delayed payment that failed, and gives its units back', async () => {
    const { sessionId, reservation, product, order } = await open(1, 1);
    const held = (await reservation.get()).data() ?? {};
    await stripeControl.pay(sessionId, 'delayed');
    await settle(deps, sessionId);
    await reservation.set(held);
    await stripeControl.settleDelayed(sessionId, 'failed');
    await settle(deps, sessionId);
    const failed = { status: 'cancelled', payment_status: 'failed' };
    expect((await order.get()).data()).toMatchObject(failed);
    expect((await reservation.get()).get('status')).toBe('released');
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0, sold: 0 });
  });
});
