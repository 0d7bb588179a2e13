import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isAdminAccount, readAccount } from '#accounts/account.ts';
import { accountCollections } from '#accounts/account-collections.ts';

/**
 * Reads the guard document. A transaction that may remove an active admin, or that creates one,
 * reads it here. Every transaction that changes who is an active admin writes it with `touchGuard`.
 * Two that overlap conflict, so the one that runs again decides by the new state.
 */
export async function readGuard(db: Firestore, tx: Transaction): Promise<void> {
  await tx.get(accountCollections(db).adminGuard);
}

/** Records that this transaction changes who is an active admin. */
export function touchGuard(db: Firestore, tx: Transaction, now: Date): void {
  tx.set(accountCollections(db).adminGuard, { updated_at: now });
}

/** True if any account has the admin role, suspended or not. */
export async function hasAdmin(db: Firestore, tx: Transaction): Promise<boolean> {
  const { roles } = accountCollections(db);
  return !(await tx.get(roles.where('role', '==', 'admin').limit(1))).empty;
}

/** True if an account other than `userId` is an active admin. */
export async function hasOtherActiveAdmin(
  db: Firestore,
  tx: Transaction,
  userId: string,
): Promise<boolean> {
  const { roles } = accountCollections(db);
  const admins = await tx.get(roles.where('role', '==', 'admin'));
  for (const { id } of admins.docs) {
    if (id !== userId && isAdminAccount(await readAccount(db, tx, id))) return true;
  }
  return false;
}
