import { knownValidFrom } from '@reef/domain/accounts/account-rights';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../functions/src/accounts/deps.ts';
import { completeSignIn } from '../../functions/src/accounts/sign-in/complete-sign-in.ts';
import { login } from '../../functions/src/accounts/sign-in/login.ts';
import { getProfile } from '../../functions/src/accounts/admin/profile.ts';
import { updateAccount } from '../../functions/src/accounts/admin/update-account.ts';
import { changeOwnPin, resetPinOf } from '../../functions/src/accounts/pins/reset-pin.ts';
import {
  doesSignIn,
  logOf,
  type Made,
  makeAccount,
  makeStandard,
  makeUnmoved,
  openAccountTest,
  outboxTo,
  sessionOf,
  someAddress,
  stored,
  type TestDeps,
} from './account-deps.ts';
import { tokenClaims } from '#support/callables.ts';
import { unusedEmail } from '#support/test-accounts.ts';

const { deps, admin } = await openAccountTest();

const signsIn = ({ email }: Made, pin: string) => doesSignIn(deps, email, pin);

const ENDED = { ok: false, refusal: 'session-ended' };

/** The session from a sign-in token, whenever it is exchanged. */
function sessionFrom({ token = '' }: { token?: string }, caller: Caller): Caller {
  const { claims = {} } = tokenClaims(token);
  return { ...caller, validFrom: knownValidFrom(claims) };
}

const MAKERS = {
  'an account an admin made': () => makeAccount(deps, { pin: '246810' }),
  'an account whose PIN is Firebase’s password': () => makeUnmoved(deps, '246810'),
} as const;
type Kind = keyof typeof MAKERS;
const KINDS = Object.keys(MAKERS) as Kind[];

