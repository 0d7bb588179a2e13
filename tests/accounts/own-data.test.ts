import { randomUUID } from 'node:crypto';
import { OwnData } from '@reef/domain/accounts/own-data';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { settle } from '../../functions/src/checkout/settle/settle.ts';
import { mailFields } from '../../functions/src/mail/outbox.ts';
import { fromAddress } from '#support/auth-endpoints.ts';
import { call, signIn } from '#support/callables.ts';
import { beginCheckout } from '#support/checkouts.ts';
import { localDeps, presentClock } from '#support/local-services.ts';
import {
  callAsAdmin,
  createByAdmin,
  removeUsers,
  type TestAccount,
  unusedEmail,
} from '#support/test-accounts.ts';
import { cartOf, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

const deps = localDeps(presentClock);
const users: TestAccount[] = [];

/** A mail in the file. */
const Mail = z.object({ to: z.array(z.string()), subject: z.string() });

afterAll(async () => {
  await removeUsers(users.map(({ id }) => id));
  await deps.close();
});

/** A customer with an order, a tank, a message and a change made by an admin. */
async function customer(): Promise<TestAccount> {
  const user = await createByAdmin();
  users.push(user);
  const product = await stockProduct(deps.db, 1);
  const { sessionId } = await beginCheckout(deps, user.id, cartOf([product, 1]));
  await stripeControl.pay(sessionId);
  await settle(deps, sessionId);
  await deps.db.doc(`tanks/${user.id}`).set({ tanks: { t: { name: 'The cube' } } });
  const words = { name: 'Ana', phone: '', subject: 'Hello', message: `It is ${user.id}` };
  // As people may type it.
  const sent = { request_id: randomUUID(), email: user.email.toUpperCase(), ...words };
  const answer = await call('send_message', sent, undefined, fromAddress());
  expect(answer).toMatchObject({ http: 200 });
  // Before that, a message belongs to no account, because anybody may type an address.
  await callAsAdmin('verify_email', { target_user_id: user.id });
  await callAsAdmin('update_account', { target_user_id: user.id, can_make_purchases: false });
  const forgotten = { email: user.email, occasion: 'forgotten' };
  await call('request_link', forgotten, undefined, fromAddress());
  return user;
}

const file = async (user: TestAccount) =>
  call('export_my_data', null, await signIn(user.email, user.pin));

describe('ATT-113 one’s own data as a file', () => {
  it('ATT-113 has everything of the account, nothing of another, and no way into it', async () => {
    const [own, other] = [await customer(), await customer()];
    const answer = await file(own);
    expect(answer.http).toBe(200);
    const data = OwnData.parse(answer.result);
    expect(data.account).toMatchObject({ email: own.email, first_name: 'Coralie' });
    expect(data.orders).toHaveLength(1);
    expect(data.reservations).toHaveLength(1);
    expect(data.tanks).toMatchObject({ tanks: { t: { name: 'The cube' } } });
    expect(data.messages).toMatchObject([{ message: `It is ${own.id}` }]);
    expect(data.mails.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(data.log)).toContain('bar-purchases');
    const text = JSON.stringify(data);
    for (const word of [other.id, other.email, 'admin@reef.test', '#new-pin=', '/c/pay/']) {
      expect(text).not.toContain(word);
    }
    expect(text).not.toMatch(/pin_|hash|salt|token/);
  });

  it('ATT-113 has no mail or message of another owner of the address, until it is confirmed', async () => {
    const [user, other] = [await createByAdmin(), await createByAdmin()];
    users.push(user, other);
    const content = { subject: 'Your order', text: `It is ${other.id}`, html: '' };
    const theirs = { id: `test-${other.id}`, to: user.email, content, about: `o-${other.id}` };
    const sent = { ...mailFields(theirs, deps.now()), is_open: false, due_at: null };
    await deps.db.doc(`mail/${theirs.id}`).set(sent);
    const words = { name: 'Ana', phone: '', subject: 'Hello', message: `It is ${other.id}` };
    await call('send_message', { request_id: randomUUID(), email: user.email, ...words });
    await call('request_link', { email: user.email, occasion: 'forgotten' });
    const before = OwnData.parse((await file(user)).result);
    expect(before.mails.length).toBeGreaterThanOrEqual(1);
    expect(before.messages).toEqual([]);
    expect(JSON.stringify(before)).not.toContain(other.id);
    await callAsAdmin('verify_email', { target_user_id: user.id });
    const after = OwnData.parse((await file(user)).result);
    expect(JSON.stringify(after.mails)).toContain(other.id);
    expect(after.messages).toHaveLength(1);
    await deps.db.doc(`mail/${theirs.id}`).delete();
  });

  it('ATT-113 has the mails about its orders to an address that an admin corrected since', async () => {
    const user = await customer();
    const email = unusedEmail('corrected');
    await callAsAdmin('update_account', { target_user_id: user.id, email });
    const data = OwnData.parse((await file({ ...user, email })).result);
    const orders = deps.db.collection('orders').where('user_id', '==', user.id);
    const [order] = (await orders.get()).docs;
    const told = await deps.db.collection('mail').where('about', '==', order?.id).get();
    const mailed = told.docs.filter((mail) => mail.get('to')?.[0] === user.email);
    expect(mailed.length).toBeGreaterThanOrEqual(1);
    const mails = z.array(Mail).parse(data.mails);
    const subjects = mails.map(({ subject }) => subject);
    for (const mail of mailed) expect(subjects).toContain(mail.get('message.subject'));
    // None that went to the owner of the shop.
    expect(new Set(mails.flatMap(({ to }) => to))).toEqual(new Set([user.email, email]));
    // Anybody may have written from the address that was not theirs.
    expect(data.messages).toEqual([]);
  });

  it('ATT-113 is refused to guests, to an ended session, and after five times in an hour', async () => {
    expect(await call('export_my_data', null)).toMatchObject({ http: 401 });
    const user = await customer();
    const token = await signIn(user.email, user.pin);
    for (let time = 0; time < 5; time += 1) {
      expect((await call('export_my_data', null, token)).http).toBe(200);
    }
    expect(await call('export_my_data', null, token)).toMatchObject({ http: 429 });
    const second = await customer();
    const old = await signIn(second.email, second.pin);
    await callAsAdmin('update_account', { target_user_id: second.id, account_status: 'suspended' });
    expect((await call('export_my_data', null, old)).http).toBe(401);
  });
});
