import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LINK_MESSAGES } from '@reef/domain/accounts/link-messages';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import {
  authRest,
  sessionAccess,
  fromAddress,
  loginToken,
  mailedToken,
  nextSecond,
  OPEN,
  tryPin,
} from '#support/auth-endpoints.ts';
import { call, DEMO, exchange, signIn } from '#support/callables.ts';
import { startAccountWorker } from '#support/deployed/account-worker.ts';
import type { Worker } from '#support/deployed/worker.ts';
import { mailsTo } from '#support/mailbox.ts';
import {
  createByAdmin,
  createBySignUp,
  signUpRequest,
  unusedEmail,
} from '#support/test-accounts.ts';

const app = initializeApp({ projectId: PROJECT_ID }, 'attacks-address-owner');
const [auth, db] = [getAuth(app), getFirestore(app)];
let admin = '';

let worker: Worker;

beforeAll(async () => {
  worker = await startAccountWorker({ remembersHashes: true });
  admin = await signIn(...DEMO.admin);
});
afterAll(async () => {
  await worker.stop();
  await deleteApp(app);
});

async function signUp(email: string, pin: string, more: object = {}) {
  const request = signUpRequest(email, { pin, ...more });
  const { http, result } = await call('sign_up', request, undefined, fromAddress());
  return { http, result };
}

const idOf = async (email: string) => (await auth.getUserByEmail(email)).uid;
const profileOf = async (id: string) => (await db.doc(`profiles/${id}`).get()).data();
const contactOf = async (id: string) => (await db.doc(`user_profiles_extended/${id}`).get()).data();

/** A link from the same second as a change of the account counts as older. */
async function ask(email: string, occasion: 'forgotten' | 'unconfirmed'): Promise<void> {
  await nextSecond();
  const { result } = await call('request_link', { email, occasion }, undefined, fromAddress());
  expect(result).toMatchObject({ success: true });
}

describe('ATT-102 a stranger signed up with somebody’s address', () => {
  it('ATT-102 its owner takes over the account by mail: no PIN, session or address of the stranger stays', async () => {
    const email = unusedEmail('squatted');
    await signUp(email, '666666', { firstName: 'Eve', addressLine1: '13 Elsewhere' });
    const id = await idOf(email);
    await nextSecond();
    const answer = await signUp(email, '864209', { firstName: 'Olga' });
    expect(answer.result).toMatchObject({ success: true });
    const token = await mailedToken(email, 'You have an account at Reef');
    const used = await call('use_pin_link', { token, pin: '975310' }, undefined, fromAddress());
    expect(used.result).toEqual({ success: true, message: LINK_MESSAGES.pinSetAnew });

    expect(await tryPin(email, '666666')).toMatchObject({ success: false });
    const session = await exchange(await loginToken({ email, pin: '975310' }));
    expect(await sessionAccess(session, id)).toEqual(OPEN);
    const open = { email_verified: true, can_make_purchases: true };
    expect(await profileOf(id)).toMatchObject(open);
    const empty = { first_name: '', shipping_address_line1: '', shipping_city: '' };
    expect(await contactOf(id)).toMatchObject(empty);
  });

  it('ATT-102 its owner who asks for a new PIN is not sent to the link that confirms the stranger’s sign-up', async () => {
    const email = unusedEmail('squatted');
    await signUp(email, '666666', { firstName: 'Eve', addressLine1: '13 Elsewhere' });
    await ask(email, 'forgotten');
    const subject = 'You have an account at Reef';
    const token = await mailedToken(email, subject);
    const mail = (await mailsTo(email)).find((each) => each.subject === subject);
    expect(mail?.text).toContain('typed at sign-up are then removed');
    expect(mail?.text).not.toContain('link to confirm');
    const used = await call('use_pin_link', { token, pin: '975310' }, undefined, fromAddress());
    expect(used.result).toEqual({ success: true, message: LINK_MESSAGES.pinSetAnew });
    expect(await tryPin(email, '666666')).toMatchObject({ success: false });
    const empty = { first_name: '', shipping_address_line1: '' };
    expect(await contactOf(await idOf(email))).toMatchObject(empty);
  });

  it('ATT-102 a forgotten PIN does the same, and keeps what its owner typed themselves', async () => {
    const { id, email } = await createBySignUp({ isConfirmed: true });
    await ask(email, 'forgotten');
    const token = await mailedToken(email, 'Choose a new PIN for Reef');
    const used = await call('use_pin_link', { token, pin: '975310' }, undefined, fromAddress());
    expect(used.result).toEqual({ success: true, message: LINK_MESSAGES.pinSet });
    expect(await tryPin(email, '975310')).toMatchObject({ success: true });
    const kept = { first_name: 'Stan', shipping_address_line1: '1 Reef Road' };
    expect(await contactOf(id)).toMatchObject(kept);
  });
});

