import {
  EMPTY_CONTACT,
  ExtendedProfile,
  Profile,
  type Role,
  UserRole,
} from '@reef/domain/accounts/account';
import { isActiveAdmin } from '@reef/domain/accounts/account-rights';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocument } from '#shared/db/documents.ts';
import { accountCollections } from './account-collections.ts';

/** `profiles/{uid}` with what only the server asks for. */
export const StoredProfile = z.extend(Profile, {
  /** True from sign-up until the e-mail is confirmed, which then opens purchases. */
  opens_on_confirmation: z.optional(z.boolean()),
  /** True from sign-up until the e-mail is confirmed: nobody signs in before (AUTH-05). */
  must_confirm_email: z.optional(z.boolean()),
});

/** An account's three documents as one thing. */
export type Account = {
  profile: z.infer<typeof StoredProfile>;
  extended: ExtendedProfile;
  role: UserRole;
};

/** `isActiveAdmin` of the domain for a whole account; false where there is none. */
export function isAdminAccount(account: Account | null): boolean {
  return account !== null && isActiveAdmin(account.role, account.extended);
}

/** The `roles` list of a profile for the role an account holds. */
export function rolesOf(role: Role): Role[] {
  return role === 'admin' ? ['user', 'admin'] : ['user'];
}

type Snapshot = FirebaseFirestore.DocumentSnapshot | undefined;

/** An account out of its three documents; null without a profile. Missing parts are the defaults. */
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

/** Where an account's documents are, in the order `accountFrom` takes them. */
export function accountDocuments(
  db: Firestore,
  userId: string,
): [DocumentReference, DocumentReference, DocumentReference] {
  const { profiles, extended, roles } = accountCollections(db);
  return [profiles.doc(userId), extended.doc(userId), roles.doc(userId)];
}

/** Reads an account in a transaction; null when it has no profile. */
export async function readAccount(
  db: Firestore,
  tx: Transaction,
  userId: string,
): Promise<Account | null> {
  const [profile, extended, role] = await tx.getAll(...accountDocuments(db, userId));
  return accountFrom(profile, extended, role);
}

/** The id of the account that has an e-mail; null where none has. */
export async function userIdOf(
  db: Firestore,
  tx: Transaction,
  email: string,
): Promise<string | null> {
  const { profiles } = accountCollections(db);
  const found = await tx.get(profiles.where('email', '==', email).limit(1));
  return found.docs[0]?.id ?? null;
}
