import { randomInt } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { changePinAttempts } from '../../functions/src/accounts/sign-in/sign-in-attempts.ts';
import { shortDigest } from '../../functions/src/shared/db/short-digest.ts';
import {
  endLock,
  fromAddress,
  loginToken,
  mailedToken,
  nextSecond,
  tryPin,
} from '#support/auth-endpoints.ts';
import { call, DEMO, exchange, signIn } from '#support/callables.ts';
import { startAccountWorker } from '#support/deployed/account-worker.ts';
import type { Worker } from '#support/deployed/worker.ts';
import { createByAdmin, createBySignUp, unusedEmail } from '#support/test-accounts.ts';

const app = initializeApp({ projectId: PROJECT_ID }, 'attacks-pin-guessing');
const db = getFirestore(app);
let admin = '';
let worker: Worker;

beforeAll(async () => {
  worker = await startAccountWorker({ remembersHashes: true });
  admin = await signIn(...DEMO.admin);
});
afterAll(async () => {
  await worker.stop();
  await deleteApp(app);
});

const KINDS: Record<string, () => Promise<{ email: string; pin: string }>> = {
  'an account an admin made': () => createByAdmin(),
  'an account its owner made': () => createBySignUp({ isConfirmed: true }),
};

/**
 * As if so many wrong PINs had been given for an account this month. Each is a slow hash, so a test
 * gives the first and the last of them.
 */
const hadWrongPins = (email: string, count: number) =>
  db.doc(`sign_in_attempts/month-${shortDigest(email)}`).update({ count });

/** As if so many PINs had been tried from a network address just now. */
const hadAttempts = (address: string, failures: number) =>
  db.doc(`sign_in_attempts/address-${shortDigest(address)}`).update({ failures });

/** A group of an IPv6 address. */
const part = () => randomInt(0x1_0000).toString(16);

/** An address of the networks reserved for documentation, of either version. */
const someHop = () =>
  randomInt(2) === 0
    ? `198.51.100.${randomInt(256)}`
    : `2001:db8:${part()}:${part()}:${part()}:${part()}:${part()}:${part()}`;

describe.each(Object.keys(KINDS))('%s', (kind) => {
  const make = async () => (await KINDS[kind]?.()) as { email: string; pin: string };

  it('ATT-76 INV-21 of 100 simultaneous guesses five are checked, whichever call they use', async () => {
    const { email, pin } = await make();
    const guesses = await Promise.all(
      Array.from({ length: 100 }, async (_, guess) => {
        if (guess % 2 === 0)
          return (await tryPin(email, `wrong-${guess}`)).lockedForS === undefined;
        const login = { login_email: email, login_pin: `wrong-${guess}` };
        const { result } = await call('verify_admin_login', login, undefined, fromAddress());
        const [row] = result as { message: string }[];
        return !row?.message.startsWith('Too many attempts');
      }),
    );
    const looked = guesses.filter(Boolean).length;
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(5);
    expect((await tryPin(email, pin)).lockedForS).toBeGreaterThan(0);
  });
});

describe('a stranger who guesses', () => {
  it('ATT-75 an owner whom a stranger has locked out gets in by a mailed link, and stays in', async () => {
    const { email } = await createBySignUp({ isConfirmed: true });
    const home = fromAddress();
    for (let guess = 0; guess < 6; guess += 1) {
      await tryPin(email, `wrong-${guess}`);
    }
    await nextSecond();
    await call('request_link', { email, occasion: 'forgotten' }, undefined, home);
    const token = await mailedToken(email, 'Choose a new PIN for Reef');
    const used = await call('use_pin_link', { token, pin: '975310' }, undefined, home);
    expect(used.result).toMatchObject({ success: true });
    for (let guess = 0; guess < 6; guess += 1) {
      await tryPin(email, `wrong-${guess}`);
    }
    // The stranger is locked out again; the owner is not, before or after.
    expect((await tryPin(email, '975310')).lockedForS).toBeGreaterThan(0);
    expect(await tryPin(email, '975310', home)).toMatchObject({ success: true });
    expect(await tryPin(email, '975310', home)).toMatchObject({ success: true });
  });

  it('INV-21 guesses slow enough for the short locks lock for a day, and the owner is told', async () => {
    const { email, pin } = await createBySignUp({ isConfirmed: true });
    const home = fromAddress();
    expect(await tryPin(email, pin, home)).toMatchObject({ success: true });
    const profiles = await db.collection('profiles').where('email', '==', email).get();
    const userId = profiles.docs[0]?.id ?? '';
    const entries = async () => {
      const found = await db.collection('audit_log').where('target_id', '==', userId).get();
      return found.docs.filter((entry) => entry.get('action') === 'slow-guessing');
    };
    const guess = async () => expect((await tryPin(email, 'wrong-1')).lockedForS).toBeUndefined();
    await guess();
    await hadWrongPins(email, 47);
    await guess();
    await guess();
    expect(await entries()).toHaveLength(0);
    await guess();
    const [entry, ...more] = await entries();
    expect(more).toEqual([]);
    expect(entry?.data()).toMatchObject({ actor_id: 'system', target_email: email });
    const mail = async () => (await db.doc(`mail/alarm-${entry?.id}`).get()).exists;
    await expect.poll(mail, { timeout: 90_000 }).toBe(true);
    // For a day, not even the right PIN is checked.
    const { lockedForS = 0 } = await tryPin(email, pin);
    expect(lockedForS).toBeGreaterThan(23 * 3600);
    expect(lockedForS).toBeLessThanOrEqual(24 * 3600);
    // From where the owner signed in before, they still get in.
    expect(await tryPin(email, pin, home)).toMatchObject({ success: true });
  });
});

