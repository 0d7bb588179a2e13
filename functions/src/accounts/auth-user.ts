import { MINUTE_MS } from '@reef/domain/shared/time';
import type { Auth, CreateRequest, UserRecord } from 'firebase-admin/auth';
import { errorCode } from '#shared/db/error-code.ts';
import { nullOnCode } from '#shared/db/null-on-code.ts';
import type { AccountDeps } from './deps.ts';
import { accountCollections } from './account-collections.ts';

/** Error codes of Firebase Auth. */
const USER_NOT_FOUND = 'auth/user-not-found';
const EMAIL_EXISTS = 'auth/email-already-exists';

const ORPHAN_AFTER_MS = MINUTE_MS;

type AuthUserDeps = Pick<AccountDeps, 'db' | 'auth' | 'now'>;

/** A user of Firebase Auth; null if there is none. */
export async function findAuthUser(auth: Auth, userId: string): Promise<UserRecord | null> {
  return nullOnCode(USER_NOT_FOUND, auth.getUser(userId));
}

/** Deletes a user of Firebase Auth; does nothing if it is already gone. */
export async function deleteAuthUser(auth: Auth, userId: string): Promise<void> {
  await nullOnCode(USER_NOT_FOUND, auth.deleteUser(userId));
}

/** Changes a user of Firebase Auth; does nothing if there is none, as for seeded accounts. */
export async function ignoreMissingUser(change: () => Promise<unknown>): Promise<void> {
  await nullOnCode(USER_NOT_FOUND, change());
}

/** The sign-in providers that Firebase Auth keeps for a user: a password, a phone number. */
export function linkedProviders(user: UserRecord): string[] {
  return user.providerData.map(({ providerId }) => providerId);
}

/**
 * True if a user of Firebase Auth has an e-mail that no account has: created by Firebase's public
 * API, left by a crash between Auth and Firestore, or an account's own user that took another
 * address there. False for a user that a call is still creating: it is young and has no provider.
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
 * Frees an e-mail that a user of Firebase Auth has but no account. Deletes that user; if it was an
 * account's own, the next sign-in creates it again (`signInWithCustomToken`).
 * @returns false if an account has the e-mail.
 */
async function releaseEmail(deps: AuthUserDeps, email: string): Promise<boolean> {
  const user = await deps.auth.getUserByEmail(email);
  if (!(await hasOrphanedEmail(deps, user, email))) return false;
  await deleteAuthUser(deps.auth, user.uid);
  return true;
}

/**
 * Creates a user of Firebase Auth, which keeps e-mails unique. It has no password there: PINs are
 * only in `pin_credentials` (decision 34).
 * @returns false if an account has the e-mail.
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
 * Gives a user of Firebase Auth, if there is one, this e-mail; frees it first if no account has it.
 * @returns false if another account has the e-mail.
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