describe.each(KINDS)('%s', (kind) => {
  it('PROF-04 CALL-02 its owner changes the PIN, and only the new one works', async () => {
    const user = await MAKERS[kind]();
    const changed = await changeOwnPin(deps, user.caller, '246810', '975310');
    expect(changed).toEqual({ ok: true, value: expect.any(String) });
    expect(await signsIn(user, '975310')).toBe(true);
    expect(await signsIn(user, '246810')).toBe(false);
  });

  it('PROF-04 a wrong current PIN changes nothing', async () => {
    const user = await MAKERS[kind]();
    const changed = await changeOwnPin(deps, user.caller, '000000', '975310');
    expect(changed).toEqual({ ok: false, refusal: 'wrong-current-pin' });
    expect(await signsIn(user, '246810')).toBe(true);
    expect(await signsIn(user, '975310')).toBe(false);
  });

  it('USER-07 ATT-49 an admin resets the PIN without the current one, a user does not', async () => {
    const [user, stranger] = await Promise.all([MAKERS[kind](), makeAccount(deps)]);
    const byStranger = await resetPinOf(deps, stranger.caller, user.id, '975310');
    expect(byStranger).toEqual({ ok: false, refusal: 'not-admin' });
    expect(await signsIn(user, '246810')).toBe(true);
    expect(await resetPinOf(deps, admin.caller, user.id, '975310')).toMatchObject({ ok: true });
    expect(await signsIn(user, '975310')).toBe(true);
    expect(await signsIn(user, '246810')).toBe(false);
    const [entry] = await logOf(deps, user.id);
    expect(entry).toMatchObject({ action: 'reset-pin', actor_id: admin.id, before: null });
    expect(JSON.stringify(entry)).not.toMatch(/\b975310\b/);
    const mails = await outboxTo(deps, user.email);
    const subject = 'The PIN of your Reef account was changed';
    expect(mails.map((mail): unknown => mail.get('message.subject'))).toEqual([subject]);
    expect(String(mails[0]?.get('message.text'))).not.toContain('975310');
  });

  it('ATT-78 a reset ends every session, here and at Firebase', async () => {
    const user = await MAKERS[kind]();
    expect(await getProfile(deps, user.caller, user.id)).toMatchObject({ ok: true });
    deps.clock.aheadMs += 2000;
    const from = Date.now();
    await resetPinOf(deps, admin.caller, user.id, '975310');
    expect(await getProfile(deps, user.caller, user.id)).toEqual(ENDED);
    expect(await changeOwnPin(deps, user.caller, '975310', '111111')).toEqual(ENDED);
    expect(await getProfile(deps, sessionOf(deps, user.id), user.id)).toMatchObject({ ok: true });
    const { tokensValidAfterTime } = await deps.auth.getUser(user.id);
    // Firebase reports whole seconds.
    expect(Date.parse(tokensValidAfterTime ?? '')).toBeGreaterThanOrEqual(from - 1000);
  });

  it('ATT-98 a reset ends a sign-in of the same moment, or by a clock that is ahead; the next one is valid', async () => {
    for (const aheadMs of [0, 5000]) {
      const user = await MAKERS[kind]();
      const now = new Date();
      const frozen: TestDeps = { ...deps, now: () => now };
      const ahead: TestDeps = { ...deps, now: () => new Date(now.getTime() + aheadMs) };
      const attempt = { email: user.email, pin: '246810', address: someAddress() };
      const before = sessionFrom(await login(ahead, attempt), user.caller);
      expect(await getProfile(deps, before, user.id)).toMatchObject({ ok: true });
      const reset = await resetPinOf(frozen, admin.caller, user.id, '975310');
      expect(reset).toMatchObject({ ok: true });
      expect(await getProfile(deps, before, user.id)).toEqual(ENDED);
      const next = await login(frozen, { ...attempt, pin: '975310' });
      const after = sessionFrom(next, user.caller);
      expect(await getProfile(deps, after, user.id)).toMatchObject({ ok: true });
      // Owners who change it themselves stay signed in, and end earlier sessions, even in the same
      // moment.
      const changed = await changeOwnPin(frozen, after, '975310', '864209');
      const token = changed.ok ? changed.value : '';
      expect(await getProfile(deps, after, user.id)).toEqual(ENDED);
      const own = sessionFrom({ token }, user.caller);
      expect(await getProfile(deps, own, user.id)).toMatchObject({ ok: true });
    }
  });

  it('AUTH-08 guessing the current PIN is limited', async () => {
    const user = await MAKERS[kind]();
    for (let guess = 0; guess < 5; guess += 1) {
      await changeOwnPin(deps, user.caller, `wrong-${guess}`, '975310');
    }
    const locked = await changeOwnPin(deps, user.caller, '246810', '975310');
    expect(locked).toEqual({ ok: false, refusal: 'too-many-attempts' });
    deps.clock.aheadMs += 31_000;
    const after = await changeOwnPin(deps, user.caller, '246810', '975310');
    expect(after).toMatchObject({ ok: true });
  });

  it('AUTH-08 a reset clears the wrong PINs, so that the owner gets in at once', async () => {
    const user = await MAKERS[kind]();
    for (let guess = 0; guess < 5; guess += 1) {
      await login(deps, { email: user.email, pin: 'wrong', address: someAddress() });
    }
    await resetPinOf(deps, admin.caller, user.id, '975310');
    expect(await signsIn(user, '975310')).toBe(true);
  });
});

describe('the length of a PIN', () => {
  it('is at least 4 for an account an admin made', async () => {
    const user = await makeAccount(deps, { pin: '246810' });
    const short = await changeOwnPin(deps, user.caller, '246810', '123');
    expect(short).toEqual({ ok: false, refusal: 'pin-under-4' });
    expect(await changeOwnPin(deps, user.caller, '246810', '0001')).toMatchObject({ ok: true });
    expect(await signsIn(user, '0001')).toBe(true);
  });

  it('is at least 6 for a standard account', async () => {
    const user = await makeStandard(deps, '246810');
    const short = await changeOwnPin(deps, user.caller, '246810', '12345');
    expect(short).toEqual({ ok: false, refusal: 'pin-under-6' });
    expect(await changeOwnPin(deps, user.caller, '246810', '000001')).toMatchObject({ ok: true });
  });

  it('USER-07 is at least 6 in the admin’s reset, for either kind', async () => {
    const user = await makeAccount(deps, { pin: '2468' });
    const short = await resetPinOf(deps, admin.caller, user.id, '12345', 6);
    expect(short).toEqual({ ok: false, refusal: 'pin-under-6' });
    expect(await resetPinOf(deps, admin.caller, user.id, '123456', 6)).toMatchObject({ ok: true });
  });
});

