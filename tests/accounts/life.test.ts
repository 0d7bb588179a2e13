import { COUNTRIES } from '@reef/domain/accounts/account';
import { CreateUserRequest, SignUpRequest } from '@reef/domain/accounts/account-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeSignIn } from '../../functions/src/accounts/sign-in/complete-sign-in.ts';
import { createUser } from '../../functions/src/accounts/admin/create-user.ts';
import { deleteAccount } from '../../functions/src/accounts/admin/delete-account.ts';
import { login } from '../../functions/src/accounts/sign-in/login.ts';
import { getProfile, updateProfile } from '../../functions/src/accounts/admin/profile.ts';
import { REFUSALS } from '../../functions/src/accounts/refusal.ts';
import { signUp } from '../../functions/src/accounts/sign-in/sign-up.ts';
import { updateAccount } from '../../functions/src/accounts/admin/update-account.ts';
import { verifyEmail } from '../../functions/src/accounts/sign-in/verify-email.ts';
import {
  listed,
  logOf,
  type Made,
  makeAccount,
  makeStandard,
  openWorld,
  sessionOf,
  someAddress,
  someEmail,
  stored,
  type World,
} from './account-world.ts';

const world: World = openWorld();
let admin: Made;

beforeAll(async () => {
  admin = await makeAccount(world, { role: 'admin' });
});
afterAll(() => world.close());

const aSignUp = (changes: Record<string, string> = {}) =>
  SignUpRequest.parse({
    email: someEmail(),
    pin: '135790',
    firstName: 'Ana',
    lastName: 'Reyes',
    phone: '',
    addressLine1: '1 Reef Road',
    city: 'Miami',
    state: 'FL',
    zipCode: '33101',
    ...changes,
  });

async function idOf(email: string): Promise<string> {
  return (await world.auth.getUserByEmail(email)).uid;
}

/** A hundred hashes, which are slow on purpose. */
const ATT_73_MS = 180_000;

