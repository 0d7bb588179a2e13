import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { type Account, currentAccount, userIdOf } from '#accounts/account.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { credentialByEmail } from '#accounts/pins/credential.ts';
import { derivePin, NO_SALT, type PinCredential } from '#accounts/pins/pin-hash.ts';
import { atomically, readConsistently } from '#shared/db/atomic-writes.ts';
import { parseDocument } from '#shared/db/documents.ts';
import { shortDigest } from '#shared/db/short-digest.ts';
import { DAY_MS, MINUTE_MS } from '@reef/domain/shared/time';
import { isUnconfirmedTooLong, UNCONFIRMED_LASTS_MS } from './unconfirmed.ts';

/** Looks for an account that is being created. A sign-up's answer takes longer than all of them. */
const LOOKS = 4;
const BETWEEN_LOOKS_MS = 250;

/** A note outlives the account it is about, which waits a week, then a day for a link, then a night. */
const NOTE_LASTS_MS = UNCONFIRMED_LASTS_MS + 2 * DAY_MS;

/** How far the clocks of two processes may differ. */
const CLOCKS_DIFFER_MS = MINUTE_MS;

/**
 * A document of `sign_in_attempts`: PINs typed at sign-ups with an e-mail that already has an
 * account, hashed with that account's salt. A new account keeps its first PIN, and later ones
 * change nothing, so the first and the last tell the two cases apart.
 */
const RepeatedSignUp = z.object({
  first: z.nullable(z.string()),
  last: z.string(),
  /** True once one of them may not be the account's own. It stays true. */
  has_other_pin: z._default(z.boolean(), true),
  /**
   * When the first PIN was typed for the address: for an account that waits, when it was made. Older
   * notes lack it, and expire a week after it.
   */
  noted_at: z.optional(z.date()),
  expires_at: z.date(),
});
type RepeatedSignUp = z.infer<typeof RepeatedSignUp>;

/** PINs of recent sign-ups with an e-mail that already has an account, and their `noted_at`. */
export type RepeatedPins = { hashes: readonly string[]; notedAt: Date };

type RepeatDeps = Pick<AccountDeps, 'db' | 'pepper' | 'now' | 'wait'>;

function documentOf({ db }: Pick<AccountDeps, 'db'>, email: string): DocumentReference {
  return accountCollections(db).signInAttempts.doc(`sign-up-${shortDigest(email)}`);
}

function notedAt({ noted_at, expires_at }: RepeatedSignUp): Date {
  return noted_at ?? new Date(expires_at.getTime() - UNCONFIRMED_LASTS_MS);
}

function isRecent(noted: RepeatedSignUp, now: Date): boolean {
  return now.getTime() - notedAt(noted).getTime() < UNCONFIRMED_LASTS_MS;
}

/** False for a note from before the account: it is about another one, which is gone. */
function isAbout(noted: Date, account: Account | null): boolean {
  const createdMs = account?.profile.created_at.getTime() ?? Infinity;
  return noted.getTime() >= createdMs - CLOCKS_DIFFER_MS;
}

/** The PINs of recent sign-ups with an e-mail that already has an account. */
export async function repeatedSignUp(
  deps: Pick<AccountDeps, 'db' | 'now'>,
  email: string,
): Promise<RepeatedPins> {
  const stored = parseDocument(RepeatedSignUp, await documentOf(deps, email).get());
  if (!stored || !isRecent(stored, deps.now())) return { hashes: [], notedAt: new Date(0) };
  const { first, last } = stored;
  return { hashes: first === null ? [last] : [first, last], notedAt: notedAt(stored) };
}

/** Whether an account was signed up again with another PIN than its own, which has this hash. */
export function hasOtherPin(
  { hashes, notedAt: noted }: RepeatedPins,
  account: Account | null,
  own: string,
): boolean {
  return isAbout(noted, account) && hashes.some((hash) => hash !== own);
}

/**
 * Whether an unconfirmed account was signed up again with another PIN: by two people, then, one of
 * whom owns the address. Whoever confirms by mail may be either.
 */
export async function isClaimedByTwo(
  deps: Pick<AccountDeps, 'db'>,
  tx: Transaction,
  account: Account,
): Promise<boolean> {
  const { must_confirm_email: isWaiting, email } = account.profile;
  if (isWaiting !== true) return false;
  const noted = parseDocument(RepeatedSignUp, await tx.get(documentOf(deps, email)));
  return noted !== null && noted.has_other_pin && isAbout(notedAt(noted), account);
}

/**
 * The account of an e-mail, and its PIN as `credentialByEmail` finds it. If there is no account
 * yet, another call, perhaps the same press sent twice, is still creating it: this one waits.
 * @throws Error if none comes: a crash left the address taken, and nobody is mailed a link.
 */
async function accountOnceMade(
  deps: RepeatDeps,
  email: string,
): Promise<{ userId: string; credential: PinCredential | null }> {
  for (let look = 1; look <= LOOKS; look += 1) {
    // In this order, so that an account that is written between the two is found with its PIN.
    // Each look follows a pause.
    const userId = await readConsistently(deps.db, (tx) => userIdOf(deps.db, tx, email));
    const found = await credentialByEmail(deps, email);
    if (found !== null) return found;
    if (userId !== null) return { userId, credential: null };
    if (look < LOOKS) await deps.wait(BETWEEN_LOOKS_MS);
  }
  throw new Error('an address is taken at Firebase Auth, and no account has it');
}

/**
 * When an account was signed up that still waits to be confirmed; null for every other one, also for
 * one that has waited too long: it answers like an address that has an account.
 */
function waitingSince(account: Account | null, now: Date): Date | null {
  if (!account || isUnconfirmedTooLong(account.profile, now)) return null;
  return account.profile.must_confirm_email === true ? account.profile.created_at : null;
}

/**
 * Remembers the PIN of a sign-up with an e-mail that already has an account. Signing in with it
 * then answers that the e-mail must be confirmed, as it does after a new sign-up (ATT-103). The PIN
 * opens nothing.
 */
export async function noteRepeatedSignUp(
  deps: RepeatDeps,
  email: string,
  pin: string,
): Promise<void> {
  const { userId, credential } = await accountOnceMade(deps, email);
  const hash = await derivePin(pin, deps.pepper(), credential?.salt ?? NO_SALT);
  const account = await currentAccount(deps, userId);
  const document = documentOf(deps, email);
  const now = deps.now();
  // The account's own PIN was the first, and its week is theirs too: then neither is known any more.
  const since = waitingSince(account, now);
  await atomically(deps.db, async (unit) => {
    const [snapshot] = await unit.read(document);
    const stored = parseDocument(RepeatedSignUp, snapshot);
    const known = stored && isAbout(notedAt(stored), account) ? stored : null;
    const recent = known && isRecent(known, now) ? known : null;
    const noted_at = since ?? (recent ? notedAt(recent) : now);
    unit.write(document, {
      first: since ? null : (recent?.first ?? hash),
      last: hash,
      has_other_pin: known?.has_other_pin === true || hash !== credential?.hash,
      noted_at,
      expires_at: new Date(noted_at.getTime() + NOTE_LASTS_MS),
    });
  });
}
