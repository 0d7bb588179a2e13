import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { offersFor } from '@reef/domain/shipping/arrival';
import { addDays, dayEndsAt, dayWords } from '@reef/domain/shipping/day';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { orderId } from '../../../functions/src/checkout/ids.ts';
import { settle } from '../../../functions/src/checkout/settle/settle.ts';
import { mailOrderNews } from '../../../functions/src/mail/order-events.ts';
import { type MailSender, sendMail } from '../../../functions/src/mail/send-mail.ts';
import { moveArrivalDays } from '../../../functions/src/orders/move-arrival-days.ts';
import { beginCheckout, newCheckout } from '#support/checkouts.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { addBuyer, cartOf, stockProduct } from '#support/shop-fixture.ts';

// The mail server is down, or slow, while an order changes.
const { deps, db, clock } = openQuietShop();

const taking: MailSender = () => Promise.resolve({ ok: true });
const NO_ANSWER = { ok: false, refusal: 'temporary', reason: 'no answer' } as const;

function send(id: string, sender: MailSender = taking) {
  return sendMail({ db, now: deps.now, send: sender }, id);
}

/** The mails of a session's order. */
function orderMails(sessionId: string) {
  const order = orderId(sessionId);
  const mail = (event: string) => db.doc(`mail/${event}-${order}`);
  return {
    order: db.doc(`orders/${order}`),
    mail,
    text: async (event: string) => String((await mail(event).get()).get('message.text')),
    /** The events that have a mail, those to the owner left out. */
    events: async () => {
      const { docs } = await db.collection('mail').where('about', '==', order).get();
      const events = docs.map(({ id }) => id.replace(`-${order}`, ''));
      return events.filter((event) => event !== 'order-new').toSorted();
    },
    news: () => mailOrderNews(deps, order),
  };
}

/** An order whose bank debit is under way. */
async function awaited() {
  const { sessionId } = await newCheckout(deps);
  await stripeControl.pay(sessionId, 'delayed');
  await settle(deps, sessionId);
  const mails = orderMails(sessionId);
  const end = async (how: 'succeeded' | 'failed') => {
    await stripeControl.settleDelayed(sessionId, how);
    await settle(deps, sessionId);
    await mails.news();
  };
  return { ...mails, end };
}

describe('ORD-05 the mail of a debit that is under way', () => {
  it('is not sent once the debit has failed or succeeded, also not by hand', async () => {
    const failing = await awaited();
    expect(await failing.events()).toEqual(['order-awaiting']);
    expect(await send(failing.mail('order-awaiting').id, async () => NO_ANSWER)).toBe('failed');
    await failing.end('failed');
    expect(await failing.events()).toEqual(['payment-failed']);
    const paid = await awaited();
    await paid.mail('order-awaiting').update({ 'delivery.state': 'ERROR', due_at: null });
    await paid.end('succeeded');
    expect(await paid.events()).toEqual(['order-confirmed']);
  });

  it('is left alone while it is being sent: the news leaves after it', async () => {
    const { mail, events, news, end } = await awaited();
    const { id } = mail('order-awaiting');
    let heard = 'nothing';
    const slow: MailSender = async () => {
      heard = await end('failed').then(() => 'done', String);
      return NO_ANSWER;
    };
    expect(await send(id, slow)).toBe('failed');
    expect(heard).toBe(`Error: being sent: ${id}`);
    const due = (await mail('payment-failed').get()).get('due_at').toDate() as Date;
    expect(due.getTime()).toBeGreaterThan(clock.now.getTime() + 60_000);
    // The trigger is repeated.
    await news();
    expect(await events()).toEqual(['payment-failed']);
  });

  it('is taken back once the lease of a sender that died is over', async () => {
    const { mail, events, news, end } = await awaited();
    const lease = new Date(clock.now.getTime() + 180_000);
    const delivery = { state: 'PROCESSING', attempts: 1, error: null, leaseExpireTime: lease };
    await mail('order-awaiting').update({ delivery, due_at: lease });
    await expect(end('failed')).rejects.toThrow('being sent');
    clock.now = lease;
    await news();
    expect(await events()).toEqual(['payment-failed']);
  });

  it('stays if it was sent', async () => {
    const { mail, events, end } = await awaited();
    expect(await send(mail('order-awaiting').id)).toBe('sent');
    await end('failed');
    expect(await events()).toEqual(['order-awaiting', 'payment-failed']);
  });
});

