import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import {
  CompleteSignInResult,
  CreateAdminResult,
  CreateUserResult,
  GetProfileResult,
  GetUsersResult,
  Outcome,
  ResetAuthPasswordResult,
  ResetPinResult,
  UpdateProfileResult,
  UsersPage,
  VerifyAdminLoginResult,
} from '@reef/domain/accounts/account-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doors, nextSecond, OPEN, refreshed, SHUT } from '#support/account-doors.ts';
import { call, DEMO, openSession, signIn } from '#support/callables.ts';
import { fromEnvironment } from '#support/local-services.ts';
import { someEmail } from './account-world.ts';

const app = initializeApp({ projectId: 'demo-reef' }, 'accounts-http');
const [db, auth] = [getFirestore(app), getAuth(app)];
let admin = '';
let adminId = '';
let user = '';
let userId = '';

beforeAll(async () => {
  admin = await asDemo('admin');
  user = await asDemo('buyer');
  adminId = (await auth.getUserByEmail(DEMO.admin[0])).uid;
  userId = (await auth.getUserByEmail(DEMO.buyer[0])).uid;
});
afterAll(() => deleteApp(app));

/** A fresh session of a test's own. */
async function asDemo(who: keyof typeof DEMO): Promise<string> {
  const [email, pin] = DEMO[who];
  return signIn(email, pin);
}

async function makeUser(pin = '2468'): Promise<{ id: string; email: string; pin: string }> {
  const email = someEmail();
  const answer = await call('create_user_account', { user_email: email, user_pin: pin }, admin);
  const [row] = CreateUserResult.parse(answer.result);
  return { id: row?.user_id ?? '', email, pin };
}

/** Every call that only an admin may make, with an input that would do something. */
const ADMIN_CALLS: Record<string, () => unknown> = {
  create_user_account: () => ({ user_email: someEmail(), user_pin: '2468' }),
  get_all_users_with_roles: () => null,
  delete_user_account: () => ({ target_user_id: adminId }),
  update_user_role: () => ({ target_user_id: userId, new_role: 'admin', action: 'add' }),
  update_account: () => ({ target_user_id: adminId, account_status: 'suspended' }),
  verify_email: () => ({ target_user_id: adminId }),
  get_user_profile_extended: () => ({ target_user_id: adminId }),
  update_user_extended_profile: () => ({ target_user_id: adminId, p_first_name: 'Eve' }),
  reset_pin_by_user_id: () => ({ p_target_user_id: adminId, p_new_pin: '999999' }),
  'reset-auth-password': () => ({ userId: adminId, newPassword: '999999', adminUserId: userId }),
  create_admin_account: () => ({ admin_email: someEmail(), admin_pin: '246810' }),
  create_initial_admin: () => ({ admin_email: someEmail(), admin_pin: '246810' }),
};

describe.each(Object.keys(ADMIN_CALLS))('%s', (name) => {
  it('ATT-40 USER-09 is refused to a user', async () => {
    const answer = await call(name, ADMIN_CALLS[name]?.(), user);
    expect(answer.error).toMatchObject({
      status: 'PERMISSION_DENIED',
      message: 'Access denied. Admin privileges required.',
    });
  });

  it('ATT-25 ATT-40 is refused to a guest', async () => {
    const { error, result } = await call(name, ADMIN_CALLS[name]?.());
    if (name.startsWith('create_') && name !== 'create_user_account') {
      expect(CreateAdminResult.parse(result)).toMatchObject([{ success: false }]);
      return;
    }
    const message =
      name === 'reset-auth-password'
        ? 'You must be logged in to reset passwords'
        : 'Please sign in first.';
    expect(error).toMatchObject({ status: 'UNAUTHENTICATED', message });
  });

  it('ATT-11 ATT-24 takes no input of another shape', async () => {
    const id = '../x'.repeat(100);
    const odd = [{ target_user_id: 7, page: 7 }, 'text', [1], { target_user_id: id, page: id }];
    for (const data of odd) {
      // oxlint-disable-next-line no-await-in-loop
      const { error } = await call(name, data, admin);
      expect(error?.status).toBe('INVALID_ARGUMENT');
    }
  });
});

