import { afterAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@reef/domain/shared/time';
import { resetPinOf } from '../../functions/src/accounts/pins/reset-pin.ts';
import { login } from '../../functions/src/accounts/sign-in/login.ts';
import { lockMs, takeAttempt } from '../../functions/src/accounts/sign-in/sign-in-attempts.ts';
import { verifyLogin } from '../../functions/src/accounts/sign-in/verify-login.ts';
import {
  makeAccount,
  makeStandard,
  makeUnmoved,
  openTestDeps,
  ownDatabase,
  someAddress,
  type TestDeps,
} from './account-deps.ts';
import { unusedEmail } from '#support/test-accounts.ts';

const deps: TestDeps = openTestDeps(ownDatabase());
afterAll(() => deps.close());

const REFUSED = {
  success: false,
  message: 'Invalid email or PIN. Please check your credentials and try again.',
};

/** The answer during a lock. */
const LOCKED = {
  success: false,
  message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ \w+\.$/),
  lockedForS: expect.any(Number),
};

const tryPin = (email: string, pin: string, address = someAddress()) =>
  login(deps, { email, pin, address });

async function wrongPins(email: string, count: number, address?: string): Promise<void> {
  for (let guess = 0; guess < count; guess += 1) {
    expect(await tryPin(email, `wrong-${guess}`, address)).toEqual(REFUSED);
  }
}

/** Runs work at a later time, then resets the clock. */
async function later<T>(ms: number, act: () => Promise<T>): Promise<T> {
  deps.clock.aheadMs += ms;
  try {
    return await act();
  } finally {
    deps.clock.aheadMs -= ms;
  }
}

describe('login', () => {
  it('AUTH-02 CALL-01 answers id, admin flag and a token to the right PIN', async () => {
    const admin = await makeAccount(deps, { role: 'admin', pin: '0042' });
    const answer = await tryPin(` ${admin.email.toUpperCase()} `, '0042');
    expect(answer).toMatchObject({ success: true, userId: admin.id, isAdmin: true });
    expect(answer.token).toEqual(expect.any(String));
    expect(await tryPin(admin.email, '42')).toEqual(REFUSED);
  });

  it('ATT-77 treats full-width digits as plain ones', async () => {
    const user = await makeAccount(deps, { pin: '0042' });
    expect(await tryPin(user.email, '００４２')).toMatchObject({ success: true, isAdmin: false });
  });

  it('AUTH-08 answers the same to a wrong PIN of any kind and to an unknown e-mail', async () => {
    const users = [makeAccount(deps), makeStandard(deps), makeUnmoved(deps)];
    for (const { email } of [...(await Promise.all(users)), { email: unusedEmail() }]) {
      expect(await tryPin(email, '9999')).toEqual(REFUSED);
    }
  });

  it('AUTH-02 accepts the PIN of an account whose PIN is Firebase’s password, and stores it', async () => {
    const user = await makeUnmoved(deps);
    expect(await tryPin(user.email, user.pin)).toMatchObject({ success: true, userId: user.id });
    expect(await deps.checkPassword(user.email, user.pin)).toBeNull();
    expect((await deps.auth.getUserByEmail(user.email)).uid).toBe(user.id);
    expect(await tryPin(user.email, user.pin)).toMatchObject({ success: true, userId: user.id });
  });

  it('INV-20 a sign-in with the old PIN does not overwrite a new one that was set meanwhile', async () => {
    const [user, admin] = [await makeUnmoved(deps), await makeAccount(deps, { role: 'admin' })];
    const slow: TestDeps = {
      ...deps,
      checkPassword: async (email, pin) => {
        const found = await deps.checkPassword(email, pin);
        const reset = await resetPinOf(deps, admin.caller, user.id, '975310');
        expect(reset).toEqual({ ok: true, value: null });
        return found;
      },
    };
    const attempt = { email: user.email, pin: user.pin, address: someAddress() };
    expect(await login(slow, attempt)).toMatchObject({ success: false });
    expect(await tryPin(user.email, user.pin)).toMatchObject({ success: false });
    expect(await tryPin(user.email, '975310')).toMatchObject({ success: true, userId: user.id });
  });

  it('ATT-98 a sign-in with a PIN that is replaced while it is checked gets no token', async () => {
    const [user, admin] = [await makeAccount(deps), await makeAccount(deps, { role: 'admin' })];
    const overtaken: TestDeps = {
      ...deps,
      checkPassword: async () => {
        await resetPinOf(deps, admin.caller, user.id, '975310');
        return null;
      },
    };
    const attempt = { email: user.email, pin: user.pin, address: someAddress() };
    expect(await login(overtaken, attempt)).toEqual(REFUSED);
    expect(await tryPin(user.email, '975310')).toMatchObject({ success: true });
  });

  it('AUTH-08 a suspended admin signs in, but not as an admin', async () => {
    const admin = await makeAccount(deps, { role: 'admin' });
    const path = `user_profiles_extended/${admin.id}`;
    await deps.db.doc(path).update({ account_status: 'suspended' });
    expect(await tryPin(admin.email, admin.pin)).toMatchObject({ success: true, isAdmin: false });
  });
});

