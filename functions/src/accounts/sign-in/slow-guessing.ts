import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { userIdOf } from '#accounts/account.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import { noteOnce } from '#accounts/audit.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { atomically, readConsistently } from '#shared/db/atomic-writes.ts';
import { parseDocument } from '#shared/db/documents.ts';
import { shortDigest } from '#shared/db/short-digest.ts';
import { noteLimit } from '#shared/limits/note-limit.ts';
import { isWithinLimits } from '#shared/limits/rate-limit.ts';
import {
  changePinAttempts,
  forgetAttempts,
  lockAccount,
  noteWrongPinAtSite,
} from './sign-in-attempts.ts';
import { DAY_MS, HOUR_MS } from '@reef/domain/shared/time';

/** Wrong PINs for one e-mail in `SLOW_WINDOW_MS` after which the owner is told. */
const SLOW_GUESSES = 50;

/** How long wrong PINs are added up; the short locks forget after a day. */
const SLOW_WINDOW_MS = 30 * DAY_MS;

/** The lock after each further wrong PIN. */
const SLOW_LOCK_MS = DAY_MS;

/**
 * Wrong PINs of everybody in an hour, after which the owner is told: common PINs tried on many
 * accounts from many networks reach no other limit. They lock nothing, because a stranger could
 * lock everybody out.
 */
const FROM_EVERYBODY = { key: 'wrong PINs everybody', most: 200 };

/** A document of `sign_in_attempts`; its name is a digest, so no e-mail is kept. */
const WrongPins = z.object({ count: z.int(), expires_at: z.date() });

type GuessDeps = Pick<AccountDeps, 'db' | 'now'>;

function documentOf({ db }: Pick<AccountDeps, 'db'>, email: string): DocumentReference {
  return accountCollections(db).signInAttempts.doc(`month-${shortDigest(email)}`);
}

async function count(deps: GuessDeps, email: string): Promise<number> {
  const document = documentOf(deps, email);
  const now = deps.now();
  return atomically(deps.db, async (unit) => {
    const [snapshot] = await unit.read(document);
    const stored = parseDocument(WrongPins, snapshot);
    const known = stored && stored.expires_at > now ? stored : null;
    const next = (known?.count ?? 0) + 1;
    const until = known?.expires_at ?? new Date(now.getTime() + SLOW_WINDOW_MS);
    unit.write(document, { count: next, expires_at: until });
    return next;
  });
}

async function alarmOwner(deps: GuessDeps, userId: string, email: string): Promise<void> {
  const month = deps.now().toISOString().slice(0, 'yyyy-mm'.length);
  const after = { wrong_pins: SLOW_GUESSES };
  const recorded = { action: 'slow-guessing', before: null, after } as const;
  await noteOnce(deps, `slow-guessing-${userId}-${month}`, { id: userId, email }, recorded);
}

async function countForEverybody(deps: GuessDeps): Promise<void> {
  if (await isWithinLimits(deps, HOUR_MS, FROM_EVERYBODY)) return;
  const reason = `More than ${FROM_EVERYBODY.most} wrong PINs were given in an hour, for all accounts together. Nobody is refused because of it.`;
  await noteLimit(deps, 'wrong-pins', { reason });
}

/**
 * Counts a wrong PIN over weeks, for guesses so slow that the short locks forget them. From
 * `SLOW_GUESSES` on the owner is told, once a month per account, and each further wrong PIN,
 * wherever it was given, locks both signing in and changing the PIN for a day. Unknown e-mails are
 * counted and locked alike. It also counts for its /48, and for everybody.
 * @param address the caller's network address.
 */
export async function noteWrongPin(
  deps: GuessDeps,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const [wrong] = await Promise.all([
    count(deps, email),
    noteWrongPinAtSite(deps.db, address, deps.now()),
    countForEverybody(deps),
  ]);
  if (wrong < SLOW_GUESSES) return;
  const until = new Date(deps.now().getTime() + SLOW_LOCK_MS);
  const userId = await readConsistently(deps.db, (tx) => userIdOf(deps.db, tx, email));
  await lockAccount(deps.db, email, until);
  // For an unknown e-mail this locks nothing, with the same work.
  await lockAccount(deps.db, changePinAttempts(userId ?? email), until);
  if (wrong === SLOW_GUESSES && userId !== null) await alarmOwner(deps, userId, email);
}

/**
 * Forgets every wrong PIN of an account: its PIN has changed, or it is gone.
 * @param email undefined if it is not known any more; then only wrong current PINs are forgotten.
 */
export async function forgetWrongPins(
  deps: Pick<AccountDeps, 'db'>,
  userId: string,
  email: string | undefined,
): Promise<void> {
  if (email !== undefined) {
    await forgetAttempts(deps.db, email);
    await documentOf(deps, email).delete();
  }
  await forgetAttempts(deps.db, changePinAttempts(userId));
}
