import { describe, expect, it } from 'vitest';
import { orderId } from '../../functions/src/checkout/ids.ts';
import { settle } from '../../functions/src/checkout/settle.ts';
import { FILLED_MAIL_WAITS_MS } from '../../functions/src/mail/filled-mails.ts';
import { mailOrderNews } from '../../functions/src/mail/order-events.ts';
import { type MailSender, sendMail } from '../../functions/src/mail/send-mail.ts';
import { newCheckout } from '#support/checkouts.ts';
import { atEveryStep, attempt } from '#support/faults/at-every-step.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';
import { openQuietShop } from '#support/quiet-shop.ts';

const { deps: shop, db, clock } = openQuietShop();

const taking: MailSender = () => Promise.resolve({ ok: true });

/** A paid order that is filled with one number after the other. */
async function paidOrder() {
  const { sessionId } = await newCheckout(shop);
  await stripeControl.pay(sessionId);
  await settle(shop, sessionId);
  const id = orderId(sessionId);
  const mails = async () => {
    const about = await db.collection('mail').where('about', '==', id).get();
    return about.docs.filter((mail) => mail.id.startsWith('order-filled-'));
  };
  const waiting = async () => {
    const all = await mails();
    return all.filter((mail) => mail.get('delivery.state') === 'PENDING');
  };
  return {
    id,
    mails,
    waiting,
    fill: async (tracking_number: string) => {
      await db.doc(`orders/${id}`).update({
        is_fulfilled: true,
        fulfillment_type: 'shipped',
        delivery_datetime: clock.now,
        shipping_carrier: 'FedEx',
        tracking_number,
      });
    },
    /** Sends the mail that waits, once its time has come. */
    leave: async () => {
      clock.now = new Date(clock.now.getTime() + 2 * FILLED_MAIL_WAITS_MS);
      const [mail] = await waiting();
      expect(await sendMail({ db, now: shop.now, send: taking }, mail?.id ?? '')).toBe('sent');
    },
  };
}

describe('ORD-05 a filling that is put back after its correction was told', () => {
  it('is told again, once, each time', async () => {
    const { id, fill, leave, mails, waiting } = await paidOrder();
    const refill = async (number: string) => {
      await fill(number);
      await mailOrderNews(shop, id);
      await Promise.all([mailOrderNews(shop, id), mailOrderNews(shop, id)]);
      return waiting();
    };
    const tell = async (number: string) => {
      const [mail, ...others] = await refill(number);
      expect(others).toEqual([]);
      expect(mail?.get('message.text')).toContain(number);
      await leave();
      await mailOrderNews(shop, id);
      expect(await waiting()).toEqual([]);
    };
    await tell('1111');
    await tell('2222');
    await tell('1111');
    await tell('2222');
    // Corrected before it left, nobody is told: what was told last is true.
    expect(await refill('1111')).toHaveLength(1);
    expect(await refill('2222')).toEqual([]);
    await tell('1111');
    expect(await mails()).toHaveLength(5);
  });

  it('is told again once, though the process dies at every await', async () => {
    const { id, fill, leave, waiting } = await paidOrder();
    let [next, other] = ['1111', '2222'];
    const refill = async () => {
      await fill(next);
      [next, other] = [other, next];
    };
    await refill();
    await mailOrderNews(shop, id);
    await leave();
    await atEveryStep(async (death) => {
      await refill();
      const died = await attempt(shop, death, (mortal) => mailOrderNews(mortal, id));
      await mailOrderNews(shop, id);
      expect(await waiting()).toHaveLength(1);
      await leave();
      return died;
    });
  });
});
