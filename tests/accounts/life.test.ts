import { COUNTRIES } from '@reef/domain/accounts/account';
import { CreateUserRequest } from '@reef/domain/accounts/account-calls';
import { describe, expect, it } from 'vitest';
import { completeSignIn } from '../../functions/src/accounts/sign-in/complete-sign-in.ts';
import { createUser } from '../../functions/src/accounts/admin/create-user.ts';
import { deleteAccount } from '../../functions/src/accounts/admin/delete-account.ts';
import { login } from '../../functions/src/accounts/sign-in/login.ts';
import { getProfile, updateProfile } from '../../functions/src/accounts/admin/profile.ts';
import { signUp } from '../../functions/src/accounts/sign-in/sign-up.ts';
import { updateAccount } from '../../functions/src/accounts/admin/update-account.ts';
import { verifyEmail } from '../../functions/src/accounts/sign-in/verify-email.ts';
import {
  aSignUp,
  idOf,
  listed,
  logOf,
  makeAccount,
  makeStandard,
  openAccountTest,
  sessionOf,
  someAddress,
  stored,
} from './account-deps.ts';
import { unusedEmail } from '#support/test-accounts.ts';

const { deps, admin } = await openAccountTest();

const aCreation = (changes: object = {}) =>
  CreateUserRequest.parse({ user_email: unusedEmail(), user_pin: '1234', ...changes });

const byAction = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  String(one['action']).localeCompare(String(other['action']));

describe('an account an admin makes', () => {
  it('USER-03 CALL-03 is whole and signs in with its 4-character PIN', async () => {
    const wanted = aCreation({ first_name: 'Bo', zip_code: '1', user_role: 'admin', country: '' });
    const made = await createUser(deps, admin.caller, wanted);
    const id = made.ok ? made.value : '';
    expect(await stored(deps, `user_profiles_extended/${id}`)).toMatchObject({
      first_name: 'Bo',
      shipping_zip: '1',
      shipping_country: COUNTRIES[0],
    });
    expect(await stored(deps, `user_roles/${id}`)).toMatchObject({ role: 'admin' });
    const attempt = { email: wanted.user_email, pin: '1234', address: someAddress() };
    expect(await login(deps, attempt)).toMatchObject({ success: true, isAdmin: true });
    // The first two are of one moment.
    const told = await logOf(deps, id);
    expect(told.slice(0, 2).toSorted(byAction)).toMatchObject([
      { action: 'admin-made', actor_id: 'system', target_email: wanted.user_email },
      { action: 'create-account', actor_id: admin.id, after: { role: 'admin' } },
    ]);
    expect(told.slice(2)).toMatchObject([{ action: 'short-admin-pin', actor_id: 'system' }]);
    // As a whole number: the log's ids and times are full of digits.
    expect(JSON.stringify(await logOf(deps, id))).not.toMatch(/\b1234\b/);
  });

  it.each([
    [{ user_email: '' }, 'email-required'],
    [{ user_email: 'ana@' }, 'email-invalid'],
    [{ user_pin: '' }, 'pin-required'],
    [{ user_pin: '123' }, 'pin-under-4'],
  ] as const)('USER-03 %j is refused as %s', async (changes, refusal) => {
    const made = await createUser(deps, admin.caller, aCreation(changes));
    expect(made).toEqual({ ok: false, refusal });
  });

  it('USER-03 cannot have an e-mail that an account of either kind already has', async () => {
    const [custom, standard] = await Promise.all([makeAccount(deps), makeStandard(deps)]);
    for (const { email } of [custom, standard]) {
      const upper = aCreation({ user_email: email.toUpperCase() });
      const made = await createUser(deps, admin.caller, upper);
      expect(made).toEqual({ ok: false, refusal: 'email-taken' });
    }
  });

  it('ATT-40 is not made by a user, and leaves no Auth user behind', async () => {
    const user = await makeAccount(deps);
    const wanted = aCreation({ user_role: 'admin' });
    const made = await createUser(deps, user.caller, wanted);
    expect(made).toEqual({ ok: false, refusal: 'not-admin' });
    await expect(idOf(deps, wanted.user_email)).rejects.toThrow(/no user record/i);
  });
});