describe('an account from beginning to end', () => {
  it('CALL-03 is made, found, edited, verified, suspended, promoted, demoted, deleted', async () => {
    const made = await makeUser();
    const target = { target_user_id: made.id };
    const did = async (name: string, data: object) =>
      Outcome.parse((await call(name, { ...target, ...data }, admin)).result);

    const list = await call('get_all_users_with_roles', { page: { search: made.email } }, admin);
    const found = UsersPage.parse(list.result);
    expect(found.users).toMatchObject([{ user_id: made.id, role: 'user', email_verified: false }]);
    expect(found.counts.admins + found.counts.users).toBe(found.counts.all);

    const edit = { ...target, p_first_name: 'Ana', p_shipping_country: '' };
    const edited = await call('update_user_extended_profile', edit, admin);
    expect(UpdateProfileResult.parse(edited.result)).toEqual({ error: null });
    const profile = await call('get_user_profile_extended', target, admin);
    expect(GetProfileResult.parse(profile.result)).toMatchObject([
      { first_name: 'Ana', shipping_country: 'US', account_status: 'active' },
    ]);

    expect(await did('verify_email', {})).toEqual({
      success: true,
      message: "User's email has been verified successfully",
    });
    const role = { new_role: 'admin' };
    expect(await did('update_user_role', { ...role, action: 'add' })).toEqual({
      success: true,
      message: 'User role added successfully',
    });
    const login = { login_email: made.email, login_pin: made.pin };
    const verified = await call('verify_admin_login', login);
    expect(VerifyAdminLoginResult.parse(verified.result)).toEqual([
      { success: true, message: expect.any(String), user_id: made.id, is_admin: true },
    ]);
    expect(await did('update_user_role', { ...role, action: 'remove' })).toEqual({
      success: true,
      message: 'User role removed successfully',
    });
    expect(await did('update_account', { account_status: 'suspended' })).toMatchObject({
      success: true,
    });
    expect(await did('delete_user_account', {})).toEqual({
      success: true,
      message: 'User deleted successfully',
    });
    const gone = await call('get_user_profile_extended', target, admin);
    expect(GetProfileResult.parse(gone.result)).toEqual([]);
  });

  it('CALL-03 get_all_users_with_roles without a page is everybody', async () => {
    const all = GetUsersResult.parse((await call('get_all_users_with_roles', null, admin)).result);
    const emails = all.map(({ email }) => email);
    expect(emails).toEqual(expect.arrayContaining([DEMO.admin[0], DEMO.buyer[0]]));
    expect(all.find(({ user_id }) => user_id === adminId)?.role).toBe('admin');
  });
});

describe('PINs over the wire', () => {
  it('PROF-04 ATT-49 CALL-02 are changed by the owner, who goes on with a new token', async () => {
    const made = await makeUser();
    const session = await signIn(made.email, made.pin);
    const change = { p_target_user_id: made.id, p_current_pin: '0000', p_new_pin: '13579' };
    const wrong = await call('reset_pin_by_user_id', change, session);
    expect(ResetPinResult.parse(wrong.result)).toEqual({
      success: false,
      message: 'Current PIN is incorrect',
    });
    const right = { ...change, p_current_pin: made.pin };
    const done = ResetPinResult.parse((await call('reset_pin_by_user_id', right, session)).result);
    expect(done).toMatchObject({ success: true, message: 'Your PIN was changed successfully.' });
    expect(done.token).toEqual(expect.any(String));
    expect(await signIn(made.email, '13579')).toEqual(expect.any(String));
    await expect(signIn(made.email, made.pin)).rejects.toThrow('Invalid email or PIN.');
  });

  it('USER-07 are reset by an admin', async () => {
    const made = await makeUser();
    const reset = (newPassword: string) =>
      call('reset-auth-password', { userId: made.id, newPassword, adminUserId: adminId }, admin);
    expect(ResetAuthPasswordResult.parse((await reset('12345')).result)).toEqual({
      success: false,
      error: 'PIN must be at least 6 characters',
    });
    expect(ResetAuthPasswordResult.parse((await reset('123456')).result)).toEqual({
      success: true,
    });
    expect(await signIn(made.email, '123456')).toEqual(expect.any(String));
  });

  it('ATT-78 a refresh token of before a reset opens nothing after it', async () => {
    const made = await makeUser();
    const session = await openSession(made.email, made.pin);
    expect(await doors((await refreshed(session)) ?? session, made.id)).toEqual(OPEN);
    await nextSecond();
    const reset = { p_target_user_id: made.id, p_new_pin: '975310' };
    await call('reset_pin_by_user_id', reset, admin);
    const { error } = await call('get_user_profile_extended', null, session.idToken);
    expect(error).toMatchObject({
      status: 'UNAUTHENTICATED',
      message: 'Your session has ended. Please sign in again.',
    });
    // Google refuses to renew it. The emulator does not, and what it gives is as dead.
    expect(await doors((await refreshed(session)) ?? session, made.id)).toEqual(SHUT);
    const { tokensValidAfterTime = '' } = await auth.getUser(made.id);
    expect(Date.parse(tokensValidAfterTime)).toBeGreaterThan(Date.now() - 60_000);
    const next = await openSession(made.email, '975310');
    expect(await doors((await refreshed(next)) ?? session, made.id)).toEqual(OPEN);
  });

  it('ATT-78 a refresh token of a user whom Firebase has disabled is not renewed', async () => {
    const made = await makeUser();
    const session = await openSession(made.email, made.pin);
    expect(await refreshed(session)).not.toBeNull();
    await auth.updateUser(made.id, { disabled: true });
    expect(await refreshed(session)).toBeNull();
    expect((await call('complete_sign_in', null, session.idToken)).http).toBe(401);
  });
});