describe('signing up', () => {
  it('AUTH-04 makes the whole account, unconfirmed and not yet able to buy', async () => {
    const request = aSignUp();
    expect(await signUp(world, request, someAddress())).toEqual({ ok: true, value: null });
    const id = await idOf(request.email);
    expect((await world.auth.getUser(id)).emailVerified).toBe(false);
    expect(await stored(world, `profiles/${id}`)).toMatchObject({
      user_id: id,
      email: request.email,
      email_verified: false,
      can_make_purchases: false,
      roles: ['user'],
    });
    expect(await stored(world, `user_profiles_extended/${id}`)).toMatchObject({
      first_name: 'Ana',
      shipping_city: 'Miami',
      shipping_country: 'US',
      account_status: 'active',
    });
    expect(await stored(world, `user_roles/${id}`)).toMatchObject({ role: 'user' });
    expect(await stored(world, `pin_credentials/${id}`)).toMatchObject({ least: 6 });
    expect(await world.checkPassword(request.email, '135790')).toBeNull();
  });

  it.each(['email', 'pin', 'firstName', 'lastName', 'addressLine1', 'city', 'state', 'zipCode'])(
    'AUTH-04 needs %s',
    async (field) => {
      const result = await signUp(world, aSignUp({ [field]: '  ' }), someAddress());
      expect(result).toEqual({ ok: false, refusal: 'missing-fields' });
    },
  );

  it('AUTH-04 needs a PIN of 6 and an address that is one', async () => {
    const short = await signUp(world, aSignUp({ pin: '12345' }), someAddress());
    expect(short).toEqual({ ok: false, refusal: 'pin-under-6' });
    const bad = await signUp(world, aSignUp({ email: 'ana@reef' }), someAddress());
    expect(bad).toEqual({ ok: false, refusal: 'email-invalid' });
  });

  it('AUTH-05 an unconfirmed account does not get in; the link opens it and its purchases', async () => {
    const request = aSignUp();
    await signUp(world, request, someAddress());
    const id = await idOf(request.email);
    const attempt = { email: request.email, pin: '135790', address: someAddress() };
    expect(await login(world, attempt)).toMatchObject({ success: false, isUnconfirmed: true });
    const session = () => sessionOf(world, id);
    expect(await completeSignIn(world, session())).toEqual({ ok: false, refusal: 'unconfirmed' });
    expect(await stored(world, `profiles/${id}`)).toMatchObject({ can_make_purchases: false });
    await world.auth.updateUser(id, { emailVerified: true });
    expect(await completeSignIn(world, session())).toMatchObject({
      ok: true,
      value: { email_verified: true, is_admin: false },
    });
    const profile = { email_verified: true, can_make_purchases: true };
    expect(await stored(world, `profiles/${id}`)).toMatchObject(profile);
    expect(await listed(world, id)).toMatchObject(profile);
    expect(await completeSignIn(world, session())).toMatchObject({ ok: true });
  });

  it('AUTH-05 a bar laid before the confirmation is not lifted by it', async () => {
    const request = aSignUp();
    await signUp(world, request, someAddress());
    const id = await idOf(request.email);
    const bar = { target_user_id: id, can_make_purchases: false };
    await updateAccount(world, admin.caller, bar);
    await world.auth.updateUser(id, { emailVerified: true });
    await completeSignIn(world, sessionOf(world, id));
    expect(await stored(world, `profiles/${id}`)).toMatchObject({
      email_verified: true,
      can_make_purchases: false,
    });
  });

  it('ATT-84 an address that has an account gets the same answer, and nothing changes', async () => {
    const owner = await makeStandard(world);
    const before = await stored(world, `user_profiles_extended/${owner.id}`);
    const again = aSignUp({ email: owner.email, pin: '999999', firstName: 'Eve' });
    expect(await signUp(world, again, someAddress())).toEqual({ ok: true, value: null });
    expect(await stored(world, `user_profiles_extended/${owner.id}`)).toEqual(before);
    const signsIn = async (email: string, pin: string) =>
      (await login(world, { email, pin, address: someAddress() })).success;
    expect(await signsIn(owner.email, '999999')).toBe(false);
    expect(await signsIn(owner.email, owner.pin)).toBe(true);
    const custom = await makeAccount(world);
    expect(await signUp(world, aSignUp({ email: custom.email }), someAddress())).toMatchObject({
      ok: true,
    });
    expect(await signsIn(custom.email, '135790')).toBe(false);
  });

  it(
    'ATT-73 one address makes 50 accounts, then waits; another address does not',
    async () => {
      const address = someAddress();
      const tooMany = { ok: false, refusal: 'too-many-attempts' };
      for (let count = 0; count < 10; count += 1) {
        const five = Array.from({ length: 5 }, () => signUp(world, aSignUp(), address));
        // oxlint-disable-next-line no-await-in-loop -- five at a time: each answers after a second
        for (const answer of await Promise.all(five)) expect(answer).toMatchObject({ ok: true });
      }
      const late = aSignUp();
      expect(await signUp(world, late, address)).toEqual(tooMany);
      await expect(idOf(late.email)).rejects.toThrow(/no user record/i);
      expect(REFUSALS['too-many-attempts']).toBe('Too many attempts. Please try again later.');
      expect(await signUp(world, late, someAddress())).toMatchObject({ ok: true });
      world.clock.aheadMs += 31_000;
      const again = await signUp(world, aSignUp(), address);
      world.clock.aheadMs -= 31_000;
      expect(again).toMatchObject({ ok: true });
    },
    ATT_73_MS,
  );

  it('ATT-84 one e-mail is signed up five times from one address, then waits; others do not', async () => {
    const address = someAddress();
    const request = aSignUp();
    for (let count = 0; count < 5; count += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await signUp(world, request, address)).toMatchObject({ ok: true });
    }
    expect(await signUp(world, request, address)).toMatchObject({ refusal: 'too-many-attempts' });
    expect(await signUp(world, aSignUp(), address)).toMatchObject({ ok: true });
  });

  it('what a crash left half-written is replaced by the next sign-up, its sessions dead', async () => {
    const request = aSignUp();
    await world.auth.createUser({ uid: world.newId(), email: request.email, password: '135790' });
    const first = await idOf(request.email);
    await signUp(world, request, someAddress());
    expect(await stored(world, `profiles/${first}`)).toBeUndefined();
    world.clock.aheadMs += 120_000;
    await signUp(world, request, someAddress());
    world.clock.aheadMs -= 120_000;
    const second = await idOf(request.email);
    expect(second).not.toBe(first);
    expect(await stored(world, `profiles/${second}`)).toMatchObject({ email: request.email });
  });

  it('when the documents cannot be written no Auth user stays', async () => {
    const request = aSignUp();
    let calls = 0;
    const failing = {
      ...world,
      db: new Proxy(world.db, {
        get(db, name) {
          const value: unknown = Reflect.get(db, name, db);
          if (typeof value !== 'function') return value;
          return (...args: unknown[]) => {
            if (name === 'runTransaction') calls += 1;
            if (calls > 1) throw new Error('database down');
            return Reflect.apply(value, db, args);
          };
        },
      }),
    };
    await expect(signUp(failing, request, someAddress())).rejects.toThrow('database down');
    await expect(idOf(request.email)).rejects.toThrow(/no user record/i);
  });

  it('ATT-124 a confirmed Firebase user whom the shop does not know gets no documents', async () => {
    const email = someEmail();
    const { uid } = await world.auth.createUser({ email, password: '135790', emailVerified: true });
    for (const provider of ['password', 'custom']) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await completeSignIn(world, sessionOf(world, uid, provider))).toEqual({
        ok: false,
        refusal: 'session-ended',
      });
    }
    expect(await stored(world, `profiles/${uid}`)).toBeUndefined();
    const attempt = { email, pin: '135790', address: someAddress() };
    expect(await login(world, attempt)).toMatchObject({ success: false });
  });
});

