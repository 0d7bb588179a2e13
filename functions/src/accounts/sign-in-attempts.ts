import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collections, parseDocument } from '../adapters/documents.ts';

const FIRST_LOCK_MS = 30_000;
const LONGEST_LOCK_MS = 15 * 60_000;
const FORGET_AFTER_MS = 24 * 60 * 60_000;

/** Wrong PINs that are free before the first lock: per account, and per network address. */
export const FREE_ATTEMPTS = { account: 5, address: 50 } as const;
type Scope = keyof typeof FREE_ATTEMPTS;

const Attempts = z.object({
  failures: z.int(),
  locked_until: z.nullable(z.date()),
  updated_at: z.date(),
});

/** How long the lock after the n-th failure lasts: 30 s, doubling, at most 15 minutes. */
export function lockMs(failures: number, scope: Scope): number {
  const over = failures - FREE_ATTEMPTS[scope];
  if (over < 0) return 0;
  return Math.min(LONGEST_LOCK_MS, FIRST_LOCK_MS * 2 ** Math.min(over, 10));
}

/** The counter's key; e-mails and addresses are kept only as digests. */
export function attemptKey(scope: Scope, value: string): string {
  return `${scope}-${createHash('sha256').update(value).digest('hex').slice(0, 40)}`;
}

/**
 * Takes one attempt before the PIN is looked at, in a transaction, so that parallel guesses cannot
 * race the counter.
 * @returns null when the attempt may go on, or until when the key is locked.
 */
export async function takeAttempt(
  db: Firestore,
  scope: Scope,
  value: string,
  now: Date,
): Promise<Date | null> {
  const document = collections(db).signInAttempts.doc(attemptKey(scope, value));
  return db.runTransaction(
    async (tx) => {
      const stored = parseDocument(Attempts, await tx.get(document));
      if (stored?.locked_until && stored.locked_until > now) return stored.locked_until;
      const isStale = !stored || now.getTime() - stored.updated_at.getTime() > FORGET_AFTER_MS;
      const failures = (isStale ? 0 : stored.failures) + 1;
      const lock = lockMs(failures, scope);
      tx.set(document, {
        failures,
        locked_until: lock === 0 ? null : new Date(now.getTime() + lock),
        updated_at: now,
      });
      return null;
    },
    { maxAttempts: 20 },
  );
}

/** Forgets an account's failures after its owner got in. */
export async function clearAttempts(db: Firestore, scope: Scope, value: string): Promise<void> {
  await collections(db).signInAttempts.doc(attemptKey(scope, value)).delete();
}
