import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isAdminAccount, readAccount } from '#accounts/account.ts';
import { accountCollections } from '#accounts/account-collections.ts';

/**
 * Reads the guard document. Every transaction that adds or removes an active admin reads it here
 * and writes it with `moveGuard`. Two of them at once conflict, and one runs again on the other's
 * result, so neither decides by an outdated count.
 */
export async function readGuard(db: Firestore, tx: Transaction): Promise<void> {
  await tx.get(accountCollections(db).adminGuard);
}

/** Records that this transaction changes who is an admin. */
export function moveGuard(db: Firestore, tx: Transaction, now: Date): void {
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
