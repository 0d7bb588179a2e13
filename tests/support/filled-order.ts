import { UNFILLED } from '@reef/domain/orders/unfilled';
import { FieldValue } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { orderId } from '../../functions/src/checkout/ids.ts';
import { settle } from '../../functions/src/checkout/settle/settle.ts';
import { FILLED_MAIL_WAITS_MS } from '../../functions/src/mail/filled-mails.ts';
import { type MailSender, sendMail } from '../../functions/src/mail/send-mail.ts';
import { newCheckout } from './checkouts.ts';
import { stripeControl } from './payments/stripe-control.ts';
import type { QuietShop } from './quiet-shop.ts';

const taking: MailSender = () => Promise.resolve({ ok: true });

/** A paid order that is filled with one number after the other, and unfilled. */
export async function orderToFill({ deps, db, clock }: QuietShop) {
  const { sessionId } = await newCheckout(deps);
  await stripeControl.pay(sessionId);
  await settle(deps, sessionId);
  const id = orderId(sessionId);
  const document = db.doc(`orders/${id}`);
  const edit = async (fields: Record<string, unknown>) => {
    await document.update({ ...fields, revision: FieldValue.increment(1) });
  };
  /** The mails of its fillings, and those that take them back. */
  const mails = async () => {
    const about = await db.collection('mail').where('about', '==', id).get();
    return about.docs.filter((mail) => /^order-(un)?filled-/.test(mail.id));
  };
  const waiting = async () => {
    const all = await mails();
    return all.filter((mail) => mail.get('delivery.state') === 'PENDING');
  };
  return {
    id,
    document,
    mails,
    waiting,
    fill: (tracking_number: string) =>
      edit({
        is_fulfilled: true,
        fulfillment_type: 'shipped',
        delivery_datetime: clock.now,
        shipping_carrier: 'FedEx',
        tracking_number,
      }),
    undo: () => edit(UNFILLED),
    /** Sends the mail that waits, once its time has come. */
    leave: async (send = taking) => {
      clock.now = new Date(clock.now.getTime() + 2 * FILLED_MAIL_WAITS_MS);
      const [mail] = await waiting();
      expect(await sendMail({ db, now: deps.now, send }, mail?.id ?? '')).toBe('sent');
    },
  };
}