const aCreation = (changes: object = {}) =>
  CreateUserRequest.parse({ user_email: someEmail(), user_pin: '1234', ...changes });

describe('an account an admin makes', () => {
  it('USER-03 CALL-03 is whole and signs in with its 4-character PIN', async () => {
    const wanted = aCreation({ first_name: 'Bo', zip_code: '1', user_role: 'admin', country: '' });
    const made = await createUser(world, admin.caller, wanted);
    const id = made.ok ? made.value : '';
    expect(await stored(world, `user_profiles_extended/${id}`)).toMatchObject({
      first_name: 'Bo',
      shipping_zip: '1',
      shipping_country: COUNTRIES[0],
    });
    expect(await stored(world, `user_roles/${id}`)).toMatchObject({ role: 'admin' });
    const attempt = { email: wanted.user_email, pin: '1234', address: someAddress() };
    expect(await login(world, attempt)).toMatchObject({ success: true, isAdmin: true });
    expect(await logOf(world, id)).toMatchObject([
      { action: 'create-account', actor_id: admin.id, after: { role: 'admin' } },
      { action: 'short-admin-pin', actor_id: 'system' },
    ]);
    expect(JSON.stringify(await logOf(world, id))).not.toContain('1234');
  });

  it.each([
    [{ user_email: '' }, 'email-required'],
    [{ user_email: 'ana@' }, 'email-invalid'],
    [{ user_pin: '' }, 'pin-required'],
    [{ user_pin: '123' }, 'pin-under-4'],
  ] as const)('USER-03 %j is refused as %s', async (changes, refusal) => {
    const made = await createUser(world, admin.caller, aCreation(changes));
    expect(made).toEqual({ ok: false, refusal });
  });

  it('USER-03 has an e-mail of its own, whichever kind has it already', async () => {
    const [custom, standard] = await Promise.all([makeAccount(world), makeStandard(world)]);
    for (const { email } of [custom, standard]) {
      const upper = aCreation({ user_email: email.toUpperCase() });
      // oxlint-disable-next-line no-await-in-loop
      const made = await createUser(world, admin.caller, upper);
      expect(made).toEqual({ ok: false, refusal: 'email-taken' });
    }
  });

  it('ATT-40 is not made by a user, and leaves no Auth user behind', async () => {
    const user = await makeAccount(world);
    const wanted = aCreation({ user_role: 'admin' });
    const made = await createUser(world, user.caller, wanted);
    expect(made).toEqual({ ok: false, refusal: 'not-admin' });
    await expect(idOf(wanted.user_email)).rejects.toThrow(/no user record/i);
  });
});

