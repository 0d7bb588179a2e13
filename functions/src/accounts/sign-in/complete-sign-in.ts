import { EMPTY_CONTACT, isSessionLive } from '@reef/domain/accounts/account';
import type { CompleteSignInResult } from '@reef/domain/accounts/account-calls';
import type { UserRecord } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import { type Account, isAdminAccount, readAccount, rolesOf } from '#accounts/account.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import { findAuthUser } from '#accounts/auth-user.ts';
import { writeAccount } from '#accounts/admin/create-account.ts';
import type { AccountDeps, Caller } from '#accounts/deps.ts';
import { writeDirectory } from '#accounts/directory/directory.ts';
import { credentialOf, dropPassword } from '#accounts/pins/reset-pin.ts';
import { refused, type Result } from '#accounts/refusal.ts';
import { revokeSessions } from './end-sessions.ts';
import { attemptSucceeded } from './sign-in-attempts.ts';
import { withEmailVerified } from './verify-email.ts';
import { inTransaction } from '#shared/db/atomic-writes.ts';

function isRevoked(user: UserRecord, caller: Caller): boolean {
  const from = user.tokensValidAfterTime;
  return from !== undefined && caller.signedInAt.getTime() < Date.parse(from);
}

/** The documents of a confirmed Firebase user who has none: made in the console, or imported. */
function firstDocuments(user: UserRecord, email: string, now: Date): Account {
  return {
    profile: {
      user_id: user.uid,
      email,
      email_verified: true,
      can_make_purchases: true,
      created_at: now,
      roles: rolesOf('user'),
    },
    extended: { ...EMPTY_CONTACT, user_id: user.uid, account_status: 'active', updated_at: now },
    role: { user_id: user.uid, role: 'user' },
  };
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
  if (!account) {
    if (isGoing || !user.emailVerified || !user.email) return refused('session-ended');
    const made = firstDocuments(user, user.email, deps.now());
    writeAccount(deps, tx, made);
    return { ok: true, value: made };
  }
  if (!isSessionLive(caller.signedInAt, account.role)) return refused('session-ended');
  if (!user.emailVerified || account.profile.email_verified) return { ok: true, value: account };
  const confirmed = withEmailVerified(account);
  tx.set(profiles.doc(user.uid), confirmed.profile);
  writeDirectory(deps.db, tx, confirmed);
  return { ok: true, value: confirmed };
}

/**
 * `complete_sign_in`, after every sign-in: copies a confirmed e-mail into the profile and so opens
 * purchases, makes the documents of a confirmed user who has none, and forgets wrong PINs. An
 * unconfirmed standard account is refused (AUTH-05), and so is a password beside a PIN of ours, which
 * goes. May be repeated.
 */
export async function completeSignIn(
  deps: AccountDeps,
  caller: Caller,
): Promise<Result<CompleteSignInResult>> {
  const user = await findAuthUser(deps.auth, caller.userId);
  if (!user || user.disabled || isRevoked(user, caller)) return refused('session-ended');
  if (caller.provider === 'password' && (await credentialOf(deps, caller.userId)) !== null) {
    // Only Firebase's public calls can have set it: an account has one PIN, and this is not it.
    await dropPassword(deps, caller.userId);
    await revokeSessions(deps, caller.userId);
    return refused('bad-credentials');
  }
  if (caller.provider === 'password' && !user.emailVerified) return refused('unconfirmed');
  const result = await inTransaction(deps.db, (tx) => bringUpToDate(deps, tx, user, caller));
  if (!result.ok) return result;
  const { profile } = result.value;
  const key = { account: profile.email, address: caller.address };
  if (caller.provider === 'password') await attemptSucceeded(deps.db, key, 'counted', deps.now());
  return {
    ok: true,
    value: {
      user_id: profile.user_id,
      is_admin: isAdminAccount(result.value),
      email_verified: profile.email_verified,
    },
  };
}
