import { PIN_CHECKED_AT } from '#shared/access/session-start.ts';
import type { AccountDeps } from '#accounts/deps.ts';

const SECOND_MS = 1000;

/**
 * A token that signs a browser in at Firebase Auth, good for an hour. It carries when the PIN was
 * given, so that a reset, suspension or deletion ends what is made of it afterwards too.
 */
export function signInToken(
  { auth }: Pick<AccountDeps, 'auth'>,
  userId: string,
  isAdmin: boolean,
  checkedAt: Date,
): Promise<string> {
  const seconds = Math.floor(checkedAt.getTime() / SECOND_MS);
  return auth.createCustomToken(userId, { admin: isAdmin, [PIN_CHECKED_AT]: seconds });
}