/** A paid order that arrives on the first of the days. */
async function chosen() {
  const [buyer, product] = [await addBuyer(db), await stockProduct(db, 1)];
  const offers = offersFor(DEFAULT_SETTINGS, '33101', 0, clock.now);
  const days = offers.find(({ method }) => method === 'overnight')?.days ?? [];
  const [first = '', ...others] = days;
  const delivery = { method: 'overnight', day: first, zip: '33101' } as const;
  const cart = { ...cartOf([product, 1]), delivery };
  const { sessionId } = await beginCheckout(deps, buyer, cart);
  await stripeControl.pay(sessionId);
  await settle(deps, sessionId);
  return { ...orderMails(sessionId), first, others };
}

/** The mails about the moves of an order's day. */
async function movesOf(order: DocumentReference) {
  const { docs } = await db.collection('mail').where('about', '==', order.id).get();
  return docs.filter(({ id }) => id.startsWith('day-moved-'));
}

/** A mail's text as it is now. */
async function textOf(mail: DocumentSnapshot | undefined): Promise<string> {
  return String((await mail?.ref.get())?.get('message.text'));
}

/** Moves an order to a day. @returns the mails about its moves. */
async function moveTo(order: DocumentReference, day: string) {
  const admin = await addBuyer(db);
  await db.doc(`user_roles/${admin}`).set({ user_id: admin, role: 'admin' });
  const { revision } = (await order.get()).data() as { revision: number };
  const orders = [{ id: order.id, revision }];
  const request = { request_id: randomUUID(), day, note: 'A storm.', orders };
  expect(await moveArrivalDays(deps, admin, request)).toMatchObject({
    orders: [{ outcome: 'moved' }],
  });
  return movesOf(order);
}

