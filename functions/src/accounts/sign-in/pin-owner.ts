import { normalizePin, MIN_PIN_LENGTH } from '@reef/domain/accounts/pin';
import type { UserRecord } from 'firebase-admin/auth';
import { type Account, currentAccount, readAccount } from '#accounts/account.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import { findAuthUser } from '#accounts/auth-user.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { credentialByEmail } from '#accounts/pins/credential.ts';
import { derivePin, hashPin, isSameHash, NO_SALT, PinCredential } from '#accounts/pins/pin-hash.ts';
import { inTransaction, readConsistently } from '#shared/db/atomic-writes.ts';
import { parseDocument } from '#shared/db/documents.ts';
import { unlinkProviders } from './outside-changes.ts';
import { isUnconfirmedTooLong } from './unconfirmed.ts';
import { hasOtherPin, repeatedSignUp } from './repeated-sign-up.ts';

/** What checking a PIN needs. */
export type PinDeps = Pick<
  AccountDeps,
  'db' | 'auth' | 'pepper' | 'now' | 'checkPassword' | 'report'
>;

/** Whether a right PIN may sign in to its account. */
type SignInStatus =
  | { kind: 'owner'; account: Account; user: UserRecord | null }
  | { kind: 'unconfirmed' }
  | { kind: 'nobody' };

/**
 * Whose PIN it is, and its hash. `unconfirmed`: the PIN is right, but the e-mail is not confirmed;
 * or it was typed at a sign-up with an e-mail that already has an account. The answer does not tell
 * which.
 */
export type PinAnswer =
  | Exclude<SignInStatus, { kind: 'owner' }>
  | (Extract<SignInStatus, { kind: 'owner' }> & { hash: string });

const NOBODY = { kind: 'nobody' } as const;

/** Asks Firebase about a password. Its faults do not lock out those whose PIN is here. */
async function askFirebase(deps: PinDeps, email: string, pin: string): Promise<string | null> {
  try {
    return await deps.checkPassword(email, pin);
  } catch (error) {
    deps.report('Firebase Auth could not be asked about a PIN', error);
    return null;
  }
}

/**
 * The account, if a PIN that was found right is still its PIN; null if it has another by now, or is
 * gone. Both are read at one moment, so that a token made from it does not outlive an end of
 * sessions that came with another PIN.
 * @param hash the PIN's hash.
 */
export async function accountOfPin(
  { db }: Pick<AccountDeps, 'db'>,
  userId: string,
  hash: string,
): Promise<Account | null> {
  return readConsistently(db, async (tx) => {
    const document = await tx.get(accountCollections(db).pinCredentials.doc(userId));
    const isStill = parseDocument(PinCredential, document)?.hash === hash;
    return isStill ? readAccount(db, tx, userId) : null;
  });
}

/**
 * Moves a PIN that was Firebase's password to `pin_credentials`.
 * @returns its hash; null if the account already has a PIN there, which was set later and stays, or
 * has another e-mail by now, which the next sign-in has to give.
 */
async function migratePin(
  deps: PinDeps,
  { profile }: Account,
  user: UserRecord | null,
  pin: string,
): Promise<string | null> {
  const { user_id: userId, email } = profile;
  const owner = { email, now: deps.now(), least: MIN_PIN_LENGTH.standard };
  const credential = await hashPin(pin, deps.pepper(), owner);
  const document = accountCollections(deps.db).pinCredentials.doc(userId);
  const isMoved = await inTransaction(deps.db, async (tx) => {
    const present = await tx.get(document);
    const account = await readAccount(deps.db, tx, userId);
    if (present.exists || account?.profile.email !== email) return false;
    tx.create(document, credential);
    return true;
  });
  if (isMoved && user !== null) await unlinkProviders(deps, user, profile);
  return isMoved ? credential.hash : null;
}

/** @param isClaimedByTwo two PINs were signed up with: Firebase's mail confirms neither. */
async function signInStatus(
  deps: PinDeps,
  account: Account | null,
  isClaimedByTwo = false,
): Promise<SignInStatus> {
  if (!account || isUnconfirmedTooLong(account.profile, deps.now())) return NOBODY;
  // Firebase may have confirmed the e-mail by its own mail, which counts.
  const user = await findAuthUser(deps.auth, account.profile.user_id);
  const isVerified = user?.emailVerified === true && user.email === account.profile.email;
  const isConfirmed = isVerified && !isClaimedByTwo;
  const isWaiting = account.profile.must_confirm_email === true && !isConfirmed;
  return isWaiting ? { kind: 'unconfirmed' } : { kind: 'owner', account, user };
}

async function ownerAtFirebase(
  deps: PinDeps,
  userId: string,
  email: string,
  pin: string,
): Promise<PinAnswer> {
  const account = await currentAccount(deps, userId);
  if (account?.profile.email !== email) return NOBODY;
  const owner = await signInStatus(deps, account);
  if (owner.kind !== 'owner') return owner;
  const hash = await migratePin(deps, account, owner.user, pin);
  if (hash === null) {
    // The PIN is looked up again in its new place.
    const moved = await credentialByEmail(deps, email);
    return moved ? pinOwner(deps, email, pin) : NOBODY;
  }
  const user = await findAuthUser(deps.auth, userId);
  return { ...owner, user, hash };
}

/**
 * Looks a PIN up: among the shop's own, then as the Firebase password of an account whose PIN has
 * not moved yet (AUTH-02). Known, unknown and refused e-mails cost the same work, one hash and one
 * request to Firebase, so that the time reveals nothing.
 */
export async function pinOwner(deps: PinDeps, email: string, typed: string): Promise<PinAnswer> {
  const pin = normalizePin(typed);
  const [found, repeated] = await Promise.all([
    credentialByEmail(deps, email),
    repeatedSignUp(deps, email),
  ]);
  const salt = found?.credential.salt ?? NO_SALT;
  const [hash, standardId] = await Promise.all([
    derivePin(pin, deps.pepper(), salt),
    askFirebase(deps, email, pin),
  ]);
  if (found && isSameHash(hash, found.credential.hash)) {
    const account = await currentAccount(deps, found.userId);
    const isClaimedByTwo = hasOtherPin(repeated, account, found.credential.hash);
    const owner = await signInStatus(deps, account, isClaimedByTwo);
    return owner.kind === 'owner' ? { ...owner, hash } : owner;
  }
  if (!found && standardId !== null) return ownerAtFirebase(deps, standardId, email, pin);
  if (repeated.hashes.includes(hash)) {
    // The same work as for an unconfirmed account.
    if (found) await signInStatus(deps, await currentAccount(deps, found.userId));
    return { kind: 'unconfirmed' };
  }
  // The PIN may have moved here while Firebase was asked.
  const moved = await credentialByEmail(deps, email);
  return moved && !found ? pinOwner(deps, email, typed) : NOBODY;
}