describe('profiles', () => {
  it('CALL-02 can be read and edited by their owner, and by an admin for everybody', async () => {
    const [user, other] = await Promise.all([makeAccount(deps), makeAccount(deps)]);
    const update = { target_user_id: user.id, p_first_name: 'Anna', p_phone: '1' };
    const refused = { ok: false, refusal: 'not-admin' };
    expect(await updateProfile(deps, other.caller, update)).toEqual(refused);
    expect(await getProfile(deps, other.caller, user.id)).toEqual(refused);
    expect(await updateProfile(deps, user.caller, update)).toMatchObject({ ok: true });
    expect(await getProfile(deps, user.caller, user.id)).toMatchObject({
      value: [{ first_name: 'Anna', last_name: 'Reyes', phone: '1', account_status: 'active' }],
    });
    const byAdmin = { target_user_id: user.id, p_last_name: 'Núñez' };
    expect(await updateProfile(deps, admin.caller, byAdmin)).toMatchObject({ ok: true });
    expect(await listed(deps, user.id)).toMatchObject({ last_name: 'Núñez' });
    expect(await logOf(deps, user.id)).toMatchObject([
      { action: 'update-profile', before: { last_name: 'Reyes' }, after: { last_name: 'Núñez' } },
    ]);
    expect(await getProfile(deps, admin.caller, 'nobody')).toEqual({ ok: true, value: [] });
  });
});

describe('what an admin switches', () => {
  it.each(['custom', 'standard'] as const)(
    'USER-10 suspends and activates a %s account, ending its sessions',
    async (kind) => {
      const user = await (kind === 'custom' ? makeAccount(deps) : makeStandard(deps));
      deps.clock.aheadMs += 2000;
      const suspend = { target_user_id: user.id, account_status: 'suspended' } as const;
      expect(await updateAccount(deps, admin.caller, suspend)).toMatchObject({ ok: true });
      const path = `user_profiles_extended/${user.id}`;
      expect(await stored(deps, path)).toMatchObject({ account_status: 'suspended' });
      expect(await getProfile(deps, user.caller, user.id)).toEqual({
        ok: false,
        refusal: 'session-ended',
      });
      const activate = { target_user_id: user.id, account_status: 'active' } as const;
      await updateAccount(deps, admin.caller, activate);
      expect(await stored(deps, path)).toMatchObject({ account_status: 'active' });
      const told = (await logOf(deps, user.id)).map(({ action }) => action);
      expect(told).toEqual(['suspend', 'activate']);
    },
  );

  it('ATT-105 tells the owner of an admin who is activated again as of a new one, once', async () => {
    const other = await makeAccount(deps, { role: 'admin', pin: '246810' });
    const change = (changes: object) =>
      updateAccount(deps, admin.caller, { target_user_id: other.id, ...changes });
    for (const account_status of ['suspended', 'active']) {
      expect(await change({ account_status })).toMatchObject({ ok: true });
    }
    await change({ account_status: 'active', can_make_purchases: false });
    const log = await logOf(deps, other.id);
    expect(log.toSorted(byAction).map(({ action }) => action)).toEqual([
      'activate',
      'admin-made',
      'bar-purchases',
      'suspend',
    ]);
    const told = log.find(({ action }) => action === 'admin-made');
    expect(told).toMatchObject({ actor_id: 'system', target_email: other.email });
  });

  it('USER-02 verifies an e-mail once, for good', async () => {
    const request = aSignUp();
    await signUp(deps, request, someAddress());
    const id = await idOf(deps, request.email);
    expect(await verifyEmail(deps, admin.caller, id)).toMatchObject({ ok: true });
    expect(await verifyEmail(deps, admin.caller, id)).toMatchObject({ ok: true });
    expect(await stored(deps, `profiles/${id}`)).toMatchObject({
      email_verified: true,
      can_make_purchases: true,
    });
    expect((await deps.auth.getUser(id)).emailVerified).toBe(true);
    expect(await logOf(deps, id)).toHaveLength(1);
  });

  it.each(['custom', 'standard'] as const)('changes the e-mail of a %s account', async (kind) => {
    const user = await (kind === 'custom' ? makeAccount(deps) : makeStandard(deps));
    const taken = { target_user_id: user.id, email: admin.email };
    expect(await updateAccount(deps, admin.caller, taken)).toEqual({
      ok: false,
      refusal: 'email-taken',
    });
    const email = unusedEmail();
    const change = { target_user_id: user.id, email };
    expect(await updateAccount(deps, admin.caller, change)).toMatchObject({ ok: true });
    const again = await login(deps, { email, pin: user.pin, address: someAddress() });
    expect(again).toMatchObject({ success: true, userId: user.id });
    const old = await login(deps, { email: user.email, pin: user.pin, address: someAddress() });
    expect(old.success).toBe(false);
    expect(await listed(deps, user.id)).toMatchObject({ email });
    const told = await deps.db.collection('mail').where('about', '==', user.id).get();
    // By their ids: a link to the new address, and notice to the old one.
    const mails = told.docs.map((mail) => [/^[a-z]+-[a-z]+/.exec(mail.id)?.[0], mail.get('to')]);
    expect(Object.fromEntries(mails)).toEqual({
      'email-link': [email],
      'email-replaced': [user.email],
    });
  });

  it.each([
    ['email-taken', null],
    ['email-invalid', 'ana@'],
  ] as const)(
    'changes nothing else with an e-mail that is refused as %s',
    async (refusal, typed) => {
      const user = await makeAccount(deps);
      const change = {
        target_user_id: user.id,
        email: typed ?? admin.email,
        can_make_purchases: false,
      };
      const suspend = { ...change, account_status: 'suspended' } as const;
      expect(await updateAccount(deps, admin.caller, suspend)).toEqual({ ok: false, refusal });
      expect(await stored(deps, `profiles/${user.id}`)).toMatchObject({
        email: user.email,
        can_make_purchases: true,
      });
      const path = `user_profiles_extended/${user.id}`;
      expect(await stored(deps, path)).toMatchObject({ account_status: 'active' });
      expect(await logOf(deps, user.id)).toEqual([]);
      expect(await getProfile(deps, user.caller, user.id)).toMatchObject({ ok: true });
    },
  );

  it('ATT-105 cannot change their own e-mail, nor anything else with it', async () => {
    const own = await makeAccount(deps, { role: 'admin' });
    const change = { target_user_id: own.id, email: unusedEmail(), can_make_purchases: false };
    const refused = { ok: false, refusal: 'own-email' };
    expect(await updateAccount(deps, own.caller, change)).toEqual(refused);
    expect(await stored(deps, `profiles/${own.id}`)).toMatchObject({
      email: own.email,
      can_make_purchases: true,
    });
    expect(await updateAccount(deps, admin.caller, change)).toMatchObject({ ok: true });
  });
});

