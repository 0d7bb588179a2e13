import { ExtendedProfile, UserRole } from '@reef/domain/accounts/account';
import { isActiveAdmin } from '@reef/domain/accounts/account-rights';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { inTransaction } from '#shared/db/atomic-writes.ts';
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

/**
 * Does in a transaction what only an active admin may, and checks the role in it.
 * @param notAdmin the result for anybody else.
 * @param attempt does all its reads before its first write; it may run several times.
 */
export function asActiveAdmin<T, NotAdmin>(
  db: Firestore,
  userId: string,
  notAdmin: NotAdmin,
  attempt: (tx: Transaction, admin: ActiveAdmin) => Promise<T>,
): Promise<T | NotAdmin> {
  return inTransaction(db, async (tx): Promise<T | NotAdmin> => {
    const admin = await activeAdmin(db, tx, userId);
    return admin === null ? notAdmin : attempt(tx, admin);
  });
}