describe('ORD-05 the mail of a sale that has not left', () => {
  it('stays as it is while the order does', async () => {
    const { mail, news } = await chosen();
    const written = () =>
      Promise.all(['order-confirmed', 'order-new'].map((event) => mail(event).get()));
    const before = await written();
    await news();
    const after = await written();
    expect(after.map(({ updateTime }) => updateTime)).toEqual(
      before.map(({ updateTime }) => updateTime),
    );
  });

  it('SHIP-03 names the day that the order was moved to, and so does the last mail of the move', async () => {
    const { order, mail, text, first, others, news } = await chosen();
    const [second = '', third = ''] = others;
    expect(await text('order-confirmed')).toContain(`It arrives ${dayWords(first)}.`);
    const [waits] = await moveTo(order, second);
    expect(await text('order-confirmed')).toContain(`It arrives ${dayWords(second)}.`);
    expect(await text('order-new')).toContain(`Arrives ${dayWords(second)}.`);
    await waits?.ref.update({ 'delivery.state': 'ERROR', due_at: null });

    const [last, ...earlier] = await moveTo(order, third);
    expect(earlier).toEqual([]);
    expect(last?.get('message.subject')).toContain(dayWords(third));
    // Nobody was told of the day between.
    await news();
    expect(await textOf(last)).toContain(`${dayWords(third)} instead of ${dayWords(first)}.`);
    expect(await text('order-confirmed')).toContain(`It arrives ${dayWords(third)}.`);

    // Sent while it is moved back: the news leaves after it, and names the day that holds.
    expect(await send(last?.id ?? '')).toBe('sent');
    const confirmed = mail('order-confirmed');
    let moves: Awaited<ReturnType<typeof moveTo>> = [];
    const slow: MailSender = async () => {
      moves = await moveTo(order, second);
      return NO_ANSWER;
    };
    expect(await send(confirmed.id, slow)).toBe('failed');
    expect(await text('order-confirmed')).toContain(dayWords(third));
    const back = moves.find(({ id }) => id !== last?.id);
    const due = back?.get('due_at').toDate() as Date;
    expect(due.getTime()).toBeGreaterThan(clock.now.getTime() + 60_000);
    await news();
    expect(await textOf(back)).toContain(`${dayWords(second)} instead of ${dayWords(third)}.`);
    expect(await text('order-confirmed')).toContain(`It arrives ${dayWords(second)}.`);
  });

  it('SHIP-03 of a new day does not leave after that day, and the owner sees that it did not', async () => {
    const { order, others } = await chosen();
    const [day = ''] = others;
    // The day is over before the three days in which any mail is tried.
    const eve = Date.parse(`${addDays(day, -2)}T17:00:00Z`);
    clock.now = new Date(Math.max(clock.now.getTime(), eve));
    const [move] = await moveTo(order, day);
    expect(await send(move?.id ?? '', () => Promise.resolve(NO_ANSWER))).toBe('failed');
    clock.now = dayEndsAt(DEFAULT_SETTINGS.time_zone, day);
    const sent: string[] = [];
    await send(move?.id ?? '', (mail) => {
      sent.push(mail.id);
      return taking(mail);
    });
    expect(sent).toEqual([]);
    const after = await move?.ref.get();
    expect(after?.get('delivery')).toMatchObject({ state: 'ERROR', error: 'no answer' });
    expect(after?.get('is_open')).toBe(true);
  });

  it('leaves to the address that the account has when its order changes', async () => {
    const { order, mail, others, news } = await chosen();
    const confirmed = mail('order-confirmed');
    const buyer: string = (await order.get()).get('user_id');
    const moveBuyer = (email: string) => db.doc(`profiles/${buyer}`).update({ email });
    const recipient = async (event: string) => (await mail(event).get()).get('to') as string[];
    const [first, second] = [`one-${buyer}@example.test`, `two-${buyer}@example.test`];
    await moveBuyer(first);
    await moveTo(order, others[0] ?? '');
    expect(await recipient('order-confirmed')).toEqual([first]);
    await confirmed.update({ 'delivery.state': 'ERROR', due_at: null });
    await moveBuyer(second);
    await news();
    expect(await recipient('order-confirmed')).toEqual([second]);
    expect(await recipient('order-new')).toEqual(['owner@reef.test']);
    expect((await mail('order-new').get()).get('replyTo')).toBe(second);
    // What was sent stays as it was sent.
    await confirmed.update({ 'delivery.state': 'SUCCESS' });
    await moveBuyer(first);
    await news();
    expect(await recipient('order-confirmed')).toEqual([second]);
  });

  it('of a filling, which may wait for its packing day, leaves to the present address too', async () => {
    const { order, news } = await chosen();
    const buyer: string = (await order.get()).get('user_id');
    const sent = { fulfillment_type: 'shipped', shipping_carrier: 'FedEx', tracking_number: '1' };
    await order.update({ ...sent, is_fulfilled: true, delivery_datetime: clock.now });
    await news();
    const recipients = async () => {
      const { docs } = await db.collection('mail').where('about', '==', order.id).get();
      return docs.find(({ id }) => id.startsWith('order-filled-'))?.get('to') as unknown;
    };
    const email = `three-${buyer}@example.test`;
    expect(await recipients()).not.toEqual([email]);
    await db.doc(`profiles/${buyer}`).update({ email });
    await news();
    expect(await recipients()).toEqual([email]);
  });

  it('SHIP-03 of a new day is taken back while the order is disputed, and written again after that', async () => {
    const { order, others, news } = await chosen();
    const [move] = await moveTo(order, others[0] ?? '');
    const become = async (dispute: 'open' | 'won') => {
      await order.update({ dispute, is_packing_blocked: dispute === 'open' });
      await news();
      return (await movesOf(order)).map(({ id }) => id);
    };
    expect(await become('open')).toEqual([]);
    expect(await become('won')).toEqual([move?.id]);
    expect(await become('open')).toEqual([]);
    // The owner has closed it meanwhile, and has to move the order.
    const settings = { ...DEFAULT_SETTINGS, closed_dates: [others[0] ?? ''] };
    const saved = { revision: 1, settings, updated_at: clock.now, updated_by: 'owner' };
    await db.doc('settings/shop').set(saved);
    expect(await become('won')).toEqual([]);
    await db.doc('settings/shop').delete();
    expect(await become('open')).toEqual([]);
    // On that day itself: its box had to leave the day before.
    clock.now = new Date(`${others[0]}T17:00:00Z`);
    expect(await become('won')).toEqual([]);
  });

  it('promises nothing once the order is filled, and is not sent once all of its money went back', async () => {
    const { order, text, events, news, first } = await chosen();
    const filled = { fulfillment_type: 'shipped', shipping_carrier: 'FedEx', tracking_number: '1' };
    await order.update({ ...filled, is_fulfilled: true, delivery_datetime: clock.now });
    await news();
    expect(await text('order-confirmed')).toContain('We have your payment');
    expect(await text('order-confirmed')).not.toContain(dayWords(first));
    const paid: number = (await order.get()).get('total_amount');
    await order.update({ payment_status: 'refunded', amount_refunded: paid });
    await news();
    expect(await events()).toEqual(['order-refunded']);
  });
});

it('ORD-05 a dispute that ends before its mail left is not told; a later one is, once', async () => {
  const { order, mail, events, news } = await chosen();
  const become = async (dispute: 'open' | 'won') => {
    await order.update({ dispute, is_packing_blocked: dispute === 'open' });
    await news();
  };
  await become('open');
  expect(await events()).toEqual(['order-confirmed', 'order-disputed']);
  await become('won');
  expect(await events()).toEqual(['order-confirmed']);
  expect((await order.get()).get('mailed')).toEqual([]);
  await become('open');
  expect(await send(mail('order-disputed').id)).toBe('sent');
  await become('won');
  await become('open');
  expect((await mail('order-disputed').get()).get('delivery.state')).toBe('SUCCESS');
});