it('USER-02 gives no account the e-mail of one whose Firebase user is lost', async () => {
  const [user, other] = await Promise.all([makeAccount(deps), makeAccount(deps)]);
  await deps.auth.deleteUser(other.id);
  const change = { target_user_id: user.id, email: other.email };
  const taken = { ok: false, refusal: 'email-taken' };
  expect(await updateAccount(deps, admin.caller, change)).toEqual(taken);
  expect(await stored(deps, `profiles/${user.id}`)).toMatchObject({ email: user.email });
  expect(await idOf(deps, user.email)).toBe(user.id);
});

describe('deleting', () => {
  it.each(['custom', 'standard'] as const)(
    'USER-05 leaves nothing of a %s account but its orders',
    async (kind) => {
      const user = await (kind === 'custom' ? makeAccount(deps) : makeStandard(deps));
      await login(deps, { email: user.email, pin: 'wrong', address: someAddress() });
      const order = { user_id: user.id, buyer_email: user.email, buyer_name: 'Ana Reyes' };
      await deps.db.doc(`orders/o-${user.id}`).set(order);
      await deps.db.doc(`tanks/${user.id}`).set({ tanks: { t: { name: 'Living room' } } });
      expect(await deleteAccount(deps, admin.caller, user.id)).toMatchObject({ ok: true });
      const collections = await deps.db.listCollections();
      for (const collection of collections) {
        const left = await collection.doc(user.id).get();
        expect({ collection: collection.id, left: left.exists }).toEqual({
          collection: collection.id,
          left: false,
        });
      }
      expect(await listed(deps, user.id)).toBeUndefined();
      await expect(deps.auth.getUser(user.id)).rejects.toThrow(/no user record/i);
      expect(await stored(deps, `orders/o-${user.id}`)).toEqual(order);
      expect(await completeSignIn(deps, user.caller)).toEqual({
        ok: false,
        refusal: 'session-ended',
      });
      expect(await getProfile(deps, user.caller, user.id)).toMatchObject({ ok: false });
      const again = await signUp(deps, aSignUp({ email: user.email }), someAddress());
      expect(again).toMatchObject({ ok: true });
      expect(await idOf(deps, user.email)).not.toBe(user.id);
    },
  );

  it('USER-05 that died before the Auth user was deleted stays locked, and deleting again finishes it', async () => {
    const user = await makeStandard(deps);
    const auth = new Proxy(deps.auth, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name === 'deleteUser') return () => Promise.reject(new Error('died'));
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const dying = { ...deps, auth };
    await expect(deleteAccount(dying, admin.caller, user.id)).rejects.toThrow('died');
    expect(await completeSignIn(deps, sessionOf(deps, user.id))).toEqual({
      ok: false,
      refusal: 'session-ended',
    });
    expect(await deleteAccount(deps, admin.caller, user.id)).toMatchObject({ ok: true });
    await expect(deps.auth.getUser(user.id)).rejects.toThrow(/no user record/i);
    expect(await stored(deps, `account_removals/${user.id}`)).toBeUndefined();
  });

  it('USER-05 is refused to users, for themselves and others, and fails for an unknown id', async () => {
    const [user, other] = await Promise.all([makeAccount(deps), makeAccount(deps)]);
    for (const id of [user.id, other.id]) {
      expect(await deleteAccount(deps, user.caller, id)).toEqual({
        ok: false,
        refusal: 'not-admin',
      });
    }
    expect(await deleteAccount(deps, admin.caller, 'nobody')).toEqual({
      ok: false,
      refusal: 'not-found',
    });
  });
});