describe('profiles', () => {
  it('CALL-02 are one’s own to read and edit, an admin’s for everybody', async () => {
    const [user, other] = await Promise.all([makeAccount(world), makeAccount(world)]);
    const update = { target_user_id: user.id, p_first_name: 'Anna', p_phone: '1' };
    const refused = { ok: false, refusal: 'not-admin' };
    expect(await updateProfile(world, other.caller, update)).toEqual(refused);
    expect(await getProfile(world, other.caller, user.id)).toEqual(refused);
    expect(await updateProfile(world, user.caller, update)).toMatchObject({ ok: true });
    expect(await getProfile(world, user.caller, user.id)).toMatchObject({
      value: [{ first_name: 'Anna', last_name: 'Reyes', phone: '1', account_status: 'active' }],
    });
    const byAdmin = { target_user_id: user.id, p_last_name: 'Núñez' };
    expect(await updateProfile(world, admin.caller, byAdmin)).toMatchObject({ ok: true });
    expect(await listed(world, user.id)).toMatchObject({ last_name: 'Núñez' });
    expect(await logOf(world, user.id)).toMatchObject([
      { action: 'update-profile', before: { last_name: 'Reyes' }, after: { last_name: 'Núñez' } },
    ]);
    expect(await getProfile(world, admin.caller, 'nobody')).toEqual({ ok: true, value: [] });
  });
});

describe('what an admin switches', () => {
  it.each(['custom', 'standard'] as const)(
    'USER-10 suspends and activates a %s account, ending its sessions',
    async (kind) => {
      const user = await (kind === 'custom' ? makeAccount(world) : makeStandard(world));
      world.clock.aheadMs += 2000;
      const suspend = { target_user_id: user.id, account_status: 'suspended' } as const;
      expect(await updateAccount(world, admin.caller, suspend)).toMatchObject({ ok: true });
      const path = `user_profiles_extended/${user.id}`;
      expect(await stored(world, path)).toMatchObject({ account_status: 'suspended' });
      expect(await getProfile(world, user.caller, user.id)).toEqual({
        ok: false,
        refusal: 'session-ended',
      });
      const activate = { target_user_id: user.id, account_status: 'active' } as const;
      await updateAccount(world, admin.caller, activate);
      expect(await stored(world, path)).toMatchObject({ account_status: 'active' });
      const told = (await logOf(world, user.id)).map(({ action }) => action);
      expect(told).toEqual(['suspend', 'activate']);
    },
  );

  it('USER-02 verifies an e-mail once, for good', async () => {
    const request = aSignUp();
    await signUp(world, request, someAddress());
    const id = await idOf(request.email);
    expect(await verifyEmail(world, admin.caller, id)).toMatchObject({ ok: true });
    expect(await verifyEmail(world, admin.caller, id)).toMatchObject({ ok: true });
    expect(await stored(world, `profiles/${id}`)).toMatchObject({
      email_verified: true,
      can_make_purchases: true,
    });
    expect((await world.auth.getUser(id)).emailVerified).toBe(true);
    expect(await logOf(world, id)).toHaveLength(1);
  });

  it.each(['custom', 'standard'] as const)('changes the e-mail of a %s account', async (kind) => {
    const user = await (kind === 'custom' ? makeAccount(world) : makeStandard(world));
    const taken = { target_user_id: user.id, email: admin.email };
    expect(await updateAccount(world, admin.caller, taken)).toEqual({
      ok: false,
      refusal: 'email-taken',
    });
    const email = someEmail();
    const change = { target_user_id: user.id, email };
    expect(await updateAccount(world, admin.caller, change)).toMatchObject({ ok: true });
    const again = await login(world, { email, pin: user.pin, address: someAddress() });
    expect(again).toMatchObject({ success: true, userId: user.id });
    const old = await login(world, { email: user.email, pin: user.pin, address: someAddress() });
    expect(old.success).toBe(false);
    expect(await listed(world, user.id)).toMatchObject({ email });
  });
});

