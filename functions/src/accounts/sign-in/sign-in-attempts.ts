import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocument } from '#shared/db/documents.ts';
import { atomically, inTransaction } from '#shared/db/atomic-writes.ts';
import { shortDigest } from '#shared/db/short-digest.ts';
import { limitedSite } from '#shared/limits/network-address.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@reef/domain/shared/time';

const FIRST_LOCK_MS = 30_000;
const MAX_LOCK_MS = 15 * MINUTE_MS;
const TRUST_MS = 30 * DAY_MS;

/**
 * Wrong PINs before the first lock: per account, per network address, per trusted pair of both, and
 * per `site`, the /48 around an IPv6 address. A free tunnel gives one customer a /48, a phone
 * network may put thousands of customers into one.
 */
const FREE_ATTEMPTS = { account: 5, address: 50, pair: 5, site: 200 } as const;
type Scope = keyof typeof FREE_ATTEMPTS;

/** Quiet time after which failures are forgotten; short for addresses that many people share. */
const FORGET_AFTER_MS = { account: DAY_MS, address: HOUR_MS, pair: DAY_MS, site: HOUR_MS } as const;
const KEEP_MS = { account: DAY_MS, address: DAY_MS, pair: TRUST_MS, site: DAY_MS } as const;

const Attempts = z.object({
  failures: z.int(),
  locked_until: z.nullable(z.date()),
  updated_at: z.date(),
  trusted_until: z.optional(z.nullable(z.date())),
});
type Attempts = z.infer<typeof Attempts>;

/** Whose PIN is tried (an e-mail, a user id, the set-up code) and from where. */
export type AttemptKey = { account: string; address: string };

/** `locked`: do not check the PIN. `trusted`: counted only against this account at this address. */
export type AttemptGrant = 'locked' | 'counted' | 'trusted';

/**
 * How long the lock after the n-th failure lasts: 30 s, doubling, at most 15 minutes. That of a /48
 * stays at 30 s: one phone must not lock out all customers of its network.
 */
export function lockMs(failures: number, scope: Scope): number {
  const over = failures - FREE_ATTEMPTS[scope];
  if (over < 0) return 0;
  if (scope === 'site') return FIRST_LOCK_MS;
  return Math.min(MAX_LOCK_MS, FIRST_LOCK_MS * 2 ** Math.min(over, 10));
}

/** Documents of one attempt; `site` only of an IPv6 address. */
type Counters<T> = Record<Exclude<Scope, 'site'>, T> & { site?: T };

function siteDocument(db: Firestore, address: string): DocumentReference | null {
  const site = limitedSite(address);
  if (site === null) return null;
  return accountCollections(db).signInAttempts.doc(`site-${shortDigest(site)}`);
}

/** E-mails and addresses are stored only as digests. */
function documentsOf(db: Firestore, key: AttemptKey): Counters<DocumentReference> {
  const { signInAttempts } = accountCollections(db);
  const site = siteDocument(db, key.address);
  return {
    account: signInAttempts.doc(`account-${shortDigest(key.account)}`),
    address: signInAttempts.doc(`address-${shortDigest(key.address)}`),
    pair: signInAttempts.doc(`pair-${shortDigest(`${key.account}\n${key.address}`)}`),
    ...(site !== null && { site }),
  };
}

function referencesOf(at: Counters<DocumentReference>): DocumentReference[] {
  return [at.account, at.address, at.pair, ...(at.site ? [at.site] : [])];
}

/** @param snapshots in the order of `referencesOf`. */
function attemptsOf([account, address, pair, site]: DocumentSnapshot[]): Record<
  Scope,
  Attempts | null
> {
  const parsed = (document: DocumentSnapshot | undefined) => parseDocument(Attempts, document);
  return {
    account: parsed(account),
    address: parsed(address),
    pair: parsed(pair),
    site: parsed(site),
  };
}

function isLocked(attempts: Attempts | null, now: Date): boolean {
  return (attempts?.locked_until ?? now) > now;
}

function isTrusted(pair: Attempts | null, now: Date): boolean {
  return (pair?.trusted_until ?? now) > now;
}

function oneMore(stored: Attempts | null, scope: Scope, now: Date) {
  const isStale = !stored || now.getTime() - stored.updated_at.getTime() > FORGET_AFTER_MS[scope];
  const failures = (isStale ? 0 : stored.failures) + 1;
  const lock = lockMs(failures, scope);
  const until = lock === 0 ? null : new Date(now.getTime() + lock);
  return { failures, locked_until: until, updated_at: now, ...expiry(now, KEEP_MS[scope]) };
}

/** A TTL policy on `expires_at` deletes what is no longer needed. */
function expiry(now: Date, afterMs: number) {
  return { expires_at: new Date(now.getTime() + afterMs) };
}

