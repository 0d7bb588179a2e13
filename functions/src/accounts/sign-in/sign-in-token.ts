import { type Account, isAdminAccount } from '#accounts/account.ts';
import type { AccountDeps } from '#accounts/deps.ts';

/**
 * A token that signs a browser in at Firebase Auth, good for an hour. It carries the account's
 * `sessions_valid_from`, in milliseconds, so that a reset, suspension or deletion ends what is made of it
 * afterwards too.
 * @param account as it was when the PIN was its own: read in one moment with the PIN, or written with it.
 */
export function signInToken(
  { auth }: Pick<AccountDeps, 'auth'>,
  account: Account,
): Promise<string> {
  const sessions_valid_from = account.role.sessions_valid_from?.getTime() ?? 0;
  const claims = { admin: isAdminAccount(account), sessions_valid_from };
  return auth.createCustomToken(account.profile.user_id, claims);
}
