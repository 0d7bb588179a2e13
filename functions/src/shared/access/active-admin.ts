import { ExtendedProfile, UserRole } from '@reef/domain/accounts/account';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections, parseDocument } from '#shared/db/documents.ts';

/**
 * True when the user is an admin at this moment and not suspended. Read inside the transaction
 * that acts, so that a role taken away bites on the very next request, whatever the token says.
 */
export async function isActiveAdmin(
  db: Firestore,
  tx: Transaction,
  userId: string,
): Promise<boolean> {
  const { roles, extended } = collections(db);
  const [role, details] = await tx.getAll(roles.doc(userId), extended.doc(userId));
  const isAdmin = role ? parseDocument(UserRole, role)?.role === 'admin' : false;
  const status = details ? parseDocument(ExtendedProfile, details)?.account_status : undefined;
  return isAdmin && status !== 'suspended';
}
