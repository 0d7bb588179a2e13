import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** Retries the library makes by itself when others hold what a transaction wants. */
const MAX_ATTEMPTS = 10;
const FRESH_STARTS = 3;
const INVALID_ARGUMENT = 3;

/** A database that broke a deadlock closes the loser, whose next read then says this. */
function isClosed(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return (
    error.code === INVALID_ARGUMENT && error.message.includes('Transaction is invalid or closed')
  );
}

/**
 * Runs a transaction that several admins, or several guesses, may be at together. One that was
 * closed under its reads has written nothing and starts afresh.
 */
export async function transact<T>(
  db: Firestore,
  attempt: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let started = 1; ; started += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await db.runTransaction(attempt, { maxAttempts: MAX_ATTEMPTS });
    } catch (error) {
      if (started === FRESH_STARTS || !isClosed(error)) throw error;
    }
  }
}