/** What locks an attempt. */
function locksOf(trusted: boolean): readonly Scope[] {
  return trusted ? ['pair'] : ['account', 'address', 'site'];
}

/**
 * Counts one attempt before the PIN is checked, in one atomic step, so that parallel guesses cannot
 * race the counter. An address at which the owner recently signed in is counted apart, so that
 * guesses from elsewhere cannot lock the owner out. Unknown accounts are counted alike.
 */
export async function takeAttempt(
  db: Firestore,
  key: AttemptKey,
  now: Date,
): Promise<AttemptGrant> {
  const at = documentsOf(db, key);
  // Guarded rather than locked: a hundred guesses at once must not queue for seconds.
  return atomically(db, async (unit): Promise<AttemptGrant> => {
    const stored = attemptsOf(await unit.read(...referencesOf(at)));
    const trusted = isTrusted(stored.pair, now);
    if (locksOf(trusted).some((scope) => isLocked(stored[scope], now))) return 'locked';
    const counted = trusted ? (['pair'] as const) : (['account', 'address'] as const);
    for (const scope of counted) unit.write(at[scope], oneMore(stored[scope], scope, now));
    return trusted ? 'trusted' : 'counted';
  });
}

/**
 * Counts a wrong PIN against the /48 of an IPv6 address. It is counted after the check, and right
 * ones are not: everybody in the network writes to one document.
 */
export async function noteWrongPinAtSite(db: Firestore, address: string, now: Date): Promise<void> {
  const site = siteDocument(db, address);
  if (site === null) return;
  await atomically(db, async (unit) => {
    const [snapshot] = await unit.read(site);
    unit.write(site, oneMore(parseDocument(Attempts, snapshot), 'site', now));
  });
}

/** Milliseconds until a PIN of this account is checked from this address; 0 if at once. */
export async function lockLeftMs(db: Firestore, key: AttemptKey, now: Date): Promise<number> {
  const at = documentsOf(db, key);
  const stored = attemptsOf(await db.getAll(...referencesOf(at)));
  const ends = locksOf(isTrusted(stored.pair, now)).map(
    (scope) => stored[scope]?.locked_until?.getTime() ?? 0,
  );
  return Math.max(0, ...ends.map((end) => end - now.getTime()));
}

/**
 * The PIN was right: forgets the account's failures, gives one of them back to the address (not
 * more, so that one's own account does not help to guess at others) and trusts this address with
 * this account for 30 days. A trusted owner's success does not forget a stranger's guesses.
 */
export async function attemptSucceeded(
  db: Firestore,
  key: AttemptKey,
  grant: AttemptGrant,
  now: Date,
): Promise<void> {
  const at = documentsOf(db, key);
  await inTransaction(db, async (tx) => {
    const { account, address } = attemptsOf(await tx.getAll(at.account, at.address));
    tx.set(at.pair, {
      failures: 0,
      locked_until: null,
      updated_at: now,
      trusted_until: new Date(now.getTime() + TRUST_MS),
      account: at.account.id,
      ...expiry(now, TRUST_MS),
    });
    if (grant !== 'counted' || !account) return;
    tx.delete(at.account);
    if (!address) return;
    const failures = Math.max(0, address.failures - 1);
    const isFree = failures < FREE_ATTEMPTS.address;
    tx.update(at.address, { failures, ...(isFree && { locked_until: null }) });
  });
}

/** The key under which wrong current PINs count when an account's owner changes the PIN. */
export function changePinAttempts(userId: string): string {
  return `change\n${userId}`;
}

/**
 * Locks an account until a time, except where its owner is trusted; a longer lock stays. There may
 * have been no attempt here: a wrong PIN in one place locks the others.
 */
export async function lockAccount(db: Firestore, account: string, until: Date): Promise<void> {
  const document = accountCollections(db).signInAttempts.doc(`account-${shortDigest(account)}`);
  await atomically(db, async (unit) => {
    const [snapshot] = await unit.read(document);
    const stored = parseDocument(Attempts, snapshot);
    if ((stored?.locked_until ?? until) > until) return;
    // Keeps the count, so that only the first of several guesses right after the lock is checked.
    const failures = Math.max(stored?.failures ?? 0, FREE_ATTEMPTS.account);
    const next = { failures, locked_until: until, updated_at: until };
    unit.write(document, { ...next, ...expiry(until, KEEP_MS.account) });
  });
}

/** Forgets all attempts on an account: its PIN was reset, it waited until now, or it is gone. */
export async function forgetAttempts(db: Firestore, account: string): Promise<void> {
  const { signInAttempts } = accountCollections(db);
  const own = signInAttempts.doc(`account-${shortDigest(account)}`);
  const pairs = await signInAttempts.where('account', '==', own.id).get();
  await Promise.all([own, ...pairs.docs.map(({ ref }) => ref)].map((ref) => ref.delete()));
}
