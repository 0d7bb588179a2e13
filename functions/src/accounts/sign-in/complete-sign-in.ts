import { SHOP_SIGN_IN } from '@reef/domain/accounts/account';
import { isSessionLive } from '@reef/domain/accounts/account-rights';
import type { CompleteSignInResult } from '@reef/domain/accounts/login-calls';
import { refused } from '@reef/domain/shared/refused';
import type { UserRecord } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import { type Account, currentAccount, isAdminAccount, readAccount } from '#accounts/account.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import { findAuthUser } from '#accounts/auth-user.ts';
import type { AccountDeps, Caller } from '#accounts/deps.ts';
import { writeDirectory } from '#accounts/directory/directory.ts';
import type { Result } from '#accounts/refusal.ts';
import { undoAndEndSessions } from './outside-changes.ts';
import { isConfirmedAtAuth, withEmailVerified } from './verify-email.ts';
import { inTransaction } from '#shared/db/atomic-writes.ts';

/** Whether Firebase ended this session. A sign-in may end sessions between PIN and exchange. */
function isRevoked(user: UserRecord, caller: Caller): boolean {
  const from = user.tokensValidAfterTime;
  return from !== undefined && caller.exchangedAt.getTime() < Date.parse(from);
}

async function bringUpToDate(
  deps: AccountDeps,
  tx: Transaction,
  user: UserRecord,
  caller: Caller,
): Promise<Result<Account>> {
  const { removals, profiles } = accountCollections(deps.db);
  const isGoing = (await tx.get(removals.doc(user.uid))).exists;
  const account = isGoing ? null : await readAccount(deps.db, tx, user.uid);
  if (!account || !isSessionLive(caller.validFrom, account.role)) return refused('session-ended');
  if (account.profile.email_verified) return { ok: true, value: account };
  if (!isConfirmedAtAuth(user, account)) {
    const isWaiting = account.profile.must_confirm_email === true;
    return isWaiting ? refused('unconfirmed') : { ok: true, value: account };
  }
  const confirmed = withEmailVerified(account);
  tx.set(profiles.doc(user.uid), confirmed.profile);
  writeDirectory(deps.db, tx, confirmed);
  return { ok: true, value: confirmed };
}

/** Removes what opened a session that bypassed the shop, and ends every other session. */
async function refuseOutside(deps: AccountDeps, user: UserRecord): Promise<void> {
  const account = await currentAccount(deps, user.uid);
  if (account) await undoAndEndSessions(deps, user, account.profile);
}

/**
 * `complete_sign_in`, after every sign-in: copies a confirmed e-mail into the profile, which allows
 * purchases. Refuses a session that did not begin with the shop's own token, and removes what
 * opened it. Refuses a session of an account that the shop does not have. May be repeated.
 */
export async function completeSignIn(
  deps: AccountDeps,
  caller: Caller,
): Promise<Result<CompleteSignInResult>> {
  const user = await findAuthUser(deps.auth, caller.userId);
  if (!user || user.disabled || isRevoked(user, caller)) return refused('session-ended');
  if (caller.provider !== SHOP_SIGN_IN) {
    await refuseOutside(deps, user);
    return refused('session-ended');
  }
  const result = await inTransaction(deps.db, (tx) => bringUpToDate(deps, tx, user, caller));
  if (!result.ok) return result;
  const { profile } = result.value;
  return {
    ok: true,
    value: {
      user_id: profile.user_id,
      is_admin: isAdminAccount(result.value),
      email_verified: profile.email_verified,
    },
  };
}
