import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { type Account, currentAccount, userIdOf } from '#accounts/account.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { credentialByEmail } from '#accounts/pins/credential.ts';
import { derivePin, NO_SALT } from '#accounts/pins/pin-hash.ts';
import { atomically, readConsistently } from '#shared/db/atomic-writes.ts';
import { parseDocument } from '#shared/db/documents.ts';
import { shortDigest } from '#shared/db/short-digest.ts';
import { UNCONFIRMED_LASTS_MS } from './unconfirmed.ts';

/** Looks for an account that is being created. A sign-up's answer takes longer than all of them. */
const LOOKS = 4;
const BETWEEN_LOOKS_MS = 250;

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
  expires_at: z.date(),
});

type RepeatDeps = Pick<AccountDeps, 'db' | 'pepper' | 'now' | 'wait'>;

function documentOf({ db }: Pick<AccountDeps, 'db'>, email: string): DocumentReference {
  return accountCollections(db).signInAttempts.doc(`sign-up-${shortDigest(email)}`);
}

/** The hashes of PINs of recent sign-ups with an e-mail that already has an account. */
export async function repeatedSignUp(
  deps: Pick<AccountDeps, 'db' | 'now'>,
  email: string,
): Promise<string[]> {
  const stored = parseDocument(RepeatedSignUp, await documentOf(deps, email).get());
  if (!stored || stored.expires_at <= deps.now()) return [];
  return stored.first === null ? [stored.last] : [stored.first, stored.last];
}

/**
 * Whether an unconfirmed account was signed up again with another PIN: by two people, then, one of
 * whom owns the address. Whoever confirms by mail may be either.
 */
export async function isClaimedByTwo(
  deps: Pick<AccountDeps, 'db' | 'now'>,
  tx: Transaction,
  { profile }: Account,
): Promise<boolean> {
  if (profile.must_confirm_email !== true) return false;
  const noted = parseDocument(RepeatedSignUp, await tx.get(documentOf(deps, profile.email)));
  return noted !== null && noted.expires_at > deps.now() && noted.has_other_pin;
}

/**
 * The PIN of an e-mail that has an account, as `credentialByEmail` finds it. If there is no account
 * yet, another call, perhaps the same press sent twice, is still creating it: this one waits.
 */
async function credentialOnceMade(deps: RepeatDeps, email: string) {
  for (let look = 1; ; look += 1) {
    // In this order, so that an account that is written between the two is found with its PIN.
    // oxlint-disable no-await-in-loop -- each look follows a pause.
    const userId = await readConsistently(deps.db, (tx) => userIdOf(deps.db, tx, email));
    const found = await credentialByEmail(deps, email);
    if (found !== null || userId !== null || look === LOOKS) return found;
    await deps.wait(BETWEEN_LOOKS_MS);
    // oxlint-enable no-await-in-loop
  }
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
  const found = await credentialOnceMade(deps, email);
  const hash = await derivePin(pin, deps.pepper(), found?.credential.salt ?? NO_SALT);
  const account = found ? await currentAccount(deps, found.userId) : null;
  const isWaiting = account?.profile.must_confirm_email === true;
  const document = documentOf(deps, email);
  const now = deps.now();
  await atomically(deps.db, async (unit) => {
    const [snapshot] = await unit.read(document);
    const stored = parseDocument(RepeatedSignUp, snapshot);
    const known = stored && stored.expires_at > now ? stored : null;
    unit.write(document, {
      first: isWaiting ? null : (known?.first ?? hash),
      last: hash,
      has_other_pin: known?.has_other_pin === true || hash !== found?.credential.hash,
      expires_at: known?.expires_at ?? new Date(now.getTime() + UNCONFIRMED_LASTS_MS),
    });
  });
}
