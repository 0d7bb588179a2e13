import { ExtendedProfile, UserRole } from '@reef/domain/accounts/account';
import { isActiveAdmin } from '@reef/domain/accounts/account-rights';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections, parseDocument } from '#shared/db/documents.ts';

/** An active admin; `email` is what the audit log names them by. */
type ActiveAdmin = { email: string };

/**
 * The user as an active admin now. Read inside the transaction that acts, so that a role taken away
 * counts from the next request, whatever the token says.
 * @returns null if they are none.
 */
export async function activeAdmin(
  db: Firestore,
  tx: Transaction,
  userId: string,
): Promise<ActiveAdmin | null> {
  const { roles, extended, profiles } = collections(db);
  const [role, details, profile] = await tx.getAll(
    roles.doc(userId),
    extended.doc(userId),
    profiles.doc(userId),
  );
  const isActive = isActiveAdmin(
    parseDocument(UserRole, role),
    parseDocument(ExtendedProfile, details),
  );
  return isActive ? { email: String(profile?.get('email') ?? '') } : null;
}
