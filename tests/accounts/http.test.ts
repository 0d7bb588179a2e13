import {
  ExtendedProfileRow,
  ResetAuthPasswordResult,
  ResetPinResult,
  UpdateProfileResult,
  UsersPage,
  UserWithRoles,
  VerifyAdminLoginResult,
} from '@reef/domain/accounts/account-calls';
import { CompleteSignInResult } from '@reef/domain/accounts/login-calls';
import { Outcome } from '@reef/domain/shared/call-parts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { authRest, sessionAccess, OPEN, refreshed, SHUT } from '#support/auth-endpoints.ts';
import { call, DEMO, openSession, signIn } from '#support/callables.ts';
import { createByAdmin, signUpRequest, unusedEmail } from '#support/test-accounts.ts';
import { asDemo, openHttpClient } from './http-client.ts';

const { db, auth, admin } = openHttpClient();

describe('an account from beginning to end', () => {
  it('CALL-03 is made, found, edited, verified, suspended, promoted, demoted, deleted', async () => {
    const made = await createByAdmin();
    const target = { target_user_id: made.id };
    const did = async (name: string, data: object) =>
      Outcome.parse((await call(name, { ...target, ...data }, admin.token)).result);

    const list = await call(
      'get_all_users_with_roles',
      { page: { search: made.email } },
      admin.token,
    );
    const found = UsersPage.parse(list.result);
    expect(found.users).toMatchObject([{ user_id: made.id, role: 'user', email_verified: false }]);
    expect(found.counts.admins + found.counts.users).toBe(found.counts.all);

    const edit = { ...target, p_first_name: 'Ana', p_shipping_country: '' };
    const edited = await call('update_user_extended_profile', edit, admin.token);
    expect(UpdateProfileResult.parse(edited.result)).toEqual({ error: null });
    const profile = await call('get_user_profile_extended', target, admin.token);
    expect(z.array(ExtendedProfileRow).parse(profile.result)).toMatchObject([
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
    const gone = await call('get_user_profile_extended', target, admin.token);
    expect(z.array(ExtendedProfileRow).parse(gone.result)).toEqual([]);
  });

  it('CALL-03 get_all_users_with_roles without a page is everybody', async () => {
    const all = z
      .array(UserWithRoles)
      .parse((await call('get_all_users_with_roles', null, admin.token)).result);
    const emails = all.map(({ email }) => email);
    expect(emails).toEqual(expect.arrayContaining([DEMO.admin[0], DEMO.buyer[0]]));
    expect(all.find(({ user_id }) => user_id === admin.id)?.role).toBe('admin');
  });
});

describe('PINs over the wire', () => {
  it('PROF-04 ATT-49 CALL-02 are changed by the owner, who continues with a new token', async () => {
    const made = await createByAdmin();
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
    const made = await createByAdmin();
    const reset = (newPassword: string) =>
      call(
        'reset-auth-password',
        { userId: made.id, newPassword, adminUserId: admin.id },
        admin.token,
      );
    expect(ResetAuthPasswordResult.parse((await reset('12345')).result)).toEqual({
      success: false,
      error: 'PIN must be at least 6 characters',
    });
    expect(ResetAuthPasswordResult.parse((await reset('123456')).result)).toEqual({
      success: true,
    });
    expect(await signIn(made.email, '123456')).toEqual(expect.any(String));
  });

  it('ATT-78 a refresh token from before a reset opens nothing after it', async () => {
    const made = await createByAdmin();
    const session = await openSession(made.email, made.pin);
    expect(await sessionAccess((await refreshed(session)) ?? session, made.id)).toEqual(OPEN);
    const reset = { p_target_user_id: made.id, p_new_pin: '975310' };
    await call('reset_pin_by_user_id', reset, admin.token);
    const { error } = await call('get_user_profile_extended', null, session.idToken);
    expect(error).toMatchObject({
      status: 'UNAUTHENTICATED',
      message: 'Your session has ended. Please sign in again.',
    });
    // Google refuses to renew it. The emulator renews it, but the result is dead as well.
    expect(await sessionAccess((await refreshed(session)) ?? session, made.id)).toEqual(SHUT);
    const { tokensValidAfterTime = '' } = await auth.getUser(made.id);
    expect(Date.parse(tokensValidAfterTime)).toBeGreaterThan(Date.now() - 60_000);
    const next = await openSession(made.email, '975310');
    expect(await sessionAccess((await refreshed(next)) ?? session, made.id)).toEqual(OPEN);
  });

  it('ATT-78 a refresh token of a user whom Firebase has disabled is not renewed', async () => {
    const made = await createByAdmin();
    const session = await openSession(made.email, made.pin);
    expect(await refreshed(session)).not.toBeNull();
    await auth.updateUser(made.id, { disabled: true });
    expect(await refreshed(session)).toBeNull();
    expect((await call('complete_sign_in', null, session.idToken)).http).toBe(401);
  });
});

describe('signing up over the wire', () => {
  it('AUTH-04 AUTH-05 ATT-83 the mailed link opens the account, once', async () => {
    const email = unusedEmail();
    const request = signUpRequest(email);
    const made = await call('sign_up', request);
    expect(Outcome.parse(made.result)).toEqual({
      success: true,
      message: "We've sent you a confirmation link to complete your registration.",
    });
    await expect(signIn(email, request.pin)).rejects.toThrow(
      'Please check your email and click the confirmation link before signing in.',
    );
    const link = new URL(await auth.generateEmailVerificationLink(email));
    const oobCode = link.searchParams.get('oobCode');
    const apply = () => authRest('update', { oobCode, returnSecureToken: false });
    expect((await apply()).status).toBe(200);
    expect((await apply()).status).toBe(400);
    const session = await signIn(email, request.pin);
    const { result } = await call('complete_sign_in', null, session);
    expect(CompleteSignInResult.parse(result)).toMatchObject({ email_verified: true });
    const { uid } = await auth.getUserByEmail(email);
    const profile = (await db.doc(`profiles/${uid}`).get()).data();
    expect(profile).toMatchObject({ email_verified: true, can_make_purchases: true });
  });

  it('USER-10 a suspended account signs in, and only its profile says that it is suspended', async () => {
    const session = await asDemo('suspended');
    const { result } = await call('get_user_profile_extended', null, session);
    expect(z.array(ExtendedProfileRow).parse(result)).toMatchObject([
      { account_status: 'suspended' },
    ]);
  });
});

describe('the user list’s own trigger', () => {
  it('USER-01 an owner’s edit that bypasses the callables reaches the list', async () => {
    const made = await createByAdmin();
    const path = `user_profiles_extended/${made.id}`;
    await db.doc(path).update({ first_name: 'Zanclus', updated_at: new Date() });
    const found = async () => {
      const page = { page: { search: `zanclus ${made.email}` } };
      const answer = await call('get_all_users_with_roles', page, admin.token);
      return UsersPage.parse(answer.result).users.length;
    };
    await expect.poll(found, { timeout: 90_000, interval: 500 }).toBe(1);
  });
});