describe('deleting', () => {
  it.each(['custom', 'standard'] as const)(
    'USER-05 leaves nothing of a %s account but its orders',
    async (kind) => {
      const user = await (kind === 'custom' ? makeAccount(world) : makeStandard(world));
      await login(world, { email: user.email, pin: 'wrong', address: someAddress() });
      const order = { user_id: user.id, buyer_email: user.email, buyer_name: 'Ana Reyes' };
      await world.db.doc(`orders/o-${user.id}`).set(order);
      await world.db.doc(`tanks/${user.id}`).set({ tanks: { t: { name: 'Living room' } } });
      expect(await deleteAccount(world, admin.caller, user.id)).toMatchObject({ ok: true });
      const collections = await world.db.listCollections();
      for (const collection of collections) {
        // oxlint-disable-next-line no-await-in-loop
        const left = await collection.doc(user.id).get();
        expect({ collection: collection.id, left: left.exists }).toEqual({
          collection: collection.id,
          left: false,
        });
      }
      expect(await listed(world, user.id)).toBeUndefined();
      await expect(world.auth.getUser(user.id)).rejects.toThrow(/no user record/i);
      expect(await stored(world, `orders/o-${user.id}`)).toEqual(order);
      expect(await completeSignIn(world, user.caller)).toEqual({
        ok: false,
        refusal: 'session-ended',
      });
      expect(await getProfile(world, user.caller, user.id)).toMatchObject({ ok: false });
      const again = await signUp(world, aSignUp({ email: user.email }), someAddress());
      expect(again).toMatchObject({ ok: true });
      expect(await idOf(user.email)).not.toBe(user.id);
    },
  );

  it('USER-05 that died before the Auth user went stays shut and is finished by deleting again', async () => {
    const user = await makeStandard(world);
    const auth = new Proxy(world.auth, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name === 'deleteUser') return () => Promise.reject(new Error('died'));
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const dying = { ...world, auth };
    await expect(deleteAccount(dying, admin.caller, user.id)).rejects.toThrow('died');
    expect(await completeSignIn(world, sessionOf(world, user.id))).toEqual({
      ok: false,
      refusal: 'session-ended',
    });
    expect(await deleteAccount(world, admin.caller, user.id)).toMatchObject({ ok: true });
    await expect(world.auth.getUser(user.id)).rejects.toThrow(/no user record/i);
    expect(await stored(world, `account_removals/${user.id}`)).toBeUndefined();
  });

  it('USER-05 is refused to users, of oneself, of others and of an unknown id', async () => {
    const [user, other] = await Promise.all([makeAccount(world), makeAccount(world)]);
    for (const id of [user.id, other.id]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await deleteAccount(world, user.caller, id)).toEqual({
        ok: false,
        refusal: 'not-admin',
      });
    }
    expect(await deleteAccount(world, admin.caller, 'nobody')).toEqual({
      ok: false,
      refusal: 'not-found',
    });
  });
});
