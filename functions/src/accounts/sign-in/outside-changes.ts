import type { Profile } from '@reef/domain/accounts/account';
import type { UserRecord } from 'firebase-admin/auth';
import { noteOnce } from '#accounts/audit.ts';
import { authErrorCode, makeRoom, waysInOf, whereAuthUser } from '#accounts/auth-user.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { accountCollections } from '#accounts/account-collections.ts';

type OutsideDeps = Pick<AccountDeps, 'db' | 'auth' | 'now'>;
type Whose = Pick<Profile, 'user_id' | 'email' | 'email_verified'>;

/** What Firebase's public calls have changed about a user: a way in beside the PIN, the e-mail. */
function changesOf(user: UserRecord, profile: Whose, hasPin: boolean): string[] {
  return [
    // An account whose PIN is Firebase's password has not signed in since PINs moved (decision 34).
    ...(hasPin ? waysInOf(user) : []),
    // A user made anew by a sign-in token has none yet.
    ...(user.email !== undefined && user.email !== profile.email ? ['email'] : []),
  ];
}

async function giveBackEmail(deps: OutsideDeps, profile: Whose): Promise<void> {
  const { user_id, email, email_verified: emailVerified } = profile;
  try {
    await whereAuthUser(() => deps.auth.updateUser(user_id, { email, emailVerified }));
  } catch (error) {
    if (authErrorCode(error) !== 'auth/email-already-exists') throw error;
    if (await makeRoom(deps, email)) await giveBackEmail(deps, profile);
  }
}

/**
 * Undoes what Firebase Auth's public calls have changed about an account's user, past the shop: a
 * session is enough to set a password or another e-mail there. Neither opens anything, but each is
 * taken away and noted, once a day for an account.
 * @returns whether there was anything to undo; somebody has a session who should have none, then.
 */
export async function undoOutsideChanges(
  deps: OutsideDeps,
  user: UserRecord,
  profile: Whose,
): Promise<boolean> {
  const { pinCredentials } = accountCollections(deps.db);
  const hasPin = (await pinCredentials.doc(user.uid).get()).exists;
  const changed = changesOf(user, profile, hasPin);
  if (user.email !== profile.email) await giveBackEmail(deps, profile);
  if (changed.length === 0) return false;
  const providersToUnlink = hasPin ? waysInOf(user) : [];
  if (providersToUnlink.length > 0) {
    await whereAuthUser(() => deps.auth.updateUser(user.uid, { providersToUnlink }));
  }
  const day = deps.now().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const whose = { id: user.uid, email: profile.email };
  const recorded = { action: 'outside-change', before: { changed }, after: null } as const;
  await noteOnce(deps, `outside-change-${user.uid}-${day}`, whose, recorded);
  return true;
}
