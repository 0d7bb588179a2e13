import type { Profile } from '@reef/domain/accounts/account';
import { MINUTE_MS } from '@reef/domain/shared/time';
import { utcDay } from '@reef/domain/shipping/day';
import type { UserRecord } from 'firebase-admin/auth';
import * as z from 'zod/mini';
import { noteOnce } from '#accounts/audit.ts';
import { linkedProviders, makeAuthUser, setAuthEmail } from '#accounts/auth-user.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import { parseDocument } from '#shared/db/documents.ts';
import { endSessions, revokeSessions } from './end-sessions.ts';

type OutsideDeps = Pick<AccountDeps, 'db' | 'auth' | 'now'>;
type Whose = Pick<Profile, 'user_id' | 'email' | 'email_verified'>;

/** A document of `email_changes/{uid}`: the e-mail that an admin is giving an account. */
const EmailChange = z.object({ to: z.string(), created_at: z.date() });

/** How long such a change takes at most; one that is older died before the documents changed. */
const EMAIL_CHANGE_TAKES_MS = MINUTE_MS;

/** A user's e-mail that is not the account's: whose change, and whether it is over. */
type OtherEmail = 'outside' | 'underway' | 'died';

async function otherEmailOf(
  deps: OutsideDeps,
  user: UserRecord,
  profile: Whose,
): Promise<OtherEmail | null> {
  // A user that a sign-in token created again has none yet.
  if (user.email === undefined || user.email === profile.email) return null;
  const { emailChanges, profiles } = accountCollections(deps.db);
  const documents = [emailChanges.doc(user.uid), profiles.doc(user.uid)];
  const [noted, present] = await deps.db.getAll(...documents);
  // The documents have it since the profile was read.
  if (present?.get('email') === user.email) return 'underway';
  const change = parseDocument(EmailChange, noted);
  if (change?.to !== user.email) return 'outside';
  const ageMs = deps.now().getTime() - change.created_at.getTime();
  return ageMs < EMAIL_CHANGE_TAKES_MS ? 'underway' : 'died';
}

/** What Firebase's public API changed on a user: another way to sign in, the e-mail. */
function changesOf(user: UserRecord, other: OtherEmail | null, hasPin: boolean): string[] {
  return [
    // An account whose PIN is Firebase's password has not signed in since PINs moved (decision 34).
    ...(hasPin ? linkedProviders(user) : []),
    ...(other === 'outside' ? ['email'] : []),
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
 * are removed and noted, once a day per account. An admin's change of the e-mail is left alone while
 * it lasts, and undone without a note if it died halfway.
 * @returns whether there was anything to undo; then somebody has a session who should not.
 */
async function undoOutsideChanges(
  deps: OutsideDeps,
  user: UserRecord,
  profile: Whose,
): Promise<boolean> {
  const { pinCredentials, emailChanges } = accountCollections(deps.db);
  const hasPin = (await pinCredentials.doc(user.uid).get()).exists;
  const other = await otherEmailOf(deps, user, profile);
  const changed = changesOf(user, other, hasPin);
  if (hasPin) await unlinkProviders(deps, user, profile);
  if (user.email !== profile.email && other !== 'underway') {
    await setAuthEmail(deps, user.uid, authEmailOf(profile));
  }
  if (other === 'died') await emailChanges.doc(user.uid).delete();
  if (changed.length === 0) return false;
  const day = utcDay(deps.now());
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
