import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin } from '../../functions/src/accounts/admin/create-admin.ts';
import { deleteAccount } from '../../functions/src/accounts/admin/delete-account.ts';
import { updateAccount } from '../../functions/src/accounts/admin/update-account.ts';
import { updateRole } from '../../functions/src/accounts/admin/update-role.ts';
import type { Caller } from '../../functions/src/accounts/deps.ts';
import {
  listed,
  logOf,
  type Made,
  makeAccount,
  openTestDeps,
  ownProject,
  someAddress,
  stored,
  type TestDeps,
} from './account-deps.ts';
import { unusedEmail } from '#support/test-accounts.ts';

const CODE = 'the-operators-code';
let deps: TestDeps;

beforeEach(() => {
  deps = openTestDeps(ownProject());
});
afterEach(() => deps.close());

const first = (changes: object = {}) => ({
  caller: null,
  address: someAddress(),
  email: unusedEmail(),
  pin: '246810',
  setupCode: CODE,
  pinLeast: 6 as const,
  ...changes,
});
const demote = (caller: Caller, target: Made) =>
  updateRole(deps, caller, { target_user_id: target.id, new_role: 'admin', action: 'remove' });
const promote = (caller: Caller, target: Made) =>
  updateRole(deps, caller, { target_user_id: target.id, new_role: 'admin', action: 'add' });
const suspend = (caller: Caller, target: Made) =>
  updateAccount(deps, caller, { target_user_id: target.id, account_status: 'suspended' });
const remove = (caller: Caller, target: Made) => deleteAccount(deps, caller, target.id);

async function admins(): Promise<number> {
  return (await deps.db.collection('user_roles').where('role', '==', 'admin').get()).size;
}

