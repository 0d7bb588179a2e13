import { randomUUID } from 'node:crypto';
import { LINK_MESSAGES } from '@reef/domain/accounts/link-messages';
import { SIGN_UP_MESSAGES } from '@reef/domain/accounts/account-messages';
import { CHECKOUT_MESSAGES } from '@reef/domain/checkout/checkout-messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenUpMail } from '#support/given-up-mail.ts';
import { fromAddress } from '#support/auth-endpoints.ts';
import { call, signIn } from '#support/callables.ts';
import { fromEnvironment, localDeps } from '#support/local-services.ts';
import { mailsTo, type ReceivedMail } from '#support/mailbox.ts';
import {
  callAsAdmin,
  createByAdmin,
  removeUser,
  signUpRequest,
  type TestAccount,
  unusedEmail,
} from '#support/test-accounts.ts';
import { cartOf, ledger, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

/*
 * Compares what the shop tells people with the facts: at the running functions, with the mail in
 * the mailbox and the payment at Stripe's stand-in.
 */

const deps = localDeps({ now: new Date() });
let buyer: TestAccount;
let token = '';

beforeAll(async () => {
  buyer = await createByAdmin();
  token = await signIn(buyer.email, buyer.pin);
});
afterAll(async () => {
  await removeUser(buyer.id);
  await deps.close();
});

/** The row of an answer that has one. */
function row(answer: { result?: unknown }): { success?: boolean; message?: string } {
  const { result } = answer;
  return (Array.isArray(result) ? result[0] : result) as object;
}

/** A mail to an address, by its subject, once it has arrived. */
async function arrived(address: string, subject: RegExp): Promise<ReceivedMail> {
  const found = async () => (await mailsTo(address)).find((mail) => subject.test(mail.subject));
  await expect.poll(found, { timeout: 90_000 }).toBeDefined();
  const mail = await found();
  if (mail === undefined) throw new Error('it was there');
  return mail;
}

describe('INV-24 what is called sent has a mail', () => {
  it('INV-24 signing up: the link is in the mailbox', async () => {
    const email = unusedEmail('told');
    const answer = await call('sign_up', signUpRequest(email));
    expect(row(answer)).toEqual({ success: true, message: SIGN_UP_MESSAGES.success });
    expect((await arrived(email, /Confirm your email/)).text).toMatch(/#confirm=\S{43}/);
  });

  it('INV-24 a forgotten PIN: as many links arrive as are announced, then requests are refused', async () => {
    const user = await createByAdmin();
    const forgotten = { email: user.email, occasion: 'forgotten' };
    const ask = () => call('request_link', forgotten, undefined, fromAddress());
    for (let time = 0; time < 3; time += 1) {
      expect(row(await ask())).toEqual({ success: true, message: LINK_MESSAGES.asked });
    }
    expect(row(await ask())).toMatchObject({ success: false });
    await expect.poll(async () => (await mailsTo(user.email)).length, { timeout: 90_000 }).toBe(3);
    await removeUser(user.id);
  });

  it('INV-24 a mail that waits is called sent once it is in the mailbox', async () => {
    const [id, to] = [`told-${randomUUID()}`, unusedEmail('waiting')];
    await deps.db.doc(`mail/${id}`).set(givenUpMail(to, id));
    expect(await mailsTo(to)).toEqual([]);
    const said = await callAsAdmin('retry_mail', { mail_id: id });
    expect(said).toEqual([{ success: true, message: 'The mail was sent.' }]);
    expect(await mailsTo(to)).toHaveLength(1);
    const again = await callAsAdmin('retry_mail', { mail_id: id });
    expect(again).toMatchObject([{ success: false }]);
    expect(await mailsTo(to)).toHaveLength(1);
    await deps.db.doc(`mail/${id}`).delete();
  });
});

async function atThePage() {
  const product = await stockProduct(deps.db, 1);
  const request_id = randomUUID();
  const origin = fromEnvironment('REEF_APP_ORIGIN');
  const urls = {
    successUrl: `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${origin}/payment-canceled`,
  };
  const answer = await call(
    'create-payment',
    { ...cartOf([product, 1]), ...urls, request_id },
    token,
  );
  const session_id = (answer.result as { session_id?: string } | undefined)?.session_id ?? '';
  expect(session_id, JSON.stringify(answer)).not.toBe('');
  const cancel = async () =>
    (await call('cancel-payment', { request_id }, token)).result as { outcome: string };
  const verify = async () =>
    (await call('verify-payment', { session_id }, token)).result as Record<string, unknown>;
  return { product, session_id, cancel, verify };
}

describe('INV-24 what is called canceled was not paid, and what is called paid was', () => {
  it('INV-24 an open page is called neither; once canceled, nobody can pay it any more', async () => {
    const { product, session_id, cancel, verify } = await atThePage();
    expect(await verify()).toMatchObject({ ok: false, state: 'open' });
    expect(await cancel()).toEqual({ outcome: 'cancelled' });
    expect(await ledger(deps.db, product)).toMatchObject({ free: 1, held: 0, orderCount: 0 });
    await expect(stripeControl.pay(session_id)).rejects.toThrow('refused');
    expect(await verify()).toMatchObject({ ok: false, state: 'ended' });
  });

  it('INV-24 a paid order is never called canceled, in whatever order the calls come; its buyer gets one mail, the receipt', async () => {
    const { product, session_id, cancel, verify } = await atThePage();
    await stripeControl.pay(session_id);
    expect(await cancel()).toEqual({ outcome: 'paid' });
    expect(await verify()).toMatchObject({ ok: true, message: CHECKOUT_MESSAGES.verified });
    expect(await cancel()).toEqual({ outcome: 'paid' });
    expect(await ledger(deps.db, product)).toMatchObject({ free: 0, sold: 1, orderCount: 1 });
    expect((await arrived(buyer.email, /^Your order R/)).text).toContain('We have your payment');
    const subjects = (await mailsTo(buyer.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /cancel|refund|fail/i.test(subject))).toEqual([]);
  });
});
