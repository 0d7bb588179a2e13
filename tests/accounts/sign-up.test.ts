import { MINUTE_MS } from '@reef/domain/shared/time';
import { describe, expect, it } from 'vitest';
import { completeSignIn } from '../../functions/src/accounts/sign-in/complete-sign-in.ts';
import { login } from '../../functions/src/accounts/sign-in/login.ts';
import { REFUSALS } from '../../functions/src/accounts/refusal.ts';
import { signUp } from '../../functions/src/accounts/sign-in/sign-up.ts';
import { shortDigest } from '../../functions/src/shared/db/short-digest.ts';
import { updateAccount } from '../../functions/src/accounts/admin/update-account.ts';
import {
  aSignUp,
  doesSignIn,
  idOf,
  listed,
  makeAccount,
  makeStandard,
  openAccountTest,
  sessionOf,
  someAddress,
  stored,
} from './account-deps.ts';
import { unusedEmail } from '#support/test-accounts.ts';

const { deps, admin } = await openAccountTest();

describe('signing up', () => {
  it('AUTH-04 makes the whole account, unconfirmed and not yet able to buy', async () => {
    const request = aSignUp();
    expect(await signUp(deps, request, someAddress())).toEqual({ ok: true, value: null });
    const id = await idOf(deps, request.email);
    expect((await deps.auth.getUser(id)).emailVerified).toBe(false);
    expect(await stored(deps, `profiles/${id}`)).toMatchObject({
      user_id: id,
      email: request.email,
      email_verified: false,
      can_make_purchases: false,
      roles: ['user'],
    });
    expect(await stored(deps, `user_profiles_extended/${id}`)).toMatchObject({
      first_name: 'Ana',
      shipping_city: 'Miami',
      shipping_country: 'US',
      account_status: 'active',
    });
    expect(await stored(deps, `user_roles/${id}`)).toMatchObject({ role: 'user' });
    expect(await stored(deps, `pin_credentials/${id}`)).toMatchObject({ least: 6 });
    expect(await deps.checkPassword(request.email, '135790')).toBeNull();
  });

  it.each(['email', 'pin', 'firstName', 'lastName', 'addressLine1', 'city', 'state', 'zipCode'])(
    'AUTH-04 needs %s',
    async (field) => {
      const result = await signUp(deps, aSignUp({ [field]: '  ' }), someAddress());
      expect(result).toEqual({ ok: false, refusal: 'missing-fields' });
    },
  );

  it('AUTH-04 needs a PIN of 6 and a valid address', async () => {
    const short = await signUp(deps, aSignUp({ pin: '12345' }), someAddress());
    expect(short).toEqual({ ok: false, refusal: 'pin-under-6' });
    const bad = await signUp(deps, aSignUp({ email: 'ana@reef' }), someAddress());
    expect(bad).toEqual({ ok: false, refusal: 'email-invalid' });
  });

  it('AUTH-05 an unconfirmed account does not get in; the link enables it and its purchases', async () => {
    const request = aSignUp();
    await signUp(deps, request, someAddress());
    const id = await idOf(deps, request.email);
    const attempt = { email: request.email, pin: '135790', address: someAddress() };
    expect(await login(deps, attempt)).toMatchObject({ success: false, isUnconfirmed: true });
    const session = () => sessionOf(deps, id);
    expect(await completeSignIn(deps, session())).toEqual({ ok: false, refusal: 'unconfirmed' });
    expect(await stored(deps, `profiles/${id}`)).toMatchObject({ can_make_purchases: false });
    await deps.auth.updateUser(id, { emailVerified: true });
    expect(await completeSignIn(deps, session())).toMatchObject({
      ok: true,
      value: { email_verified: true, is_admin: false },
    });
    const profile = { email_verified: true, can_make_purchases: true };
    expect(await stored(deps, `profiles/${id}`)).toMatchObject(profile);
    expect(await listed(deps, id)).toMatchObject({ ...profile, opens_on_confirmation: false });
    expect(await completeSignIn(deps, session())).toMatchObject({ ok: true });
  });

  it('AUTH-05 confirming does not lift an earlier ban on purchases', async () => {
    const request = aSignUp();
    await signUp(deps, request, someAddress());
    const id = await idOf(deps, request.email);
    expect(await listed(deps, id)).toMatchObject({ opens_on_confirmation: true });
    const bar = { target_user_id: id, can_make_purchases: false };
    await updateAccount(deps, admin.caller, bar);
    expect(await listed(deps, id)).toMatchObject({ opens_on_confirmation: false });
    await deps.auth.updateUser(id, { emailVerified: true });
    await completeSignIn(deps, sessionOf(deps, id));
    expect(await stored(deps, `profiles/${id}`)).toMatchObject({
      email_verified: true,
      can_make_purchases: false,
    });
  });

  it('ATT-84 an address that has an account gets the same answer, and nothing changes', async () => {
    const owner = await makeStandard(deps);
    const before = await stored(deps, `user_profiles_extended/${owner.id}`);
    const again = aSignUp({ email: owner.email, pin: '999999', firstName: 'Eve' });
    expect(await signUp(deps, again, someAddress())).toEqual({ ok: true, value: null });
    expect(await stored(deps, `user_profiles_extended/${owner.id}`)).toEqual(before);
    expect(await doesSignIn(deps, owner.email, '999999')).toBe(false);
    expect(await doesSignIn(deps, owner.email, owner.pin)).toBe(true);
    const custom = await makeAccount(deps);
    expect(await signUp(deps, aSignUp({ email: custom.email }), someAddress())).toMatchObject({
      ok: true,
    });
    expect(await doesSignIn(deps, custom.email, '135790')).toBe(false);
  });

  it('ATT-73 one address makes 50 accounts, then waits; another address does not', async () => {
    const address = someAddress();
    const tooMany = { ok: false, refusal: 'too-many-attempts' };
    expect(await signUp(deps, aSignUp(), address)).toMatchObject({ ok: true });
    // As if it had made 48: each takes a hash that is slow on purpose, and a second to answer.
    const attempts = deps.db.doc(`sign_in_attempts/address-${shortDigest(`sign-up\n${address}`)}`);
    await attempts.update({ failures: 48 });
    expect(await signUp(deps, aSignUp(), address)).toMatchObject({ ok: true });
    expect(await signUp(deps, aSignUp(), address)).toMatchObject({ ok: true });
    const late = aSignUp();
    expect(await signUp(deps, late, address)).toEqual(tooMany);
    await expect(idOf(deps, late.email)).rejects.toThrow(/no user record/i);
    expect(REFUSALS['too-many-attempts']).toBe('Too many attempts. Please try again later.');
    expect(await signUp(deps, late, someAddress())).toMatchObject({ ok: true });
    deps.clock.aheadMs += 31_000;
    const again = await signUp(deps, aSignUp(), address);
    deps.clock.aheadMs -= 31_000;
    expect(again).toMatchObject({ ok: true });
  });

  it('ATT-84 one e-mail can be signed up three times an hour, and five times from one address, then waits; others do not', async () => {
    const address = someAddress();
    const request = aSignUp();
    const tooMany = { ok: false, refusal: 'too-many-attempts' };
    for (let count = 0; count < 3; count += 1) {
      expect(await signUp(deps, request, address)).toMatchObject({ ok: true });
    }
    expect(await signUp(deps, request, someAddress())).toEqual(tooMany);
    expect(await signUp(deps, aSignUp(), address)).toMatchObject({ ok: true });
    deps.clock.aheadMs += 61 * MINUTE_MS;
    const later = [
      await signUp(deps, request, address),
      await signUp(deps, request, address),
      await signUp(deps, request, address),
      await signUp(deps, request, someAddress()),
    ];
    deps.clock.aheadMs -= 61 * MINUTE_MS;
    expect(later.map(({ ok }) => ok)).toEqual([true, true, false, true]);
  });

  it('what a crash left half-written is replaced by the next sign-up, its sessions dead', async () => {
    const request = aSignUp();
    await deps.auth.createUser({ uid: deps.newId(), email: request.email, password: '135790' });
    const first = await idOf(deps, request.email);
    await signUp(deps, request, someAddress());
    expect(await stored(deps, `profiles/${first}`)).toBeUndefined();
    deps.clock.aheadMs += 120_000;
    await signUp(deps, request, someAddress());
    deps.clock.aheadMs -= 120_000;
    const second = await idOf(deps, request.email);
    expect(second).not.toBe(first);
    expect(await stored(deps, `profiles/${second}`)).toMatchObject({ email: request.email });
  });

  it('when the documents cannot be written no Auth user stays', async () => {
    const request = aSignUp();
    const failing = {
      ...deps,
      db: new Proxy(deps.db, {
        get(db, name) {
          const value: unknown = Reflect.get(db, name, db);
          if (typeof value !== 'function') return value;
          return (...args: unknown[]) => {
            if (name === 'runTransaction') throw new Error('database down');
            return Reflect.apply(value, db, args);
          };
        },
      }),
    };
    await expect(signUp(failing, request, someAddress())).rejects.toThrow('database down');
    await expect(idOf(deps, request.email)).rejects.toThrow(/no user record/i);
  });

  it('ATT-124 a confirmed Firebase user whom the shop does not know gets no documents', async () => {
    const email = unusedEmail();
    const { uid } = await deps.auth.createUser({ email, password: '135790', emailVerified: true });
    for (const provider of ['password', 'custom']) {
      expect(await completeSignIn(deps, sessionOf(deps, uid, provider))).toEqual({
        ok: false,
        refusal: 'session-ended',
      });
    }
    expect(await stored(deps, `profiles/${uid}`)).toBeUndefined();
    const attempt = { email, pin: '135790', address: someAddress() };
    expect(await login(deps, attempt)).toMatchObject({ success: false });
  });
});
