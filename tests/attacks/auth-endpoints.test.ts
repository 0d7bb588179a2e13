import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import {
  authRest,
  sessionAccess,
  endLock,
  fromAddress,
  loginToken,
  OPEN,
  refreshed,
  SHUT,
  timesLogged,
  tryPin,
} from '#support/auth-endpoints.ts';
import { type AuthSession, call, DEMO, exchange, signIn } from '#support/callables.ts';
import {
  createByAdmin,
  createBySignUp,
  signUpRequest,
  type TestAccount,
  unusedEmail,
} from '#support/test-accounts.ts';

/*
 * Firebase Auth answers the public directly, bypassing the shop: anybody may sign up there, sign in
 * with a password, and change what belongs to their session. The emulator allows all of it; a
 * project that is set up as README.md says refuses some.
 */

const app = initializeApp({ projectId: PROJECT_ID }, 'attacks-auth-endpoints');
const [auth, db] = [getAuth(app), getFirestore(app)];
let admin = '';

beforeAll(async () => {
  admin = await signIn(...DEMO.admin);
});
afterAll(() => deleteApp(app));

/** The events that end an account's sessions. */
const ENDS: Record<string, (account: TestAccount) => Promise<unknown>> = {
  'a PIN reset': ({ id }) =>
    call('reset_pin_by_user_id', { p_target_user_id: id, p_new_pin: '975310' }, admin),
  'a suspension': ({ id }) =>
    call('update_account', { target_user_id: id, account_status: 'suspended' }, admin),
  'a role given': ({ id }) =>
    call('update_user_role', { target_user_id: id, new_role: 'admin', action: 'add' }, admin),
  'a deletion': ({ id }) => call('delete_user_account', { target_user_id: id }, admin),
};

/** After a deletion there is nothing to read, and an account that is gone breaks no rule. */
const rulesAre = (name: string) => (name === 'a deletion' ? [403, 404] : [403]);

/*
 * A sign-in token of ours is valid for an hour. An attacker who knew a PIN can get one, wait until
 * the PIN is reset, and exchange it then: Firebase dates that session by the exchange.
 */
describe('INV-19 ATT-98 sessions begun before', () => {
  it.each(Object.keys(ENDS))(
    'INV-19 ATT-98 %s are dead after it, however they began',
    async (name) => {
      const account = await createByAdmin();
      const session = await exchange(await loginToken(account));
      expect(await sessionAccess(session, account.id)).toEqual(OPEN);
      await authRest('update', { idToken: session.idToken, password: 'set-by-rest' });
      const byPassword = await authRest('signInWithPassword', {
        email: account.email,
        password: 'set-by-rest',
      });
      expect(byPassword.status).toBe(200);
      // No wait between this sign-in and what ends it: both may fall into the same second.
      const kept = await loginToken(account);
      await ENDS[name]?.(account);

      const renewed = await refreshed(session);
      const late = await exchange(kept);
      const sessions = [
        session,
        ...(renewed ? [renewed] : []),
        late,
        byPassword.body as AuthSession,
      ];
      for (const each of sessions) {
        const { profile, completed, rules } = await sessionAccess(each, account.id);
        expect({ profile, completed }).toEqual({ profile: 401, completed: 401 });
        expect(rulesAre(name)).toContain(rules);
      }
      const again = await authRest('signInWithPassword', {
        email: account.email,
        password: 'set-by-rest',
      });
      if (again.status === 200) {
        expect(await sessionAccess(again.body as AuthSession, account.id)).toEqual(SHUT);
      }
      // The account's next session, by the PIN, is valid; a deleted account has none.
      const pin = name === 'a PIN reset' ? '975310' : account.pin;
      const next = await tryPin(account.email, pin);
      expect(next.success).toBe(name !== 'a deletion');
      if (next.token)
        expect(await sessionAccess(await exchange(next.token), account.id)).toEqual(OPEN);
    },
  );

  it('INV-19 a role taken away ends them too, and the next one is not an admin’s', async () => {
    const account = await createByAdmin();
    const role = { target_user_id: account.id, new_role: 'admin' };
    await call('update_user_role', { ...role, action: 'add' }, admin);
    const kept = await loginToken(account);
    const session = await exchange(await loginToken(account));
    expect((await call('get_all_users_with_roles', null, session.idToken)).http).toBe(200);
    await call('update_user_role', { ...role, action: 'remove' }, admin);
    expect(await sessionAccess(session, account.id)).toEqual(SHUT);
    expect(await sessionAccess(await exchange(kept), account.id)).toEqual(SHUT);
    const next = await exchange(await loginToken(account));
    expect(await sessionAccess(next, account.id)).toEqual(OPEN);
    expect((await call('get_all_users_with_roles', null, next.idToken)).http).toBe(403);
  });
});

