import { EMPTY_CONTACT, ExtendedProfile, type Role, UserRole } from '@reef/domain/accounts/account';
import { isActiveAdmin } from '@reef/domain/accounts/account-rights';
import { WaitingProfile } from '@reef/domain/accounts/waiting-profile';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readConsistently } from '#shared/db/atomic-writes.ts';
import { parseDocument } from '#shared/db/documents.ts';
import { accountCollections } from './account-collections.ts';
import type { AccountDeps } from './deps.ts';

/** `profiles/{uid}` with the field that only the server reads. */
export const StoredProfile = z.extend(WaitingProfile, {
  /** True from sign-up until the e-mail is confirmed; nobody can sign in before (AUTH-05). */
  must_confirm_email: z.optional(z.boolean()),
});

/** An account's three documents as one thing. */
export type Account = {
  profile: z.infer<typeof StoredProfile>;
  extended: ExtendedProfile;
  role: UserRole;
};

/** Whether this is an active admin's account; false for null. */
export function isAdminAccount(account: Account | null): boolean {
  return account !== null && isActiveAdmin(account.role, account.extended);
}

/** The `roles` list of a profile that matches an account's role. */
export function rolesOf(role: Role): Role[] {
  return role === 'admin' ? ['user', 'admin'] : ['user'];
}

type Snapshot = FirebaseFirestore.DocumentSnapshot | undefined;

/** An account from its three documents; null without a profile. Missing parts get defaults. */
export function accountFrom(
  profileDoc: Snapshot,
  extendedDoc: Snapshot,
  roleDoc: Snapshot,
): Account | null {
  const profile = parseDocument(StoredProfile, profileDoc);
  if (!profile) return null;
  const { user_id, created_at } = profile;
  const details = parseDocument(ExtendedProfile, extendedDoc);
  const role = parseDocument(UserRole, roleDoc);
  return {
    profile,
    extended: details ?? {
      ...EMPTY_CONTACT,
      user_id,
      account_status: 'active',
      updated_at: created_at,
    },
    role: role ?? { user_id, role: 'user' },
  };
}

/** An account's documents, in the order that `accountFrom` takes them. */
export function accountDocuments(
  db: Firestore,
  userId: string,
): [DocumentReference, DocumentReference, DocumentReference] {
  const { profiles, extended, roles } = accountCollections(db);
  return [profiles.doc(userId), extended.doc(userId), roles.doc(userId)];
}

/** Reads an account in a transaction; null if it has no profile. */
export async function readAccount(
  db: Firestore,
  tx: Transaction,
  userId: string,
): Promise<Account | null> {
  const [profile, extended, role] = await tx.getAll(...accountDocuments(db, userId));
  return accountFrom(profile, extended, role);
}

/** The current account; null if it is gone. */
export async function currentAccount(
  deps: Pick<AccountDeps, 'db'>,
  userId: string,
): Promise<Account | null> {
  return readConsistently(deps.db, (tx) => readAccount(deps.db, tx, userId));
}

/** The id of the account with this e-mail; null if there is none. */
export async function userIdOf(
  db: Firestore,
  tx: Transaction,
  email: string,
): Promise<string | null> {
  const { profiles } = accountCollections(db);
  const found = await tx.get(profiles.where('email', '==', email).limit(1));
  return found.docs[0]?.id ?? null;
}
