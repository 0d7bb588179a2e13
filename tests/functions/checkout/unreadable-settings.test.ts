import { randomUUID } from 'node:crypto';
import { filledBy } from '@reef/domain/orders/delivery/delivery';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { DAY_MS, HOUR_MS } from '@reef/domain/shared/time';
import { describe, expect, it } from 'vitest';
import { orderId } from '../../../functions/src/checkout/ids.ts';
import { refusalMessage } from '../../../functions/src/checkout/start/refusal-message.ts';
import { startCheckout } from '../../../functions/src/checkout/start/start-checkout.ts';
import { verifyPayment } from '../../../functions/src/checkout/verify-payment.ts';
import { mailOrderNews } from '../../../functions/src/mail/order-events.ts';
import { beginCheckout, orderOf } from '#support/checkouts.ts';
import { openDeliveryShop } from '#support/delivery-shop.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';
import { ledger } from '#support/shop-fixture.ts';

const { deps, db, clock, setTo, soonest, intent } = openDeliveryShop('demo-reef-unreadable');

/** As a later release has saved the settings, before it was rolled back. */
async function rollBack(): Promise<void> {
  await setTo({});
  await db.doc('settings/shop').update({ 'settings.hours': 'by appointment' });
}

/** An order that was paid before that, and is recorded so many days before its day of arrival. */
async function recorded(daysBefore: number) {
  const choice = soonest();
  const { userId, request } = await intent(choice);
  const { sessionId } = await beginCheckout(deps, userId, request);
  await stripeControl.pay(sessionId);
  await rollBack();
  clock.now = new Date(Date.parse(`${choice.day}T12:00:00Z`) - daysBefore * DAY_MS);
  const answer = await verifyPayment(deps, userId, sessionId);
  return { choice, sessionId, answer, order: await orderOf(db, sessionId) };
}

describe('SHIP-02 while the settings cannot be read', () => {
  it('no checkout begins, with a sentence to the buyer and a report to the operator', async () => {
    const { product, userId, request } = await intent(soonest());
    await rollBack();
    const result = await startCheckout(deps, userId, randomUUID(), request);
    if (result.ok) throw new Error('a checkout began');
    expect(refusalMessage(result.refusal)).toBe(
      'The shop cannot take payments at the moment. You have not been charged, and your cart is still saved. Please try again later.',
    );
    expect(await ledger(db, product)).toMatchObject({ free: 3, held: 0 });
    expect(deps.faults.splice(0)).toEqual(['no checkout can begin: settings/shop cannot be read']);
  });

  it('a late payment is an order all the same, with its day while its boxes can be packed', async () => {
    const inTime = await recorded(1);
    expect(inTime.order).toMatchObject({
      payment_status: 'paid',
      arrival_day: inTime.choice.day,
      notice: null,
    });
    // Whether the day can be kept is not known.
    expect(inTime.answer).toMatchObject({ ok: true, state: 'paid' });
    expect(inTime.answer).not.toHaveProperty('arrival');
    await setTo({});
    clock.now = new Date();
    const late = await recorded(0);
    expect(late.order).toMatchObject({
      payment_status: 'paid',
      arrival_day: null,
      notice: expect.stringContaining('too late for the day you chose'),
    });
    expect(late.answer).toMatchObject({ ok: true, state: 'paid' });
  });

  it('a buyer is told of money; the other news of an order come once they can be read', async () => {
    const { sessionId } = await recorded(1);
    const order = db.doc(`orders/${orderId(sessionId)}`);
    const events = async () => {
      const { docs } = await db.collection('mail').where('about', '==', order.id).get();
      return docs.map(({ id }) => id.replace(`-${order.id}`, '')).toSorted();
    };
    const sale = ['order-confirmed', 'order-new'];
    const filled = filledBy('Pickup', '', new Date(clock.now.getTime() + HOUR_MS));
    await order.update({ ...filled, amount_refunded: 1, filled_synced_at: clock.now });
    for (const again of [1, 2]) {
      await expect(mailOrderNews(deps, order.id), `time ${again}`).rejects.toThrow(
        'cannot be read: settings/shop',
      );
      expect(await events()).toEqual([...sale, 'order-part-refunded-100']);
    }
    await setTo({ contact: { ...DEFAULT_SETTINGS.contact, street: '2 Coral Court' } });
    await mailOrderNews(deps, order.id);
    expect(await events()).toHaveLength(4);
    const { docs } = await db.collection('mail').where('about', '==', order.id).get();
    const ready = docs.find(({ id }) => id.startsWith('order-filled-'));
    expect(ready?.get('message.text')).toContain('2 Coral Court');
  });
});
