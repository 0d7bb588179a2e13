import type { Auth, CreateRequest, UserRecord } from 'firebase-admin/auth';
import type { AccountDeps } from './deps.ts';
import { accountCollections } from './account-collections.ts';

const ORPHAN_AFTER_MS = 60_000;

/** The literal code of Firebase Auth's error, such as `auth/user-not-found`; empty for others. */
export function authErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** A user of Firebase Auth; null when there is none. */
export async function findAuthUser(auth: Auth, userId: string): Promise<UserRecord | null> {
  try {
    return await auth.getUser(userId);
  } catch (error) {
    if (authErrorCode(error) === 'auth/user-not-found') return null;
    throw error;
  }
}

/** Deletes a user of Firebase Auth; one that is gone already is as good. */
export async function deleteAuthUser(auth: Auth, userId: string): Promise<void> {
  try {
    await auth.deleteUser(userId);
  } catch (error) {
    if (authErrorCode(error) !== 'auth/user-not-found') throw error;
  }
}

/** Changes a user of Firebase Auth, if there is one: seeded accounts may do without. */
export async function whereAuthUser(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (authErrorCode(error) !== 'auth/user-not-found') throw error;
  }
}

/**
 * What a crash between Auth and Firestore leaves: a user whose e-mail nobody confirmed, without a
 * profile, older than any call still under way.
 */
async function isOrphan(deps: AccountDeps, user: UserRecord): Promise<boolean> {
  const ageMs = deps.now().getTime() - Date.parse(user.metadata.creationTime);
  if (user.emailVerified || ageMs < ORPHAN_AFTER_MS) return false;
  const { profiles } = accountCollections(deps.db);
  return !(await profiles.doc(user.uid).get()).exists;
}

async function removeOrphan(deps: AccountDeps, email: string): Promise<boolean> {
  const user = await deps.auth.getUserByEmail(email);
  if (!(await isOrphan(deps, user))) return false;
  await deleteAuthUser(deps.auth, user.uid);
  return true;
}

/**
 * Makes a user of Firebase Auth, which keeps every e-mail unique. A half-made one of an earlier
 * crash is replaced.
 * @returns false when the e-mail has an account.
 */
export async function makeAuthUser(
  deps: AccountDeps,
  request: CreateRequest & { email: string },
): Promise<boolean> {
  try {
    await deps.auth.createUser(request);
    return true;
  } catch (error) {
    if (authErrorCode(error) !== 'auth/email-already-exists') throw error;
    return (await removeOrphan(deps, request.email)) ? makeAuthUser(deps, request) : false;
  }
}
