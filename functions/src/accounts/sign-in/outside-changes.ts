import type { Profile } from '@reef/domain/accounts/account';
import type { UserRecord } from 'firebase-admin/auth';
import { noteOnce } from '#accounts/audit.ts';
import { linkedProviders, makeAuthUser, setAuthEmail } from '#accounts/auth-user.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import { endSessions, revokeSessions } from './end-sessions.ts';

type OutsideDeps = Pick<AccountDeps, 'db' | 'auth' | 'now'>;
type Whose = Pick<Profile, 'user_id' | 'email' | 'email_verified'>;

/** What Firebase's public API changed on a user: another way to sign in, the e-mail. */
function changesOf(user: UserRecord, profile: Whose, hasPin: boolean): string[] {
  return [
    // An account whose PIN is Firebase's password has not signed in since PINs moved (decision 34).
    ...(hasPin ? linkedProviders(user) : []),
    // A user that a sign-in token created again has none yet.
    ...(user.email !== undefined && user.email !== profile.email ? ['email'] : []),
  ];
}

/** The account's e-mail for Firebase Auth. */
function authEmailOf({ email, email_verified: emailVerified }: Whose) {
  return { email, emailVerified };
}

/** Removes a user's sign-in providers. Firebase then drops the e-mail, so it is set again. */
export async function unlinkProviders(
  deps: OutsideDeps,
  user: UserRecord,
  profile: Whose,
): Promise<void> {
  const providersToUnlink = linkedProviders(user);
  if (providersToUnlink.length === 0) return;
  await deps.auth.updateUser(user.uid, { providersToUnlink });
  await setAuthEmail(deps, user.uid, authEmailOf(profile));
}

/**
 * Undoes what Firebase Auth's public API changed on an account's user, bypassing the shop: a
 * session is enough to set a password or another e-mail there. Neither signs anybody in, but both
 * are removed and noted, once a day per account.
 * @returns whether there was anything to undo; then somebody has a session who should not.
 */
async function undoOutsideChanges(
  deps: OutsideDeps,
  user: UserRecord,
  profile: Whose,
): Promise<boolean> {
  const { pinCredentials } = accountCollections(deps.db);
  const hasPin = (await pinCredentials.doc(user.uid).get()).exists;
  const changed = changesOf(user, profile, hasPin);
  if (hasPin) await unlinkProviders(deps, user, profile);
  if (user.email !== profile.email) await setAuthEmail(deps, user.uid, authEmailOf(profile));
  if (changed.length === 0) return false;
  const day = deps.now().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const whose = { id: user.uid, email: profile.email };
  const recorded = { action: 'outside-change', before: { changed }, after: null } as const;
  await noteOnce(deps, `outside-change-${user.uid}-${day}`, whose, recorded);
  return true;
}

/**
 * Undoes such changes, and ends every session of the account if there were any.
 * @returns whether there were any.
 */
export async function undoAndEndSessions(
  deps: OutsideDeps,
  user: UserRecord,
  profile: Whose,
): Promise<boolean> {
  if (!(await undoOutsideChanges(deps, user, profile))) return false;
  await revokeSessions(deps, user.uid);
  await endSessions(deps, user.uid);
  return true;
}

/**
 * Brings an account's user of Firebase Auth in line before a sign-in: creates it again if it is
 * gone, and undoes changes that bypassed the shop, which ends every earlier session.
 */
export async function syncAuthUser(
  deps: OutsideDeps,
  user: UserRecord | null,
  profile: Whose,
): Promise<void> {
  const { user_id: uid } = profile;
  if (user === null) await makeAuthUser(deps, { uid, ...authEmailOf(profile) });
  else if (await undoOutsideChanges(deps, user, profile)) await endSessions(deps, uid);
}