describe('guessing', () => {
  it('AUTH-08 five wrong PINs lock; after the lock the owner gets in', async () => {
    const user = await makeAccount(deps);
    await wrongPins(user.email, 5);
    expect(await tryPin(user.email, user.pin)).toMatchObject(LOCKED);
    const owner = await later(31_000, () => tryPin(user.email, user.pin));
    expect(owner).toMatchObject({ success: true });
    expect(await tryPin(user.email, user.pin)).toMatchObject({ success: true });
  });

  it('AUTH-08 the lock grows with every wrong PIN, to at most 15 minutes', async () => {
    const times = [4, 5, 6, 7, 8, 9, 10, 11, 50].map((failures) => lockMs(failures, 'account'));
    expect(times.map((ms) => ms / 1000)).toEqual([0, 30, 60, 120, 240, 480, 900, 900, 900]);
    const user = await makeAccount(deps);
    await wrongPins(user.email, 5);
    const { lockedForS: first = 0 } = await tryPin(user.email, '9');
    await later(31_000, () => wrongPins(user.email, 1));
    const { lockedForS: second = 0 } = await later(31_000, () => tryPin(user.email, user.pin));
    // The clock advances between the wrong PIN and the next attempt.
    expect([first > 20, first <= 30, second > 50, second <= 60]).toEqual(Array(4).fill(true));
    expect(await later(92_000, () => tryPin(user.email, user.pin))).toMatchObject({
      success: true,
    });
  });

  it('ATT-75 owners are not locked out from where they have signed in before', async () => {
    const user = await makeAccount(deps);
    const home = someAddress();
    expect(await tryPin(user.email, user.pin, home)).toMatchObject({ success: true });
    await wrongPins(user.email, 5);
    expect(await tryPin(user.email, user.pin)).toMatchObject(LOCKED);
    expect(await tryPin(user.email, user.pin, home)).toMatchObject({ success: true });
    await wrongPins(user.email, 5, home);
    expect(await tryPin(user.email, user.pin, home)).toMatchObject(LOCKED);
  });

  it('ATT-75 the owner’s own sign-in does not reset a stranger’s attempts', async () => {
    const user = await makeAccount(deps);
    const home = someAddress();
    await tryPin(user.email, user.pin, home);
    await wrongPins(user.email, 5);
    await tryPin(user.email, user.pin, home);
    const grant = await takeAttempt(
      deps.db,
      { account: user.email, address: someAddress() },
      deps.now(),
    );
    expect(grant).toBe('locked');
  });

  it('ATT-76 parallel guesses do not race the counter', async () => {
    const email = unusedEmail();
    const grants = await Promise.all(
      Array.from({ length: 100 }, () =>
        takeAttempt(deps.db, { account: email, address: someAddress() }, deps.now()),
      ),
    );
    const counted = grants.filter((grant) => grant === 'counted').length;
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBeLessThanOrEqual(5);
  });

  it('ATT-73 one PIN sprayed over many accounts from one address is stopped at 50', async () => {
    const address = someAddress();
    const grants: string[] = [];
    for (let account = 0; account < 52; account += 1) {
      const key = { account: unusedEmail(), address };
      grants.push(await takeAttempt(deps.db, key, deps.now()));
    }
    expect(grants.filter((grant) => grant === 'counted')).toHaveLength(50);
    const victim = await makeAccount(deps);
    expect(await tryPin(victim.email, victim.pin, address)).toMatchObject(LOCKED);
    expect(await tryPin(victim.email, victim.pin)).toMatchObject({ success: true });
    const calm = await later(2 * HOUR_MS, () => tryPin(victim.email, victim.pin, address));
    expect(calm).toMatchObject({ success: true });
  });

  it('ATT-73 signing in to one’s own account gives no guesses back', async () => {
    const own = await makeAccount(deps);
    const address = someAddress();
    let counted = 0;
    for (let round = 0; round < 60; round += 1) {
      const key = { account: unusedEmail(), address };
      if ((await takeAttempt(deps.db, key, deps.now())) === 'counted') counted += 1;
      if (round % 10 === 0) await tryPin(own.email, own.pin, address);
    }
    expect(counted).toBe(50);
  });

  it('ATT-74 claiming a different address each time does not help', async () => {
    const user = await makeAccount(deps);
    await wrongPins(user.email, 5);
    expect(await tryPin(user.email, user.pin, someAddress())).toMatchObject(LOCKED);
  });

  it('AUTH-08 an unknown e-mail locks just the same', async () => {
    const known = await makeAccount(deps);
    for (const email of [unusedEmail(), known.email]) {
      await wrongPins(email, 5);
      expect(await tryPin(email, known.pin)).toMatchObject(LOCKED);
    }
  });
});

