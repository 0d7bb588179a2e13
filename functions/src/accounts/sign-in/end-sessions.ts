import { type Account, readAccount } from '#accounts/account.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import { ignoreMissingUser } from '#accounts/auth-user.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { inTransaction } from '#shared/db/atomic-writes.ts';

/**
 * The account with every session and every earlier token ended. Rules and callables read this
 * field, because a token stays valid for an hour. It always grows: of two ends in one millisecond,
 * or by clocks that differ, the later one counts too.
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

/** Revokes the sessions at Firebase Auth too, so that none is refreshed. */
export async function revokeSessions(
  deps: Pick<AccountDeps, 'auth'>,
  userId: string,
): Promise<void> {
  await ignoreMissingUser(() => deps.auth.revokeRefreshTokens(userId));
}