async function changeEmail(user: Made, email: string): Promise<void> {
  const changed = await updateAccount(deps, admin.caller, { target_user_id: user.id, email });
  expect(changed).toMatchObject({ ok: true });
}

describe('USER-02 an e-mail that an admin changes meanwhile', () => {
  it('PROF-04 is the one that the owner’s new PIN signs in with', async () => {
    const [user, email] = [await makeUnmoved(deps, '246810'), unusedEmail()];
    const slow: TestDeps = {
      ...deps,
      checkPassword: async (address, pin) => {
        const found = await deps.checkPassword(address, pin);
        await changeEmail(user, email);
        return found;
      },
    };
    const changed = await changeOwnPin(slow, user.caller, '246810', '975310');
    expect(changed).toMatchObject({ ok: true });
    expect(await signsIn({ ...user, email }, '975310')).toBe(true);
    expect(await signsIn(user, '975310')).toBe(false);
  });

  it('is the one that a PIN signs in with that is moved at that moment', async () => {
    const [user, email] = [await makeUnmoved(deps, '246810'), unusedEmail()];
    let isChanged = false;
    const auth = new Proxy(deps.auth, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name !== 'getUser') return typeof value === 'function' ? value.bind(target) : value;
        return async (id: string) => {
          if (!isChanged) await changeEmail(user, email);
          isChanged = true;
          return target.getUser(id);
        };
      },
    });
    const attempt = { email: user.email, pin: '246810', address: someAddress() };
    await login({ ...deps, auth }, attempt);
    expect(isChanged).toBe(true);
    expect(await signsIn({ ...user, email }, '246810')).toBe(true);
    expect(await signsIn(user, '246810')).toBe(false);
  });
});

describe('one account, one PIN', () => {
  it('ORD-06 a password set by Firebase’s public calls signs nobody in', async () => {
    const user = await makeAccount(deps, { pin: '2468' });
    await deps.auth.updateUser(user.id, { password: 'from-mail', emailVerified: true });
    const session = sessionOf(deps, user.id, 'password');
    const refused = { ok: false, refusal: 'session-ended' };
    expect(await completeSignIn(deps, session)).toEqual(refused);
    expect((await deps.auth.getUser(user.id)).providerData).toEqual([]);
    expect(await signsIn(user, 'from-mail')).toBe(false);
    expect(await signsIn(user, '2468')).toBe(true);
  });

  it('an admin’s reset ends a password from a mailed link', async () => {
    const user = await makeAccount(deps, { pin: '2468' });
    await deps.auth.updateUser(user.id, { password: 'from-mail' });
    await resetPinOf(deps, admin.caller, user.id, '975310');
    expect(await signsIn(user, '975310')).toBe(true);
    expect(await signsIn(user, 'from-mail')).toBe(false);
  });

  it('PIN credentials hold no PIN', async () => {
    const user = await makeAccount(deps, { pin: '86420975' });
    const credential = JSON.stringify(await stored(deps, `pin_credentials/${user.id}`));
    expect(credential).toContain('scrypt');
    expect(credential).not.toContain('86420975');
  });

  it('resetting the PIN of an unknown user is refused', async () => {
    const refused = { ok: false, refusal: 'not-found' };
    expect(await resetPinOf(deps, admin.caller, 'nobody', '975310')).toEqual(refused);
  });
});
