import { CreateAdminResult } from '@reef/domain/accounts/account-calls';
import { describe, expect, it } from 'vitest';
import { DEMO_SETUP_CODE } from '@reef/emulators/stack/stack-values.ts';
import { call, exchange } from '#support/callables.ts';
import { createByAdmin, unusedEmail } from '#support/test-accounts.ts';
import { openHttpClient } from './http-client.ts';

const { db, auth, admin, user } = openHttpClient();

/** Every call that only an admin may make, with an input that would have an effect. */
const ADMIN_CALLS: Record<string, () => unknown> = {
  create_user_account: () => ({ user_email: unusedEmail(), user_pin: '2468' }),
  get_all_users_with_roles: () => null,
  delete_user_account: () => ({ target_user_id: admin.id }),
  update_user_role: () => ({ target_user_id: user.id, new_role: 'admin', action: 'add' }),
  update_account: () => ({ target_user_id: admin.id, account_status: 'suspended' }),
  verify_email: () => ({ target_user_id: admin.id }),
  get_user_profile_extended: () => ({ target_user_id: admin.id }),
  update_user_extended_profile: () => ({ target_user_id: admin.id, p_first_name: 'Eve' }),
  reset_pin_by_user_id: () => ({ p_target_user_id: admin.id, p_new_pin: '999999' }),
  'reset-auth-password': () => ({ userId: admin.id, newPassword: '999999', adminUserId: user.id }),
  create_admin_account: () => ({ admin_email: unusedEmail(), admin_pin: '246810' }),
  create_initial_admin: () => ({ admin_email: unusedEmail(), admin_pin: '246810' }),
};

describe.each(Object.keys(ADMIN_CALLS))('%s', (name) => {
  it('ATT-40 USER-09 is refused to a user', async () => {
    const answer = await call(name, ADMIN_CALLS[name]?.(), user.token);
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

  it('ATT-11 ATT-24 refuses input of another shape', async () => {
    const id = '../x'.repeat(100);
    const odd = [{ target_user_id: 7, page: 7 }, 'text', [1], { target_user_id: id, page: id }];
    for (const data of odd) {
      const { error } = await call(name, data, admin.token);
      expect(error?.status).toBe('INVALID_ARGUMENT');
    }
  });
});

describe('roles over the wire', () => {
  it('RULE-04 ATT-79 a claim in the token gives no rights', async () => {
    const made = await createByAdmin();
    const token = await auth.createCustomToken(made.id, { admin: true, role: 'admin' });
    const { idToken } = await exchange(token);
    const { error } = await call('get_all_users_with_roles', null, idToken);
    expect(error?.status).toBe('PERMISSION_DENIED');
  });

  it('ATT-48 no admin is made by the set-up code while there is one', async () => {
    const wanted = { admin_email: unusedEmail(), admin_pin: '246810', setup_code: DEMO_SETUP_CODE };
    for (const token of [undefined, user.token]) {
      for (const name of ['create_admin_account', 'create_initial_admin']) {
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

  it('CALL-01 an admin makes another, whose e-mail is then taken', async () => {
    const wanted = { admin_email: unusedEmail(), admin_pin: '246810' };
    const made = await call('create_admin_account', wanted, admin.token);
    expect(CreateAdminResult.parse(made.result)).toMatchObject([{ success: true }]);
    const again = await call('create_initial_admin', { ...wanted, admin_pin: '1234' }, admin.token);
    expect(CreateAdminResult.parse(again.result)).toEqual([
      { success: false, message: 'An account with this email already exists' },
    ]);
    const { uid } = await auth.getUserByEmail(wanted.admin_email);
    await call('delete_user_account', { target_user_id: uid }, admin.token);
  });

  it('ATT-47 admins do not delete themselves', async () => {
    const { error } = await call('delete_user_account', { target_user_id: admin.id }, admin.token);
    expect(error?.status).toBe('FAILED_PRECONDITION');
    expect((await db.doc(`user_roles/${admin.id}`).get()).get('role')).toBe('admin');
  });
});