describe('the call that changes a PIN', () => {
  it('INV-21 accepts five wrong current PINs, then none, and they count for the month', async () => {
    const account = await createByAdmin();
    const { idToken } = await exchange(await loginToken(account));
    const answers: string[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const change = {
        p_target_user_id: account.id,
        p_current_pin: `x${guess}`,
        p_new_pin: '1357',
      };
      const { result } = await call('reset_pin_by_user_id', change, idToken, fromAddress());
      answers.push((result as { message: string }).message);
    }
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('Current PIN is incorrect'));
    expect(answers[5]).toBe('Too many attempts. Please try again later.');
  });

  it('INV-21 slow guesses lock both it and signing in for a day; guesses at signing in lock it too', async () => {
    const account = await createByAdmin();
    const { id, email, pin } = account;
    const door = changePinAttempts(id);
    const { idToken } = await exchange(await loginToken(account));
    const change = async (p_current_pin: string) => {
      const wanted = { p_target_user_id: id, p_current_pin, p_new_pin: '1357' };
      const answer = await call('reset_pin_by_user_id', wanted, idToken, fromAddress());
      return (answer.result as { message: string }).message;
    };
    const locked = 'Too many attempts. Please try again later.';
    expect(await change('wrong')).toBe('Current PIN is incorrect');
    await hadWrongPins(email, 49);
    expect(await change('wrong')).toBe('Current PIN is incorrect');
    const untilS = async () => {
      const attempts = await db.doc(`sign_in_attempts/account-${shortDigest(door, 40)}`).get();
      return ((attempts.get('locked_until') as Timestamp).toMillis() - Date.now()) / 1000;
    };
    expect(await untilS()).toBeGreaterThan(23 * 3600);
    expect(await change(pin)).toBe(locked);
    expect((await tryPin(email, pin)).lockedForS).toBeGreaterThan(23 * 3600);

    await endLock(db, door);
    await endLock(db, email);
    expect((await tryPin(email, 'wrong')).lockedForS).toBeUndefined();
    expect(await untilS()).toBeGreaterThan(23 * 3600);
    expect(await change(pin)).toBe(locked);
  });
});

/** Whether a PIN is checked whose last hop is this one, however the others are forged. */
async function isChecked(address: string): Promise<boolean> {
  const headers = { 'x-forwarded-for': `${someHop()}, ${someHop()}, ${address}` };
  return (await tryPin(unusedEmail('nobody'), '0000', headers)).lockedForS === undefined;
}

describe('ATT-74 ATT-101 claiming a different address each time', () => {
  it('ATT-74 ATT-101 INV-21 counts by the last hop, IPv4 or a whole /64 of IPv6: 50 guesses, then none', async () => {
    const [ipv4, network] = [`203.0.113.${randomInt(256)}`, `2001:db8:77:${part()}`];
    const own = [
      { counted: ipv4, last: () => ipv4 },
      {
        counted: `${network}::/64`,
        last: () => `${network}:${part()}:${part()}:${part()}:${part()}`,
      },
    ];
    for (const { counted, last } of own) {
      expect(await isChecked(last())).toBe(true);
      await hadAttempts(counted, 48);
      const seen = [await isChecked(last()), await isChecked(last()), await isChecked(last())];
      expect(seen).toEqual([true, true, false]);
    }
    expect(await isChecked(`${network}::1`)).toBe(false);
    expect(await isChecked(`2001:db8:78:${part()}::1`)).toBe(true);
    expect(await isChecked('198.18.0.1')).toBe(true);
  });
});

const notes = async (userId: string) =>
  (await db.doc(`audit_log/short-admin-pin-${userId}`).get()).data();

describe('ATT-108 an admin’s PIN of under 6', () => {
  it('ATT-108 is accepted where the forms accept it, and the owner is told once', async () => {
    const account = await createByAdmin({ user_pin: '1357' });
    expect(await notes(account.id)).toBeUndefined();
    await loginToken(account);
    // An admin is warned; a buyer's PIN of 4 is no reason to.
    expect(await notes(account.id)).toBeUndefined();
    const role = { target_user_id: account.id, new_role: 'admin', action: 'add' };
    await call('update_user_role', role, admin);
    await loginToken(account);
    const noted = await notes(account.id);
    expect(noted).toMatchObject({ actor_id: 'system', target_email: account.email });
    await loginToken(account);
    expect((await notes(account.id))?.['created_at']).toEqual(noted?.['created_at']);
    const mail = async () =>
      (await db.doc(`mail/alarm-short-admin-pin-${account.id}`).get()).exists;
    await expect.poll(mail, { timeout: 90_000 }).toBe(true);
    await call('delete_user_account', { target_user_id: account.id }, admin);
  });

  it('ATT-108 is reported at once for a new admin; one of 6 never', async () => {
    for (const [pin, isTold] of [
      ['1357', true],
      ['135790', false],
    ] as const) {
      const made = { user_email: unusedEmail('admin'), user_pin: pin, user_role: 'admin' };
      const { result } = await call('create_user_account', made, admin);
      const [row] = result as { user_id: string }[];
      const userId = row?.user_id ?? '';
      expect((await notes(userId)) !== undefined).toBe(isTold);
      await call('delete_user_account', { target_user_id: userId }, admin);
    }
  });

  it('ATT-108 is refused where the forms ask for 6', async () => {
    const wanted = { admin_email: unusedEmail('admin'), admin_pin: '1357' };
    const { result } = await call('create_admin_account', wanted, admin);
    const message = 'PIN must be at least 6 characters long';
    expect(result).toMatchObject([{ success: false, message }]);
  });
});
