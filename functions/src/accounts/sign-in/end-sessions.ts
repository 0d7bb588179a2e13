import type { Account } from '#accounts/account.ts';
import { whereAuthUser } from '#accounts/auth-user.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { sessionCut } from '#accounts/standing.ts';

/**
 * The account with every session begun before now ended. Rules and callables ask this field, so
 * that tokens which are still good for an hour are not.
 */
export function withSessionsEnded(account: Account, now: Date): Account {
  return { ...account, role: { ...account.role, sessions_valid_from: sessionCut(now) } };
}

/** Ends the sessions at Firebase Auth too, so that none is ever refreshed. */
export async function revokeSessions(deps: AccountDeps, userId: string): Promise<void> {
  await whereAuthUser(() => deps.auth.revokeRefreshTokens(userId));
}
