import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@reef/domain/shared/time';
import { settle } from '../../../functions/src/checkout/settle/settle.ts';
import { FILLED_MAIL_WAITS_MS } from '../../../functions/src/mail/filled-mails.ts';
import { mailOrderNews } from '../../../functions/src/mail/order-events.ts';
import { type MailSender, sendMail } from '../../../functions/src/mail/send-mail.ts';
import { newCheckout } from '#support/checkouts.ts';
import { atEveryStep, attempt } from '#support/faults/at-every-step.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

const { deps: shop, clock } = openQuietShop();

async function sold() {
  const { buyer, sessionId } = await newCheckout(shop);
  await stripeControl.pay(sessionId);
  return { buyer, sessionId };
}

async function mailsAbout(sessionId: string): Promise<string[]> {
  const found = await shop.db
    .collection('orders')
    .where('stripe_session_id', '==', sessionId)
    .get();
  const order = found.docs[0]?.id ?? '';
  const mails = await shop.db.collection('mail').where('about', '==', order).get();
  return mails.docs.map((document) => document.id.replace(order, 'ORDER')).toSorted();
}

/** A recorded sale. */
async function recorded() {
  const { sessionId } = await sold();
  await settle(shop, sessionId);
  const orders = shop.db.collection('orders').where('stripe_session_id', '==', sessionId);
  const order = (await orders.get()).docs[0]?.ref;
  if (!order) throw new Error('no order');
  return { sessionId, order };
}

async function filledMailsOf(orderId: string) {
  const mails = await shop.db.collection('mail').where('about', '==', orderId).get();
  return mails.docs.filter(({ id }) => id.startsWith('order-filled-'));
}

const fill = (tracking_number: string) => ({
  is_fulfilled: true,
  fulfillment_type: 'shipped',
  delivery_datetime: clock.now,
  shipping_carrier: 'FedEx',
  tracking_number,
});

/** A mail server that knows no such mailbox. */
const refusing: MailSender = () =>
  Promise.resolve({ ok: false, refusal: 'permanent', reason: 'no such mailbox' });

/** An admin gives the account another address. @returns it. */
async function moveBuyer(buyer: string): Promise<string> {
  const email = `moved-${randomUUID().slice(0, 12)}@example.test`;
  await shop.db.doc(`profiles/${buyer}`).update({ email, email_verified: false });
  return email;
}