describe('the first admin', () => {
  it('SETUP-06 ATT-48 is made with the set-up code, once', async () => {
    const made = await createAdmin(deps, first(), CODE);
    expect(made).toMatchObject({ ok: true });
    const id = made.ok ? made.value : '';
    expect(await stored(deps, `user_roles/${id}`)).toMatchObject({ role: 'admin' });
    expect(await logOf(deps, id)).toMatchObject([{ action: 'create-first-admin' }]);
    expect(await createAdmin(deps, first(), CODE)).toEqual({ ok: false, refusal: 'admin-exists' });
    expect(await admins()).toBe(1);
  });

  it.each(['', 'wrong', `${CODE}x`, null])(
    'SETUP-06 is not made with the code %j',
    async (code) => {
      const made = await createAdmin(deps, first({ setupCode: code }), CODE);
      expect(made).toEqual({ ok: false, refusal: 'setup-code-wrong' });
      expect(await admins()).toBe(0);
      expect((await deps.auth.listUsers()).users).toEqual([]);
    },
  );

  it('SETUP-06 is never made if no code is configured', async () => {
    const made = await createAdmin(deps, first({ setupCode: '' }), '');
    expect(made).toEqual({ ok: false, refusal: 'setup-code-wrong' });
  });

  it('SETUP-06 is one, even if ten are made at once', async () => {
    const results = await Promise.all(
      Array.from({ length: 10 }, () => createAdmin(deps, first(), CODE)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await admins()).toBe(1);
    expect((await deps.auth.listUsers()).users).toHaveLength(1);
  });

  it('SETUP-06 guessing the code is limited, but only for the one who guesses', async () => {
    const address = someAddress();
    for (let guess = 0; guess < 5; guess += 1) {
      await createAdmin(deps, first({ address, setupCode: `${guess}` }), CODE);
    }
    const locked = await createAdmin(deps, first({ address }), CODE);
    expect(locked).toEqual({ ok: false, refusal: 'too-many-attempts' });
    expect(await createAdmin(deps, first(), CODE)).toMatchObject({ ok: true });
  });

  it('SETUP-02 needs a PIN of 6 on the set-up page, ADMP-01 of 4 in the admin panel', async () => {
    const short = await createAdmin(deps, first({ pin: '12345' }), CODE);
    expect(short).toEqual({ ok: false, refusal: 'setup-pin-under-6' });
    const shorter = await createAdmin(deps, first({ pin: '123', pinLeast: 4 }), CODE);
    expect(shorter).toEqual({ ok: false, refusal: 'pin-under-4' });
    expect(await createAdmin(deps, first({ pin: '1234', pinLeast: 4 }), CODE)).toMatchObject({
      ok: true,
    });
  });
});

describe('another admin', () => {
  it('SETUP-06 is made by an admin without a code, not by a user', async () => {
    const admin = await makeAccount(deps, { role: 'admin' });
    const user = await makeAccount(deps);
    const asUser = first({ caller: user.caller, setupCode: null });
    expect(await createAdmin(deps, asUser, CODE)).toEqual({ ok: false, refusal: 'not-admin' });
    const withCode = first({ caller: user.caller });
    expect(await createAdmin(deps, withCode, CODE)).toEqual({
      ok: false,
      refusal: 'admin-exists',
    });
    const asAdmin = first({ caller: admin.caller, setupCode: null });
    expect(await createAdmin(deps, asAdmin, CODE)).toMatchObject({ ok: true });
  });
});

describe('the last active admin', () => {
  const acts = { demote, suspend, remove };

  it.each(['demote', 'suspend', 'remove'] as const)(
    'ATT-47 does not %s themselves',
    async (act) => {
      const admin = await makeAccount(deps, { role: 'admin' });
      expect(await acts[act](admin.caller, admin)).toEqual({ ok: false, refusal: 'last-admin' });
      expect(await admins()).toBe(1);
      const other = await makeAccount(deps, { role: 'admin' });
      expect(await acts[act](admin.caller, admin)).toEqual({ ok: false, refusal: 'self' });
      expect(await acts[act](other.caller, admin)).toMatchObject({ ok: true });
    },
  );

  it('ATT-47 a suspended admin does not count as another admin', async () => {
    const admin = await makeAccount(deps, { role: 'admin' });
    const other = await makeAccount(deps, { role: 'admin' });
    expect(await suspend(admin.caller, other)).toMatchObject({ ok: true });
    expect(await remove(admin.caller, admin)).toEqual({ ok: false, refusal: 'last-admin' });
    expect(await remove(admin.caller, other)).toMatchObject({ ok: true });
  });

  it.each(['demote', 'suspend', 'remove'] as const)(
    'ATT-47 stays when two admins %s each other at once',
    async (act) => {
      const [a, b] = await Promise.all([
        makeAccount(deps, { role: 'admin' }),
        makeAccount(deps, { role: 'admin' }),
      ]);
      const results = await Promise.all([acts[act](a.caller, b), acts[act](b.caller, a)]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      const left = results[0].ok ? a : b;
      const path = `user_profiles_extended/${left.id}`;
      expect(await stored(deps, path)).toMatchObject({ account_status: 'active' });
      expect(await stored(deps, `user_roles/${left.id}`)).toMatchObject({ role: 'admin' });
    },
  );

  it('ATT-47 stays when three demote each other in a ring at once', async () => {
    const ring = await Promise.all([0, 1, 2].map(() => makeAccount(deps, { role: 'admin' })));
    const [a, b, c] = ring as [Made, Made, Made];
    await Promise.all([demote(a.caller, b), demote(b.caller, c), demote(c.caller, a)]);
    expect(await admins()).toBeGreaterThan(0);
  });
});

describe('rights taken away', () => {
  it('RULE-04 a demoted admin is refused by the very next call', async () => {
    const [admin, other, user] = await Promise.all([
      makeAccount(deps, { role: 'admin' }),
      makeAccount(deps, { role: 'admin' }),
      makeAccount(deps),
    ]);
    expect(await promote(other.caller, user)).toMatchObject({ ok: true });
    expect(await demote(admin.caller, other)).toMatchObject({ ok: true });
    expect(await demote(other.caller, user)).toEqual({ ok: false, refusal: 'not-admin' });
    expect(await stored(deps, `user_roles/${user.id}`)).toMatchObject({ role: 'admin' });
  });

  it('RULE-04 a suspended admin is refused by the very next call', async () => {
    const [admin, other, user] = await Promise.all([
      makeAccount(deps, { role: 'admin' }),
      makeAccount(deps, { role: 'admin' }),
      makeAccount(deps),
    ]);
    expect(await suspend(admin.caller, other)).toMatchObject({ ok: true });
    expect(await promote(other.caller, user)).toEqual({ ok: false, refusal: 'not-admin' });
  });

  it('USER-06 roles are written in every place, and only if they change', async () => {
    const admin = await makeAccount(deps, { role: 'admin' });
    const user = await makeAccount(deps);
    await promote(admin.caller, user);
    expect(await stored(deps, `profiles/${user.id}`)).toMatchObject({ roles: ['user', 'admin'] });
    expect(await listed(deps, user.id)).toMatchObject({ role: 'admin' });
    expect((await deps.auth.getUser(user.id)).customClaims).toEqual({ admin: true });
    await promote(admin.caller, user);
    await demote(admin.caller, user);
    expect(await stored(deps, `profiles/${user.id}`)).toMatchObject({ roles: ['user'] });
    expect((await deps.auth.getUser(user.id)).customClaims).toEqual({ admin: false });
    const told = (await logOf(deps, user.id)).map(({ action }) => action);
    expect(told.filter((action) => action !== 'admin-made')).toEqual(['add-role', 'remove-role']);
    // The owner is told once.
    expect(told).toHaveLength(3);
  });

  it('USER-06 the user role cannot be taken away', async () => {
    const admin = await makeAccount(deps, { role: 'admin' });
    const user = await makeAccount(deps);
    const request = { target_user_id: user.id, new_role: 'user', action: 'remove' } as const;
    expect(await updateRole(deps, admin.caller, request)).toEqual({
      ok: false,
      refusal: 'user-role',
    });
  });
});
