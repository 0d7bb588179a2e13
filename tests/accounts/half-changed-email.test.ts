import { MINUTE_MS } from '@reef/domain/shared/time';
import { expect, it } from 'vitest';
import { changeEmail } from '../../functions/src/accounts/admin/change-email.ts';
import { getProfile } from '../../functions/src/accounts/admin/profile.ts';
import { login } from '../../functions/src/accounts/sign-in/login.ts';
import {
  logOf,
  type Made,
  makeAccount,
  openAccountTest,
  someAddress,
  stored,
} from './account-deps.ts';
import { unusedEmail } from '#support/test-accounts.ts';

const { deps, admin } = await openAccountTest();

/** An object one of whose methods is replaced. */
function withMethod<T extends object>(
  object: T,
  name: string,
  replaced: (call: () => unknown) => unknown,
): T {
  return new Proxy(object, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      if (key !== name) return value.bind(target);
      return (...args: unknown[]) => replaced(() => Reflect.apply(value, target, args));
    },
  });
}

/** Changes an account's e-mail, and dies once Firebase Auth has the new one. */
async function dieHalfway(user: Made, email: string): Promise<void> {
  let isDead = false;
  const whileAlive = async (call: () => unknown, isLast: boolean) => {
    if (isDead) throw new Error('died');
    const result = await call();
    isDead = isLast;
    return result;
  };
  const dying = {
    ...deps,
    auth: withMethod(deps.auth, 'updateUser', (call) => whileAlive(call, true)),
    db: withMethod(deps.db, 'runTransaction', (call) => whileAlive(call, false)),
  };
  await expect(changeEmail(dying, admin.caller, user.id, email)).rejects.toThrow('died');
  expect((await deps.auth.getUser(user.id)).email).toBe(email);
}

async function signsIn({ pin }: Made, email: string): Promise<boolean> {
  return (await login(deps, { email, pin, address: someAddress() })).success;
}

async function expectNoAlarm(user: Made): Promise<void> {
  expect((await logOf(deps, user.id)).map(({ action }) => action)).not.toContain('outside-change');
  expect(await getProfile(deps, user.caller, user.id)).toMatchObject({ ok: true });
}

it('INV-20 ATT-104 a change of e-mail that died halfway is undone, without an alarm or an end of sessions', async () => {
  const [user, email] = [await makeAccount(deps), unusedEmail()];
  await dieHalfway(user, email);
  // It may still be under way.
  expect(await signsIn(user, user.email)).toBe(true);
  expect((await deps.auth.getUser(user.id)).email).toBe(email);
  await expectNoAlarm(user);
  deps.clock.aheadMs = 2 * MINUTE_MS;
  expect(await signsIn(user, user.email)).toBe(true);
  expect((await deps.auth.getUser(user.id)).email).toBe(user.email);
  expect(await stored(deps, `email_changes/${user.id}`)).toBeUndefined();
  await expectNoAlarm(user);
  // The same change from outside is one.
  await deps.auth.updateUser(user.id, { email });
  expect(await signsIn(user, user.email)).toBe(true);
  expect((await logOf(deps, user.id)).map(({ action }) => action)).toEqual(['outside-change']);
  deps.clock.aheadMs = 0;
});

it('ATT-104 a change of e-mail that died halfway is finished by another try', async () => {
  const [user, email] = [await makeAccount(deps), unusedEmail()];
  await dieHalfway(user, email);
  expect(await changeEmail(deps, admin.caller, user.id, email)).toEqual({ ok: true, value: null });
  expect(await stored(deps, `email_changes/${user.id}`)).toBeUndefined();
  expect(await signsIn(user, email)).toBe(true);
  await expectNoAlarm(user);
});

it('ATT-104 another try renews the note, so that no sign-in undoes it meanwhile', async () => {
  const [user, email] = [await makeAccount(deps), unusedEmail()];
  await dieHalfway(user, email);
  deps.clock.aheadMs = 2 * MINUTE_MS;
  let transactions = 0;
  let isUndone = false;
  const duringTry = {
    ...deps,
    db: withMethod(deps.db, 'runTransaction', async (call) => {
      transactions += 1;
      // The first one only looks at who asks.
      if (transactions > 1) await signsIn(user, user.email);
      isUndone ||= (await deps.auth.getUser(user.id)).email !== email;
      return call();
    }),
  };
  const changed = await changeEmail(duringTry, admin.caller, user.id, email);
  deps.clock.aheadMs = 0;
  expect(changed).toEqual({ ok: true, value: null });
  expect(isUndone).toBe(false);
  await expectNoAlarm(user);
});

it('ATT-104 a change of e-mail that is refused or done leaves no note of itself', async () => {
  const user = await makeAccount(deps);
  const taken = { ok: false, refusal: 'email-taken' };
  expect(await changeEmail(deps, admin.caller, user.id, admin.email)).toEqual(taken);
  expect(await stored(deps, `email_changes/${user.id}`)).toBeUndefined();
  await changeEmail(deps, admin.caller, user.id, unusedEmail());
  expect(await stored(deps, `email_changes/${user.id}`)).toBeUndefined();
});
