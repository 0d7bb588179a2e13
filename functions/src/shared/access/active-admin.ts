import { ExtendedProfile, UserRole } from '@reef/domain/accounts/account';
import { isActiveAdmin } from '@reef/domain/accounts/account-rights';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections, parseDocument } from '#shared/db/documents.ts';

/**
 * Whether the user is an active admin at this moment. Read inside the transaction that acts, so that
 * a role taken away counts from the very next request, whatever the token says.
 */
export async function isAdminNow(db: Firestore, tx: Transaction, userId: string): Promise<boolean> {
  const { roles, extended } = collections(db);
  const [role, details] = await tx.getAll(roles.doc(userId), extended.doc(userId));
  return isActiveAdmin(parseDocument(UserRole, role), parseDocument(ExtendedProfile, details));
}