describe('ATT-84 ATT-103 an address that has an account', () => {
  it('ATT-84 ATT-103 cannot be told from one without: neither by the answer nor by signing in afterwards', async () => {
    const [custom, standard] = [await createByAdmin(), await createBySignUp({ isConfirmed: true })];
    const unknown = unusedEmail('unknown');
    const seen = [];
    for (const email of [unknown, custom.email, standard.email]) {
      // The same steps in the same order for each.
      const first = await signUp(email, '424242');
      const afterFirst = await tryPin(email, '424242');
      const second = await signUp(email, '434343');
      const afterSecond = [
        await tryPin(email, '424242'),
        await tryPin(email, '434343'),
        await tryPin(email, '454545'),
      ];
      seen.push({ first, afterFirst, second, afterSecond });
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(seen[0]?.afterFirst).toMatchObject({ success: false, isUnconfirmed: true });
    expect(seen[0]?.afterSecond.map(({ isUnconfirmed }) => isUnconfirmed === true)).toEqual([
      true,
      true,
      false,
    ]);
    // The typed PINs open nothing, and the accounts are unchanged.
    for (const account of [custom, standard]) {
      const answer = await call('verify_admin_login', {
        login_email: account.email,
        login_pin: account.pin,
      });
      expect(answer.result).toMatchObject([{ success: true }]);
    }
  });

  it('ATT-103 Firebase’s own sign-in does not reveal it either', async () => {
    const [custom, standard] = [await createByAdmin(), await createBySignUp({ isConfirmed: true })];
    const emails = [unusedEmail('nobody'), custom.email, standard.email];
    const statuses = await Promise.all(
      emails.map((email) => authRest('signInWithPassword', { email, password: '424242' })),
    );
    expect(statuses.map(({ status }) => status)).toEqual([400, 400, 400]);
  });
});

describe('ATT-104 an admin changes an e-mail', () => {
  it('ATT-104 it is unconfirmed, then confirmed by mail, and its buyer can always sign in', async () => {
    const account = await createByAdmin();
    await call('verify_email', { target_user_id: account.id }, admin);
    const email = unusedEmail('moved');
    const change = { target_user_id: account.id, email };
    expect((await call('update_account', change, admin)).result).toMatchObject({ success: true });
    expect(await profileOf(account.id)).toMatchObject({
      email,
      email_verified: false,
      can_make_purchases: true,
    });
    expect((await auth.getUser(account.id)).emailVerified).toBe(false);

    const session = await exchange(await loginToken({ ...account, email }));
    expect(await sessionAccess(session, account.id)).toEqual(OPEN);
    expect(await profileOf(account.id)).toMatchObject({ email_verified: false });
    expect(await tryPin(account.email, account.pin)).toMatchObject({ success: false });

    const token = await mailedToken(email, 'Confirm your new email for Reef');
    const used = await call('use_email_link', { token }, undefined, fromAddress());
    expect(used.result).toMatchObject({ success: true });
    expect(await profileOf(account.id)).toMatchObject({ email, email_verified: true });
    const next = await exchange(await loginToken({ ...account, email }));
    expect(await sessionAccess(next, account.id)).toEqual(OPEN);
    // The old address is notified.
    const told = async () => (await mailsTo(account.email)).map(({ subject }) => subject);
    const subject = 'The email of your Reef account was changed';
    await expect.poll(told, { timeout: 90_000 }).toContain(subject);
  });

  it('ATT-104 a link that was mailed to the old address confirms nothing; another can be requested', async () => {
    const account = await createByAdmin();
    await ask(account.email, 'unconfirmed');
    const old = await mailedToken(account.email, 'Confirm your email for Reef');
    const email = unusedEmail('moved');
    await call('update_account', { target_user_id: account.id, email }, admin);
    const used = await call('use_email_link', { token: old }, undefined, fromAddress());
    expect(used.result).toMatchObject({ success: false });
    expect(await profileOf(account.id)).toMatchObject({ email_verified: false });
    await ask(email, 'unconfirmed');
    const again = await mailedToken(email, 'Confirm your email for Reef');
    await call('use_email_link', { token: again }, undefined, fromAddress());
    expect(await profileOf(account.id)).toMatchObject({ email, email_verified: true });
  });
});
