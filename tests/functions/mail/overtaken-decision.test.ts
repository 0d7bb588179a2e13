import { describe, expect, it } from 'vitest';
import { decideClaim } from '../../../functions/src/claims/decide-claim.ts';
import { handleEvent } from '../../../functions/src/checkout/stripe/webhook.ts';
import { mailOrderNews } from '../../../functions/src/mail/order-events.ts';
import { type MailSender, sendMail } from '../../../functions/src/mail/send-mail.ts';
import { aDecision, mailsAbout, reportLoss } from '#support/claims.ts';
import { eventOf } from '#support/payments/signed-event.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';
import { openQuietShop } from '#support/quiet-shop.ts';

// The mail server is down, or slow, while a claim is decided again.
const { deps, db, clock } = openQuietShop();
const refund = { kind: 'refund', amount_cents: 2499 } as const;

const NO_ANSWER = { ok: false, refusal: 'temporary', reason: 'no answer' } as const;

function send(id: string, sender: MailSender) {
  return sendMail({ db, now: deps.now, send: sender }, id);
}

/** A claim whose refund was decided, told to the buyer and failed, and how it is decided again. */
async function failedRefund() {
  const { order, claimId, admin } = await reportLoss(deps);
  await decideClaim(deps, admin, aDecision(claimId, refund));
  await stripeControl.failRefund(order.sessionId);
  const session = await deps.payments.retrieveSession(order.sessionId);
  const news = eventOf('refund.failed', { payment_intent: session?.paymentIntentId ?? '' });
  await handleEvent(deps, JSON.parse(news) as Parameters<typeof handleEvent>[1]);
  const mailId = (revision: number) => `claim-decided-${claimId}-${revision}`;
  return {
    first: mailId(2),
    second: mailId(3),
    /** The mails of decisions. */
    told: async () => {
      const ids = await mailsAbout(db, claimId);
      return ids.filter((id) => id.startsWith('claim-decided-'));
    },
    decideAgain: async () => {
      const settled = aDecision(claimId, { kind: 'settled', note: 'Paid by check.' }, 2);
      expect(await decideClaim(deps, admin, settled)).toMatchObject({ ok: true, revision: 3 });
    },
    orderNews: () => mailOrderNews(deps, order.id),
  };
}

describe('CLAIM-03 the mail of a decision, once its claim is decided again', () => {
  it('is not sent any more if it waits, also not by hand', async () => {
    const waiting = await failedRefund();
    expect(await send(waiting.first, async () => NO_ANSWER)).toBe('failed');
    await waiting.decideAgain();
    expect(await waiting.told()).toEqual([waiting.second]);
    const givenUp = await failedRefund();
    await db.doc(`mail/${givenUp.first}`).update({ 'delivery.state': 'ERROR', due_at: null });
    await givenUp.decideAgain();
    expect(await givenUp.told()).toEqual([givenUp.second]);
  });

  it('says that the refund failed, if it failed while the mail waited', async () => {
    const { first, orderNews } = await failedRefund();
    const text = async () => (await db.doc(`mail/${first}`).get()).get('message.text') as string;
    expect(await text()).not.toContain('did not arrive');
    await orderNews();
    expect(await text()).toContain('did not arrive. We will pay it back another way.');
  });

  it('stays if it was sent, and the news leaves at once', async () => {
    const { first, second, told, decideAgain, orderNews } = await failedRefund();
    expect(await send(first, async () => ({ ok: true }))).toBe('sent');
    await decideAgain();
    await orderNews();
    expect(await told()).toEqual([first, second]);
    const news = await db.doc(`mail/${second}`).get();
    expect(news.get('due_at').toDate()).toEqual(clock.now);
    expect(news.get('delivery.state')).toBe('PENDING');
  });

  it('is left alone while it is being sent: the news leaves after it, and it is not tried again', async () => {
    const { first, second, told, decideAgain, orderNews } = await failedRefund();
    let heard = 'nothing';
    const slow: MailSender = async () => {
      await decideAgain();
      heard = await orderNews().then(() => 'done', String);
      return NO_ANSWER;
    };
    expect(await send(first, slow)).toBe('failed');
    expect(heard).toBe(`Error: being sent: ${first}`);
    expect(await told()).toEqual([first, second]);
    const due = (await db.doc(`mail/${second}`).get()).get('due_at').toDate() as Date;
    expect(due.getTime()).toBeGreaterThan(clock.now.getTime() + 60_000);
    // The trigger is repeated.
    await orderNews();
    expect(await told()).toEqual([second]);
  });
});

it('CLAIM-03 ORD-05 that a report has arrived is not said after its decision', async () => {
  const { claimId, admin } = await reportLoss(deps);
  const received = `claim-received-${claimId}`;
  expect(await send(received, async () => NO_ANSWER)).toBe('failed');
  expect(await mailsAbout(db, claimId)).toContain(received);
  await decideClaim(deps, admin, aDecision(claimId, refund));
  expect(await mailsAbout(db, claimId)).toEqual([
    `claim-decided-${claimId}-2`,
    `claim-new-${claimId}`,
  ]);
});