describe('ORD-05 an event has one mail', () => {
  it('of a sale: the process dies at every await, settling is repeated and runs twice at once', async () => {
    await atEveryStep(async (death) => {
      const { sessionId } = await sold();
      const died = await attempt(shop, death, (mortal) => settle(mortal, sessionId));
      await Promise.all([settle(shop, sessionId), settle(shop, sessionId)]);
      await settle(shop, sessionId);
      expect(await mailsAbout(sessionId)).toEqual(['order-confirmed-ORDER', 'order-new-ORDER']);
      return died;
    });
  });

  it('of a payment that was refunded before there was an order', async () => {
    const { sessionId } = await sold();
    const session = await shop.payments.retrieveSession(sessionId);
    await shop.payments.refund(session?.paymentIntentId ?? '');
    await settle(shop, sessionId);
    expect(await mailsAbout(sessionId)).toEqual(['order-cancelled-ORDER']);
  });

  it('of a filling: undone before it is sent, nobody is told; a correction replaces it', async () => {
    const { order } = await recorded();
    await order.update(fill('1111'));
    await Promise.all([mailOrderNews(shop, order.id), mailOrderNews(shop, order.id)]);
    const [first, ...others] = await filledMailsOf(order.id);
    expect(others).toEqual([]);
    const due = first?.get('due_at').toDate() as Date;
    expect(due.getTime() - clock.now.getTime()).toBeGreaterThan(FILLED_MAIL_WAITS_MS - 60_000);
    await order.update(fill('2222'));
    await mailOrderNews(shop, order.id);
    const [corrected, ...rest] = await filledMailsOf(order.id);
    expect(rest).toEqual([]);
    expect(corrected?.get('message.text')).toContain('2222');
    await order.update({ is_fulfilled: false, fulfillment_type: null, delivery_datetime: null });
    await mailOrderNews(shop, order.id);
    expect(await filledMailsOf(order.id)).toEqual([]);
  });

  it('of a filling: undone while it is being sent, or once it was given up, it is not sent later', async () => {
    const { order } = await recorded();
    const filledWith = async (number: string) => {
      await order.update(fill(number));
      await mailOrderNews(shop, order.id);
      const [mail, ...others] = await filledMailsOf(order.id);
      expect(others).toEqual([]);
      clock.now = new Date(clock.now.getTime() + 2 * FILLED_MAIL_WAITS_MS);
      return mail?.id ?? '';
    };
    const undo = async () => {
      await order.update({ is_fulfilled: false, fulfillment_type: null, delivery_datetime: null });
      await mailOrderNews(shop, order.id);
    };
    const send = (id: string, sender: MailSender) =>
      sendMail({ db: shop.db, now: shop.now, send: sender }, id);

    const slow = await filledWith('1111');
    let heard = 'nothing';
    const isUndone: MailSender = async () => {
      heard = await undo().then(() => 'done', String);
      return { ok: false, refusal: 'temporary', reason: 'no answer' };
    };
    expect(await send(slow, isUndone)).toBe('failed');
    expect(heard).toBe(`Error: being sent: ${slow}`);
    // The trigger is repeated.
    await mailOrderNews(shop, order.id);
    expect(await filledMailsOf(order.id)).toEqual([]);

    const refused = await filledWith('2222');
    expect(await send(refused, refusing)).toBe('failed');
    await mailOrderNews(shop, order.id);
    const [given] = await filledMailsOf(order.id);
    expect(given?.get('delivery.state')).toBe('ERROR');
    // Days later the owner still has to see that the buyer was never told.
    const before = clock.now;
    clock.now = new Date(before.getTime() + 4 * DAY_MS);
    await mailOrderNews(shop, order.id);
    expect(await filledMailsOf(order.id)).toHaveLength(1);
    clock.now = before;
    await undo();
    expect(await filledMailsOf(order.id)).toEqual([]);
  });

  it('of a filling: what was sent stays, and nothing is looked up again', async () => {
    const { order } = await recorded();
    await order.update(fill('1111'));
    await mailOrderNews(shop, order.id);
    const [mail] = await filledMailsOf(order.id);
    clock.now = new Date(clock.now.getTime() + 2 * FILLED_MAIL_WAITS_MS);
    const sent = { db: shop.db, now: shop.now, send: () => Promise.resolve({ ok: true as const }) };
    expect(await sendMail(sent, mail?.id ?? '')).toBe('sent');
    await order.update({ is_fulfilled: false, fulfillment_type: null, delivery_datetime: null });
    await mailOrderNews(shop, order.id);
    expect((await filledMailsOf(order.id)).map(({ id }) => id)).toEqual([mail?.id]);
  });

  it('of a filling: none once the buyer has it, or days later, when the first may be deleted', async () => {
    const { order } = await recorded();
    const hasFilledMail = async () => {
      await mailOrderNews(shop, order.id);
      return (await filledMailsOf(order.id)).length > 0;
    };
    const byUs = { fulfillment_type: 'driving', shipping_carrier: null, tracking_number: 'LOCAL' };
    const later = new Date(clock.now.getTime() + 3 * 3_600_000);
    await order.update({ ...fill(''), ...byUs, delivery_datetime: later });
    expect(await hasFilledMail()).toBe(true);
    await order.update({ delivered_at: clock.now, delivery_datetime: clock.now });
    expect(await hasFilledMail()).toBe(false);
    const longAgo = new Date(clock.now.getTime() - 4 * 24 * 3_600_000);
    await order.update({ ...fill('3333'), delivered_at: null, delivery_datetime: longAgo });
    expect(await hasFilledMail()).toBe(false);
  });

  it('of a refund: one, however often it is noted; an order from before there was mail has none', async () => {
    const { sessionId, order } = await recorded();
    const paid: number = (await order.get()).get('total_amount');
    await order.update({ payment_status: 'refunded', amount_refunded: paid });
    await Promise.all([1, 2, 3].map(() => mailOrderNews(shop, order.id)));
    expect(await mailsAbout(sessionId)).toContain('order-refunded-ORDER');
    const old = shop.db.collection('orders').doc(`old-${randomUUID()}`);
    const { mailed, ...others } = (await order.get()).data() ?? {};
    expect(mailed).toEqual([`order-refunded-${order.id}`]);
    await old.set(others);
    await mailOrderNews(shop, old.id);
    expect((await shop.db.collection('mail').where('about', '==', old.id).get()).size).toBe(0);
    await old.delete();
  });

  it('of a refund: one, though the order’s mails are deleted after half a year', async () => {
    const { sessionId, order } = await recorded();
    const deleteMails = async (ofEvent: string) => {
      const mails = await shop.db.collection('mail').where('about', '==', order.id).get();
      const old = mails.docs.filter(({ id }) => id.startsWith(ofEvent));
      await Promise.all(old.map(({ ref }) => ref.delete()));
    };
    const change = async (fields: Record<string, unknown>) => {
      await order.update({ ...fields, updated_at: clock.now });
      await mailOrderNews(shop, order.id);
      return mailsAbout(sessionId);
    };
    await deleteMails('order-');
    expect(await mailsAbout(sessionId)).toEqual([]);
    const refund = { amount_refunded: 1, dispute: 'open' };
    const told = ['order-disputed-ORDER', 'order-part-refunded-100-ORDER'];
    expect(await change(refund)).toEqual(told);
    await deleteMails('order-part-refunded');
    // Another mail about the order is still there.
    expect(await change({ guarantee_status: 'satisfied' })).toEqual(['order-disputed-ORDER']);
    await deleteMails('order-disputed');
    expect(await change({ guarantee_status: 'unsatisfied' })).toEqual([]);
    // More money is news.
    expect(await change({ amount_refunded: 2 })).toEqual(['order-part-refunded-200-ORDER']);
  });

  it('of a refund of a part: one, also once the bank took the rest', async () => {
    const { sessionId, order } = await recorded();
    const paid: number = (await order.get()).get('total_amount');
    const change = async (fields: Record<string, unknown>) => {
      await order.update({ ...fields, updated_at: clock.now });
      await mailOrderNews(shop, order.id);
      return (await mailsAbout(sessionId)).filter((id) => id.includes('refunded'));
    };
    const part = ['order-part-refunded-100-ORDER'];
    expect(await change({ amount_refunded: 1 })).toEqual(part);
    const gone = { payment_status: 'refunded', amount_refunded: paid, lost_amount: paid - 1 };
    expect(await change(gone)).toEqual(part);
    expect((await order.get()).get('mailed')).toEqual([`order-part-refunded-100-${order.id}`]);
  });

  it('of a refund: the order notes one from before it noted them', async () => {
    const { sessionId, order } = await recorded();
    await order.update({ amount_refunded: 1 });
    await mailOrderNews(shop, order.id);
    await order.update({ mailed: FieldValue.delete() });
    const before = await mailsAbout(sessionId);
    await mailOrderNews(shop, order.id);
    expect(await mailsAbout(sessionId)).toEqual(before);
    expect((await order.get()).get('mailed')).toEqual([`order-part-refunded-100-${order.id}`]);
  });
});

