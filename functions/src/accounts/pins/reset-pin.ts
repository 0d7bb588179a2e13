import { isPinLength, normalizePin, PIN_LEAST } from '@reef/domain/accounts/pin';
import { accountCollections } from '#accounts/account-collections.ts';
import { type Account, readAccount } from '#accounts/account.ts';
import { inTransaction, readConsistently } from '#shared/db/atomic-writes.ts';
import { parseDocument } from '#shared/db/documents.ts';
import { findAuthUser, whereAuthUser } from '#accounts/auth-user.ts';
import { changeAccount, type Decide } from '#accounts/admin/change-account.ts';
import type { AccountDeps, Caller } from '#accounts/deps.ts';
import { revokeSessions, withSessionsEnded } from '#accounts/sign-in/end-sessions.ts';
import { hashPin, isPinOf, PinCredential } from './pin-hash.ts';
import { type Refusal, refused, type Result } from '#accounts/refusal.ts';
import {
  attemptSucceeded,
  forgetAttempts,
  takeAttempt,
} from '#accounts/sign-in/sign-in-attempts.ts';
import { signInToken } from '#accounts/sign-in/sign-in-token.ts';
import { adminRefusal, requireLive } from '#accounts/standing.ts';

async function credentialOf(deps: AccountDeps, userId: string): Promise<PinCredential | null> {
  const { pinCredentials } = accountCollections(deps.db);
  return parseDocument(PinCredential, await pinCredentials.doc(userId).get());
}

async function hasPassword(deps: AccountDeps, userId: string): Promise<boolean> {
  const user = await findAuthUser(deps.auth, userId);
  return user?.providerData.some(({ providerId }) => providerId === 'password') ?? false;
}

function lengthRefusal(pin: string, isCustom: boolean): Refusal | null {
  if (pin === '') return 'pin-required';
  if (isCustom) return isPinLength(pin, PIN_LEAST.custom) ? null : 'pin-under-4';
  return isPinLength(pin, PIN_LEAST.standard) ? null : 'pin-under-6';
}

/**
 * Puts the new PIN where the account's PIN lives, and only there: an account has one. A standard
 * account's password changes first; if the documents then fail, the caller tries again.
 */
async function setPassword(deps: AccountDeps, userId: string, pin: string): Promise<void> {
  await whereAuthUser(() => deps.auth.updateUser(userId, { password: pin }));
}

/** A mailed reset link may have given an account of ours a password too; the new PIN ends it. */
async function dropPassword(deps: AccountDeps, userId: string): Promise<void> {
  if (!(await hasPassword(deps, userId))) return;
  await deps.auth.updateUser(userId, { providersToUnlink: ['password'] });
}

async function newCredential(deps: AccountDeps, email: string, pin: string) {
  return hashPin(pin, deps.pepper, { email, now: deps.now() });
}

/** Whether the account's PIN is ours; a standard account is one with Firebase's password alone. */
async function isCustomAccount(deps: AccountDeps, userId: string): Promise<boolean> {
  return (await credentialOf(deps, userId)) !== null || !(await hasPassword(deps, userId));
}

/** An admin gives another account a new PIN, without the current one; never their own. */
export async function resetPinOf(
  deps: AccountDeps,
  caller: Caller,
  targetId: string,
  wanted: string,
  leastOverride: 6 | null = null,
): Promise<Result> {
  const denial = await adminRefusal(deps, caller);
  if (denial) return refused(denial);
  if (targetId === caller.userId) return refused('own-pin');
  const pin = normalizePin(wanted);
  const isCustom = await isCustomAccount(deps, targetId);
  const refusal = lengthRefusal(pin, isCustom && leastOverride === null);
  if (refusal) return refused(refusal);
  const user = await readOnly(deps, targetId);
  if (!user) return refused('not-found');
  const credential = isCustom ? await newCredential(deps, user.profile.email, pin) : null;
  if (!isCustom) await setPassword(deps, targetId, pin);
  const decide: Decide = (account) => ({
    ok: true,
    value: {
      next: withSessionsEnded(account, deps.now()),
      recorded: [{ action: 'reset-pin', before: null, after: null }],
    },
  });
  const { pinCredentials } = accountCollections(deps.db);
  const result = await changeAccount(deps, caller, targetId, decide, (tx, account) => {
    const { email } = account.profile;
    if (credential) tx.set(pinCredentials.doc(targetId), { ...credential, email });
  });
  if (!result.ok) return result;
  await afterReset(deps, targetId, user.profile.email, isCustom);
  return { ok: true, value: null };
}

async function readOnly(deps: AccountDeps, userId: string): Promise<Account | null> {
  return readConsistently(deps.db, (tx) => readAccount(deps.db, tx, userId));
}

/** Every session ends, and wrong PINs of before count no more. */
async function afterReset(
  deps: AccountDeps,
  userId: string,
  email: string,
  isCustom: boolean,
): Promise<void> {
  if (isCustom) await dropPassword(deps, userId);
  await revokeSessions(deps, userId);
  await forgetAttempts(deps.db, email);
  await forgetAttempts(deps.db, `change\n${userId}`);
}

async function isCurrent(deps: AccountDeps, own: Account, pin: string): Promise<boolean> {
  const { user_id, email } = own.profile;
  const credential = await credentialOf(deps, user_id);
  if (credential) return isPinOf(pin, deps.pepper, credential);
  return (await deps.checkPassword(email, pin)) === user_id;
}

async function currentRefusal(
  deps: AccountDeps,
  caller: Caller,
  own: Account,
  current: string,
): Promise<Refusal | null> {
  const key = { account: `change\n${caller.userId}`, address: caller.address };
  const grant = await takeAttempt(deps.db, key, deps.now());
  if (grant === 'locked') return 'too-many-attempts';
  if (!(await isCurrent(deps, own, normalizePin(current)))) return 'wrong-current-pin';
  await attemptSucceeded(deps.db, key, grant, deps.now());
  return null;
}

/**
 * Owners change their PIN by giving the current one; wrong ones are limited as at sign-in.
 * @returns a token to go on with, because every session ends, this one too.
 */
export async function changeOwnPin(
  deps: AccountDeps,
  caller: Caller,
  current: string,
  wanted: string,
): Promise<Result<string>> {
  const own = await readConsistently(deps.db, (tx) => requireLive(deps, tx, caller));
  if (!own.ok) return own;
  const pin = normalizePin(wanted);
  const isCustom = await isCustomAccount(deps, caller.userId);
  const refusal =
    lengthRefusal(pin, isCustom) ?? (await currentRefusal(deps, caller, own.value, current));
  if (refusal) return refused(refusal);
  const { email } = own.value.profile;
  const credential = isCustom ? await newCredential(deps, email, pin) : null;
  if (!isCustom) await setPassword(deps, caller.userId, pin);
  const written = await inTransaction(deps.db, async (tx): Promise<Result> => {
    const live = await requireLive(deps, tx, caller);
    if (!live.ok) return live;
    const { roles, pinCredentials } = accountCollections(deps.db);
    tx.set(roles.doc(caller.userId), withSessionsEnded(live.value, deps.now()).role);
    if (credential) tx.set(pinCredentials.doc(caller.userId), credential);
    return { ok: true, value: null };
  });
  if (!written.ok) return written;
  await afterReset(deps, caller.userId, email, isCustom);
  const admin = own.value.role.role === 'admin';
  return { ok: true, value: await signInToken(deps, caller.userId, admin, deps.now()) };
}