describe('roles over the wire', () => {
  it('RULE-04 ATT-79 a claim in the token gives no rights', async () => {
    const made = await makeUser();
    const token = await auth.createCustomToken(made.id, { admin: true, role: 'admin' });
    const host = fromEnvironment('FIREBASE_AUTH_EMULATOR_HOST');
    const answer = await fetch(
      `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=demo`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, returnSecureToken: true }),
      },
    );
    const { idToken } = (await answer.json()) as { idToken: string };
    const { error } = await call('get_all_users_with_roles', null, idToken);
    expect(error?.status).toBe('PERMISSION_DENIED');
  });

  it('ATT-48 no admin is made by the set-up code while there is one', async () => {
    const wanted = { admin_email: someEmail(), admin_pin: '246810', setup_code: 'reef-setup' };
    for (const token of [undefined, user]) {
      for (const name of ['create_admin_account', 'create_initial_admin']) {
        // oxlint-disable-next-line no-await-in-loop
        const answer = await call(name, wanted, token);
        expect(CreateAdminResult.parse(answer.result)).toEqual([
          {
            success: false,
            message: 'An admin already exists. Sign in as an admin to create another.',
          },
        ]);
      }
    }
  });

  it('CALL-01 an admin makes another, of whom the e-mail is then taken', async () => {
    const wanted = { admin_email: someEmail(), admin_pin: '246810' };
    const made = await call('create_admin_account', wanted, admin);
    expect(CreateAdminResult.parse(made.result)).toMatchObject([{ success: true }]);
    const again = await call('create_initial_admin', { ...wanted, admin_pin: '1234' }, admin);
    expect(CreateAdminResult.parse(again.result)).toEqual([
      { success: false, message: 'An account with this email already exists' },
    ]);
    const { uid } = await auth.getUserByEmail(wanted.admin_email);
    await call('delete_user_account', { target_user_id: uid }, admin);
  });

  it('ATT-47 an admin does not delete himself', async () => {
    const { error } = await call('delete_user_account', { target_user_id: adminId }, admin);
    expect(error?.status).toBe('FAILED_PRECONDITION');
    expect((await db.doc(`user_roles/${adminId}`).get()).get('role')).toBe('admin');
  });
});

describe('signing up over the wire', () => {
  it('AUTH-04 AUTH-05 ATT-83 the mailed link opens the account, once', async () => {
    const email = someEmail();
    const request = {
      email,
      pin: '135790',
      firstName: 'Ana',
      lastName: 'Reyes',
      addressLine1: '1 Reef Road',
      city: 'Miami',
      state: 'FL',
      zipCode: '33101',
    };
    const made = await call('sign_up', request);
    expect(Outcome.parse(made.result)).toEqual({
      success: true,
      message: "We've sent you a confirmation link to complete your registration.",
    });
    await expect(signIn(email, request.pin)).rejects.toThrow(
      'Please check your email and click the confirmation link before signing in.',
    );
    const link = new URL(await auth.generateEmailVerificationLink(email));
    const host = `http://${fromEnvironment('FIREBASE_AUTH_EMULATOR_HOST')}`;
    const apply = () =>
      fetch(`${host}/identitytoolkit.googleapis.com/v1/accounts:update?key=demo`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ oobCode: link.searchParams.get('oobCode') }),
      });
    expect((await apply()).status).toBe(200);
    expect((await apply()).status).toBe(400);
    const session = await signIn(email, request.pin);
    const { result } = await call('complete_sign_in', null, session);
    expect(CompleteSignInResult.parse(result)).toMatchObject({ email_verified: true });
    const { uid } = await auth.getUserByEmail(email);
    const profile = (await db.doc(`profiles/${uid}`).get()).data();
    expect(profile).toMatchObject({ email_verified: true, can_make_purchases: true });
  });

  it('USER-10 a suspended account signs in, and is told so nowhere but in its profile', async () => {
    const session = await asDemo('suspended');
    const { result } = await call('get_user_profile_extended', null, session);
    expect(GetProfileResult.parse(result)).toMatchObject([{ account_status: 'suspended' }]);
  });
});

describe('the user list’s own trigger', () => {
  it('USER-01 an owner’s edit past the callables reaches the list', async () => {
    const made = await makeUser();
    const path = `user_profiles_extended/${made.id}`;
    await db.doc(path).update({ first_name: 'Zanclus', updated_at: new Date() });
    const found = async () => {
      const page = { page: { search: `zanclus ${made.email}` } };
      const answer = await call('get_all_users_with_roles', page, admin);
      return UsersPage.parse(answer.result).users.length;
    };
    await expect.poll(found, { timeout: 20_000, interval: 500 }).toBe(1);
  });
});
