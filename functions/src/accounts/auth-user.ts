import { MINUTE_MS } from '@reef/domain/shared/time';
import type { Auth, CreateRequest, UserRecord } from 'firebase-admin/auth';
import { errorCode, nullOnCode } from '#shared/db/null-on-code.ts';
import type { AccountDeps } from './deps.ts';
import { accountCollections } from './account-collections.ts';

/** What Firebase Auth's errors say. */
const USER_NOT_FOUND = 'auth/user-not-found';
const EMAIL_EXISTS = 'auth/email-already-exists';

const ORPHAN_AFTER_MS = MINUTE_MS;

type AuthUserDeps = Pick<AccountDeps, 'db' | 'auth' | 'now'>;

/** A user of Firebase Auth; null when there is none. */
export async function findAuthUser(auth: Auth, userId: string): Promise<UserRecord | null> {
  return nullOnCode(USER_NOT_FOUND, auth.getUser(userId));
}

/** Deletes a user of Firebase Auth; one that is gone already is as good. */
export async function deleteAuthUser(auth: Auth, userId: string): Promise<void> {
  await nullOnCode(USER_NOT_FOUND, auth.deleteUser(userId));
}

/** Changes a user of Firebase Auth, if there is one: seeded accounts may do without. */
export async function ignoreMissingUser(change: () => Promise<unknown>): Promise<void> {
  await nullOnCode(USER_NOT_FOUND, change());
}

/** The sign-in providers that Firebase Auth keeps for a user: a password, a phone number. */
export function linkedProviders(user: UserRecord): string[] {
  return user.providerData.map(({ providerId }) => providerId);
}

/**
 * True where a user of Firebase Auth has an e-mail that is not an account's: made by Firebase's public
 * calls, left by a crash between Auth and Firestore, or an account's own user who took another address
 * by those calls. One of a call still under way is not: it has no way in of its own, and is young.
 */
async function hasOrphanedEmail(
  deps: AuthUserDeps,
  user: UserRecord,
  email: string,
): Promise<boolean> {
  const { profiles } = accountCollections(deps.db);
  const profile = await profiles.doc(user.uid).get();
  if (profile.exists) return profile.get('email') !== email;
  const ageMs = deps.now().getTime() - Date.parse(user.metadata.creationTime);
  return linkedProviders(user).length > 0 || ageMs >= ORPHAN_AFTER_MS;
}

/**
 * Frees an e-mail that no account has, though a user of Firebase Auth does. That user goes; where it was
 * an account's own, the next sign-in makes it again (`signInWithCustomToken`).
 * @returns false when the e-mail is an account's.
 */
async function releaseEmail(deps: AuthUserDeps, email: string): Promise<boolean> {
  const user = await deps.auth.getUserByEmail(email);
  if (!(await hasOrphanedEmail(deps, user, email))) return false;
  await deleteAuthUser(deps.auth, user.uid);
  return true;
}

/**
 * Makes a user of Firebase Auth, which keeps every e-mail unique. It has no password there: PINs are in
 * `pin_credentials` alone (decision 34).
 * @returns false when the e-mail has an account.
 */
export async function makeAuthUser(
  deps: AuthUserDeps,
  request: CreateRequest & { email: string },
): Promise<boolean> {
  try {
    await deps.auth.createUser(request);
    return true;
  } catch (error) {
    if (errorCode(error) !== EMAIL_EXISTS) throw error;
    return (await releaseEmail(deps, request.email)) ? makeAuthUser(deps, request) : false;
  }
}

/**
 * Gives a user of Firebase Auth, if there is one, this e-mail; one that no account has is freed for it.
 * @returns false when another account has the e-mail.
 */
export async function setAuthEmail(
  deps: AuthUserDeps,
  userId: string,
  fields: { email: string; emailVerified: boolean },
): Promise<boolean> {
  try {
    await ignoreMissingUser(() => deps.auth.updateUser(userId, fields));
    return true;
  } catch (error) {
    if (errorCode(error) !== EMAIL_EXISTS) throw error;
    return (await releaseEmail(deps, fields.email)) ? setAuthEmail(deps, userId, fields) : false;
  }
}