describe('INV-20 an account has one PIN', () => {
  it('INV-20 ATT-99 a password set by REST opens nothing, is removed, and is logged', async () => {
    const account = await createBySignUp({ isConfirmed: true });
    const { id, email } = account;
    const session = await exchange(await loginToken(account));
    const set = await authRest('update', { idToken: session.idToken, password: 'set-by-rest' });
    expect(set.status).toBe(200);
    const stranger = await authRest('signInWithPassword', { email, password: 'set-by-rest' });
    expect(stranger.status).toBe(200);
    expect(await sessionAccess(stranger.body as AuthSession, id)).toEqual(SHUT);
    expect(await tryPin(email, 'set-by-rest')).toMatchObject({ success: false });
    // The attempt to use the password was enough to remove it.
    expect((await auth.getUser(id)).providerData).toEqual([]);
    expect(await timesLogged(db, id, 'outside-change')).toBe(1);
    expect(await sessionAccess(await exchange(await loginToken(account)), id)).toEqual(OPEN);
  });

  it('INV-20 another e-mail set by REST moves no sign-in, and is reverted', async () => {
    const account = await createBySignUp({ isConfirmed: true });
    const session = await exchange(await loginToken(account));
    const taken = unusedEmail('taken');
    expect((await authRest('update', { idToken: session.idToken, email: taken })).status).toBe(200);
    expect(await tryPin(taken, account.pin)).toMatchObject({ success: false });
    const next = await exchange(await loginToken(account));
    expect(await sessionAccess(next, account.id)).toEqual(OPEN);
    expect((await auth.getUser(account.id)).email).toBe(account.email);
    expect(await timesLogged(db, account.id, 'outside-change')).toBe(1);
    // The session that did it is over.
    expect(await sessionAccess(session, account.id)).toEqual(SHUT);
  });

  it('INV-20 a sign-in deleted by REST removes no account and no PIN', async () => {
    const account = await createBySignUp({ isConfirmed: true });
    const session = await exchange(await loginToken(account));
    expect((await authRest('delete', { idToken: session.idToken })).status).toBe(200);
    expect(await sessionAccess(await exchange(await loginToken(account)), account.id)).toEqual(
      OPEN,
    );
    expect((await auth.getUser(account.id)).email).toBe(account.email);
  });

  it('INV-20 ATT-100 Firebase’s own sign-in accepts no PIN, locked or not', async () => {
    const account = await createBySignUp({ isConfirmed: true });
    const { email, pin } = account;
    const atFirebase = () => authRest('signInWithPassword', { email, password: pin });
    expect((await atFirebase()).status).toBe(400);
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await tryPin(email, `wrong-${guess}`)).lockedForS).toBeUndefined();
    }
    expect((await tryPin(email, pin)).lockedForS).toBeGreaterThan(0);
    expect((await atFirebase()).status).toBe(400);
    // The lock is over: its owner gets in.
    await endLock(db, email);
    expect(await tryPin(email, pin)).toMatchObject({ success: true });
  });
});

describe('INV-20 an account whose PIN is still Firebase’s password', () => {
  it('INV-20 ATT-100 opens only through the shop’s login, which takes over the PIN', async () => {
    const { id, email, pin } = await createBySignUp({ isConfirmed: true });
    await auth.updateUser(id, { password: pin });
    await db.doc(`pin_credentials/${id}`).delete();
    const past = await authRest('signInWithPassword', { email, password: pin });
    expect(past.status).toBe(200);
    expect(await sessionAccess(past.body as AuthSession, id)).toEqual(SHUT);
    const [first, second] = await Promise.all([tryPin(email, pin), tryPin(email, pin)]);
    expect([first.success, second.success]).toEqual([true, true]);
    expect((await authRest('signInWithPassword', { email, password: pin })).status).toBe(400);
    expect(await tryPin(email, pin)).toMatchObject({ success: true });
    expect(await timesLogged(db, id, 'outside-change')).toBe(0);
  });
});

describe('ATT-124 signing up at Firebase, bypassing the shop', () => {
  it('ATT-124 makes no account, confirmed or anonymous, and no way in', async () => {
    const email = unusedEmail('raw');
    const raw = await authRest('signUp', { email, password: '135790' });
    const anonymous = await authRest('signUp', {});
    for (const { status, body } of [raw, anonymous]) {
      expect(status).toBe(200);
      const id = body.localId ?? '';
      const { profile, completed, rules } = await sessionAccess(body as AuthSession, id);
      expect({ profile, completed }).toEqual({ profile: 401, completed: 401 });
      expect(rules).not.toBe(200);
      const paid = await call('create-payment', { items: [] }, body.idToken);
      expect(paid.http).toBe(401);
      // Even if its owner confirms the address, the shop does not know them.
      await auth.updateUser(id, { emailVerified: true });
      expect((await sessionAccess(body as AuthSession, id)).completed).toBe(401);
      for (const name of ['profiles', 'user_roles', 'user_profiles_extended', 'pin_credentials']) {
        expect((await db.doc(`${name}/${id}`).get()).exists).toBe(false);
      }
    }
    expect(await tryPin(email, '135790')).toMatchObject({ success: false });
  });

  it('ATT-124 does not keep the owner of an address from signing up at once', async () => {
    const email = unusedEmail('kept');
    const raw = await authRest('signUp', { email, password: 'stranger' });
    const request = signUpRequest(email, { pin: '864209' });
    const { result } = await call('sign_up', request, undefined, fromAddress());
    expect(result).toMatchObject({ success: true });
    const { uid } = await auth.getUserByEmail(email);
    expect(uid).not.toBe(raw.body.localId);
    expect(await tryPin(email, '864209')).toMatchObject({ isUnconfirmed: true });
  });
});