describe('ORD-05 after an admin changed the buyer’s address', () => {
  it('a payment that is recorded then makes an order and a mail with the new one', async () => {
    const { buyer, sessionId } = await sold();
    const email = await moveBuyer(buyer);
    await settle(shop, sessionId);
    const found = await shop.db.collection('orders').where('user_id', '==', buyer).get();
    const [order, ...others] = found.docs;
    expect(others).toEqual([]);
    expect(order?.get('buyer_email')).toBe(email);
    const confirmed = await shop.db.doc(`mail/order-confirmed-${order?.id}`).get();
    expect(confirmed.get('to')).toEqual([email]);
    // Stripe compares a repeated request with the first one.
    const held = await shop.db.collection('reservations').where('user_id', '==', buyer).get();
    expect(held.docs[0]?.get('buyer_email')).toBe(`${buyer}@example.test`);
  });

  it('news of an earlier order goes to the new one, and to the order’s own without an account', async () => {
    const { order } = await recorded();
    const stored = await order.get();
    const [buyer, own] = [String(stored.get('user_id')), String(stored.get('buyer_email'))];
    const email = await moveBuyer(buyer);
    await order.update(fill('1111'));
    await mailOrderNews(shop, order.id);
    const [moved] = await filledMailsOf(order.id);
    expect(moved?.get('to')).toEqual([email]);
    await shop.db.doc(`profiles/${buyer}`).delete();
    await order.update(fill('2222'));
    await mailOrderNews(shop, order.id);
    const [left, ...others] = await filledMailsOf(order.id);
    expect(others).toEqual([]);
    expect(left?.get('to')).toEqual([own]);
  });

  it('a forgotten buyer gets none', async () => {
    const { order } = await recorded();
    await order.update({ ...fill('1111'), buyer_email: '' });
    await mailOrderNews(shop, order.id);
    expect(await filledMailsOf(order.id)).toEqual([]);
  });
});