const verify = (email: string, pin: string, address = someAddress()) =>
  verifyLogin(deps, { email, pin, address });
const verified = (userId: string, isAdmin: boolean) => ({ ok: true, value: { userId, isAdmin } });

describe('verify_admin_login', () => {
  const refused = { ok: false, refusal: 'bad-credentials' };

  it('SETUP-03 tells admins from users, for either kind of PIN', async () => {
    const [admin, user, standard] = await Promise.all([
      makeAccount(deps, { role: 'admin' }),
      makeAccount(deps),
      makeStandard(deps),
    ]);
    expect(await verify(admin.email, admin.pin)).toEqual(verified(admin.id, true));
    expect(await verify(user.email, user.pin)).toEqual(verified(user.id, false));
    expect(await verify(standard.email, standard.pin)).toEqual(verified(standard.id, false));
    expect(await verify(admin.email, '0000')).toEqual(refused);
    expect(await verify(unusedEmail(), '0000')).toEqual(refused);
  });

  it('AUTH-08 counts like signing in, so that it is not a second way to guess', async () => {
    const user = await makeAccount(deps);
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await verify(user.email, `${guess}`)).toEqual(refused);
    }
    const locked = { ok: false, refusal: 'too-many-attempts' };
    expect(await verify(user.email, user.pin)).toEqual(locked);
    expect(await tryPin(user.email, user.pin)).toMatchObject(LOCKED);
  });

  it('AUTH-05 an unconfirmed account is told so, to the right PIN only', async () => {
    const waiting = await makeAccount(deps, { kind: 'standard', pin: '135790' });
    expect(await verify(waiting.email, '135790')).toEqual({ ok: false, refusal: 'unconfirmed' });
    expect(await verify(waiting.email, '135791')).toEqual(refused);
  });
});
