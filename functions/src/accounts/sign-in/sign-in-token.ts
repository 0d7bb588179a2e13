import { type Account, isAdminAccount } from '#accounts/account.ts';
import type { AccountDeps } from '#accounts/deps.ts';

/**
 * A token that signs a browser in at Firebase Auth, valid for an hour. It carries the account's
 * `sessions_valid_from`, in milliseconds, so that a later reset, suspension or deletion also ends
 * sessions made from it.
 * @param account as read in one moment with its PIN, or as written with it.
 */
export function signInToken(
  { auth }: Pick<AccountDeps, 'auth'>,
  account: Account,
): Promise<string> {
  const sessions_valid_from = account.role.sessions_valid_from?.getTime() ?? 0;
  const claims = { admin: isAdminAccount(account), sessions_valid_from };
  return auth.createCustomToken(account.profile.user_id, claims);
}
