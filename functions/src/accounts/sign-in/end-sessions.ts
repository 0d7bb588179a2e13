import { type Account, readAccount } from '#accounts/account.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import { ignoreMissingUser } from '#accounts/auth-user.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { inTransaction } from '#shared/db/atomic-writes.ts';

/**
 * The account with every session ended, and every token that knows of no later end. Rules and callables
 * ask this field, so that tokens which are still good for an hour are not. It always grows: of two ends
 * in one millisecond, or by clocks that differ, the later one counts too.
 */
export function withSessionsEnded(account: Account, now: Date): Account {
  const before = account.role.sessions_valid_from?.getTime() ?? 0;
  const sessions_valid_from = new Date(Math.max(now.getTime(), before + 1));
  return { ...account, role: { ...account.role, sessions_valid_from } };
}

/** Ends every session of an account for rules and callables. */
export async function endSessions(
  deps: Pick<AccountDeps, 'db' | 'now'>,
  userId: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const account = await readAccount(deps.db, tx, userId);
    if (!account) return;
    tx.set(
      accountCollections(deps.db).roles.doc(userId),
      withSessionsEnded(account, deps.now()).role,
    );
  });
}

/** Ends the sessions at Firebase Auth too, so that none is ever refreshed. */
export async function revokeSessions(
  deps: Pick<AccountDeps, 'auth'>,
  userId: string,
): Promise<void> {
  await ignoreMissingUser(() => deps.auth.revokeRefreshTokens(userId));
}
