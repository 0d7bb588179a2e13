import { type Account, readAccount } from '#accounts/account.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import { ignoreMissingUser } from '#accounts/auth-user.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { inTransaction } from '#shared/db/atomic-writes.ts';
import { sessionCut } from '#accounts/standing.ts';

/**
 * The account with every session begun before now ended. Rules and callables ask this field, so
 * that tokens which are still good for an hour are not.
 */
export function withSessionsEnded(account: Account, now: Date): Account {
  return { ...account, role: { ...account.role, sessions_valid_from: sessionCut(now) } };
}

/** Ends, for rules and callables, every session of an account that began before `cut`. */
export async function endSessionsBefore(
  deps: Pick<AccountDeps, 'db'>,
  userId: string,
  cut: Date,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const account = await readAccount(deps.db, tx, userId);
    if (!account) return;
    tx.set(accountCollections(deps.db).roles.doc(userId), withSessionsEnded(account, cut).role);
  });
}

/** Ends the sessions at Firebase Auth too, so that none is ever refreshed. */
export async function revokeSessions(
  deps: Pick<AccountDeps, 'auth'>,
  userId: string,
): Promise<void> {
  await ignoreMissingUser(() => deps.auth.revokeRefreshTokens(userId));
}
