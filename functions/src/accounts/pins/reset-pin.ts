import { isPinLength, normalizePin, MIN_PIN_LENGTH } from '@reef/domain/accounts/pin';
import { refused } from '@reef/domain/shared/refused';
import { accountCollections } from '#accounts/account-collections.ts';
import { type Account, currentAccount, isAdminAccount } from '#accounts/account.ts';
import { mailWrite } from '#mail/outbox.ts';
import { pinReplaced } from '#mail/templates/account-mails.ts';
import { inTransaction, readConsistently } from '#shared/db/atomic-writes.ts';
import { parseDocument } from '#shared/db/documents.ts';
import { findAuthUser } from '#accounts/auth-user.ts';
import { changeAccount, type Decide } from '#accounts/admin/change-account.ts';
import type { AccountDeps, Caller } from '#accounts/deps.ts';
import { revokeSessions, withSessionsEnded } from '#accounts/sign-in/end-sessions.ts';
import { hashPin, isPinOf, PinCredential } from './pin-hash.ts';
import type { Refusal, Result } from '#accounts/refusal.ts';
import {
  attemptSucceeded,
  changePinAttempts,
  takeAttempt,
} from '#accounts/sign-in/sign-in-attempts.ts';
import { forgetWrongPins, noteWrongPin } from '#accounts/sign-in/slow-guessing.ts';
import { noteWeakPin } from './weak-pin.ts';
import { unlinkProviders } from '#accounts/sign-in/outside-changes.ts';
import { signInToken } from '#accounts/sign-in/sign-in-token.ts';
import { adminRefusal, requireLive } from '#accounts/require-caller.ts';

/** The credential of an account; null if its PIN is still Firebase's password. */
async function credentialOf(deps: AccountDeps, userId: string): Promise<PinCredential | null> {
  const { pinCredentials } = accountCollections(deps.db);
  return parseDocument(PinCredential, await pinCredentials.doc(userId).get());
}

/** Why a PIN of this length is refused; null if it is not. */
export function lengthRefusal(pin: string, least: 4 | 6): Refusal | null {
  if (pin === '') return 'pin-required';
  if (isPinLength(pin, least)) return null;
  return least === MIN_PIN_LENGTH.custom ? 'pin-under-4' : 'pin-under-6';
}

/** The minimum length of an account's next PIN, set when it was created (docs/spec/accounts.md). */
export async function leastOf(deps: AccountDeps, userId: string): Promise<4 | 6> {
  const credential = await credentialOf(deps, userId);
  return credential === null || credential.least === MIN_PIN_LENGTH.standard
    ? MIN_PIN_LENGTH.standard
    : MIN_PIN_LENGTH.custom;
}

/**
 * An admin gives another account a new PIN, without the current one; never their own. The account's
 * address is told.
 */
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
  const least = await leastOf(deps, targetId);
  const refusal = lengthRefusal(pin, leastOverride ?? least);
  if (refusal) return refused(refusal);
  const user = await currentAccount(deps, targetId);
  if (!user) return refused('not-found');
  const owner = { email: user.profile.email, now: deps.now(), least };
  const credential = await hashPin(pin, deps.pepper(), owner);
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
    tx.set(pinCredentials.doc(targetId), { ...credential, email });
    const content = pinReplaced(deps.shop);
    const mail = { id: `pin-replaced-${deps.newId()}`, to: email, content, about: targetId };
    tx.create(...mailWrite(deps.db, mail, deps.now()));
  });
  if (!result.ok) return result;
  await afterReset(deps, targetId, user.profile.email);
  if (isAdminAccount(user)) await noteWeakPin(deps, user.profile, pin);
  return { ok: true, value: null };
}

/** Ends every session, and forgets earlier wrong PINs. */
export async function afterReset(deps: AccountDeps, userId: string, email: string): Promise<void> {
  const user = await findAuthUser(deps.auth, userId);
  const account = await currentAccount(deps, userId);
  // An account has one PIN: anything else at Firebase, such as a password, goes with the old one.
  if (user && account) await unlinkProviders(deps, user, account.profile);
  await revokeSessions(deps, userId);
  await forgetWrongPins(deps, userId, email);
}

async function isCurrent(deps: AccountDeps, own: Account, pin: string): Promise<boolean> {
  const { user_id, email } = own.profile;
  const credential = await credentialOf(deps, user_id);
  if (credential) return isPinOf(pin, deps.pepper(), credential);
  return (await deps.checkPassword(email, pin)) === user_id;
}

async function currentRefusal(
  deps: AccountDeps,
  caller: Caller,
  own: Account,
  current: string,
): Promise<Refusal | null> {
  const key = { account: changePinAttempts(caller.userId), address: caller.address };
  const grant = await takeAttempt(deps.db, key, deps.now());
  if (grant === 'locked') return 'too-many-attempts';
  if (!(await isCurrent(deps, own, normalizePin(current)))) {
    await noteWrongPin(deps, { email: own.profile.email, address: caller.address });
    return 'wrong-current-pin';
  }
  await attemptSucceeded(deps.db, key, grant, deps.now());
  return null;
}

/**
 * Owners change their PIN by giving the current one; wrong ones are limited as at sign-in.
 * @returns a new sign-in token, because every session ends, this one too.
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
  const least = await leastOf(deps, caller.userId);
  const refusal =
    lengthRefusal(pin, least) ?? (await currentRefusal(deps, caller, own.value, current));
  if (refusal) return refused(refusal);
  const owner = { email: own.value.profile.email, now: deps.now(), least };
  const credential = await hashPin(pin, deps.pepper(), owner);
  const written = await inTransaction(deps.db, async (tx): Promise<Result<Account>> => {
    const live = await requireLive(deps, tx, caller);
    if (!live.ok) return live;
    const { roles, pinCredentials } = accountCollections(deps.db);
    const next = withSessionsEnded(live.value, deps.now());
    tx.set(roles.doc(caller.userId), next.role);
    // An admin may have changed the e-mail meanwhile.
    const { email } = next.profile;
    tx.set(pinCredentials.doc(caller.userId), { ...credential, email });
    return { ok: true, value: next };
  });
  if (!written.ok) return written;
  const account = written.value;
  await afterReset(deps, caller.userId, account.profile.email);
  if (isAdminAccount(account)) await noteWeakPin(deps, account.profile, pin);
  return { ok: true, value: await signInToken(deps, account) };
}
