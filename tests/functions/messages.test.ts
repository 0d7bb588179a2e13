import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@reef/domain/shared/time';
import { afterAll, expect, it } from 'vitest';
import { answerMessage } from '../../functions/src/messages/answer-message.ts';
import { sendMessage } from '../../functions/src/messages/send-message.ts';
import { shortDigest } from '../../functions/src/shared/db/short-digest.ts';
import { call, signIn } from '#support/callables.ts';
import { localDeps } from '#support/local-services.ts';
import { createByAdmin, removeUser } from '#support/test-accounts.ts';

const clock = { now: new Date() };
const deps = localDeps(clock, `demo-reef-messages-${randomUUID().slice(0, 8)}`);
const { db } = deps;
afterAll(() => deps.close());

const aMessage = (changes: object = {}) => ({
  request_id: randomUUID(),
  name: 'Ana',
  email: 'ana@example.test',
  phone: '',
  subject: `Question ${randomUUID()}`,
  message: 'Does it eat coral?',
  ...changes,
});

const guest = (address: string = randomUUID()) => ({ userId: null, address });

async function keptWith(subject: string) {
  return (await db.collection('messages').where('subject', '==', subject).get()).docs;
}

async function told(): Promise<unknown[]> {
  const log = await db.collection('audit_log').where('action', '==', 'limit-reached').get();
  return log.docs.map((entry) => entry.get('reason'));
}

it('ORD-07 a message that arrives many times, at once and again, is one message and one mail', async () => {
  const message = aMessage({ email: 'Ana@Example.test' });
  const send = () => sendMessage(deps, message, guest('one network'));
  const answers = await Promise.all([send(), send(), send()]);
  expect([...answers, await send()].every(({ ok }) => ok)).toBe(true);
  const [kept, ...others] = await keptWith(message.subject);
  expect(others).toEqual([]);
  expect(kept?.data()).toMatchObject({
    email: 'Ana@Example.test',
    sender: 'ana@example.test',
    is_answered: false,
  });
  const mails = await db.collection('mail').where('about', '==', kept?.id).get();
  expect(mails.docs.map((mail) => [mail.get('to'), mail.get('replyTo')])).toEqual([
    [['owner@reef.test'], 'Ana@Example.test'],
  ]);
});

it('ORD-07 one network sends ten an hour, and all guests two hundred, of which the owner hears', async () => {
  const network = randomUUID();
  const answers: boolean[] = [];
  for (let count = 0; count < 11; count += 1) {
    answers.push((await sendMessage(deps, aMessage(), guest(network))).ok);
  }
  expect(answers).toEqual([...Array<boolean>(10).fill(true), false]);
  // One network's limit is no reason to.
  expect(await told()).toEqual([]);
  expect((await sendMessage(deps, aMessage(), guest())).ok).toBe(true);
  const flood = await Promise.all(
    Array.from({ length: 220 }, () => sendMessage(deps, aMessage(), guest())),
  );
  expect(flood.filter(({ ok }) => ok).length).toBeLessThan(200);
  const late = aMessage();
  expect(await sendMessage(deps, late, guest())).toEqual({ ok: false, refusal: 'too-many' });
  expect(await told()).toEqual([expect.stringContaining('More than 200 messages')]);
  // Customers still reach the owner, ten times each.
  const buyer = { userId: randomUUID(), address: network };
  for (let count = 0; count < 10; count += 1) {
    expect(await sendMessage(deps, aMessage(), buyer)).toEqual({ ok: true });
  }
  expect((await sendMessage(deps, aMessage(), buyer)).ok).toBe(false);
  clock.now = new Date(clock.now.getTime() + 61 * 60_000);
  expect(await sendMessage(deps, late, guest())).toEqual({ ok: true });
});

it('ORD-07 all who are signed in send two hundred an hour, of which the owner hears, and guests still send', async () => {
  const counter = db.doc(`call_limits/${shortDigest('message accounts')}`);
  const window_ends_at = new Date(clock.now.getTime() + HOUR_MS);
  await counter.set({ count: 199, window_ends_at });
  const send = () => sendMessage(deps, aMessage(), { ...guest(), userId: randomUUID() });
  expect(await send()).toEqual({ ok: true });
  const ofAccounts = expect.stringContaining('More than 200 messages came from people who are');
  expect(await told()).not.toContainEqual(ofAccounts);
  expect(await send()).toEqual({ ok: false, refusal: 'too-many' });
  expect(await told()).toContainEqual(ofAccounts);
  expect(await sendMessage(deps, aMessage(), guest())).toEqual({ ok: true });
});

it('ORD-07 the call counts for the account of whoever is signed in', async () => {
  const account = await createByAdmin();
  const token = await signIn(account.email, account.pin);
  expect(await call('send_message', aMessage(), token)).toMatchObject({
    result: { success: true },
  });
  const counter = `call_limits/${shortDigest(`message account ${account.id}`)}`;
  const shop = localDeps(clock);
  expect((await shop.db.doc(counter).get()).get('count')).toBe(1);
  await shop.close();
  await removeUser(account.id);
});

it('ORD-07 only admins mark messages', async () => {
  const message = aMessage();
  await sendMessage(deps, message, guest());
  const [kept] = await keptWith(message.subject);
  expect(await answerMessage(db, 'somebody', kept?.id ?? '', true)).toEqual({
    ok: false,
    refusal: 'not-admin',
  });
  expect((await kept?.ref.get())?.get('is_answered')).toBe(false);
});
