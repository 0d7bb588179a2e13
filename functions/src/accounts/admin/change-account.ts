import { refused } from '@reef/domain/shared/refused';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Account, accountDocuments, isAdminAccount, readAccount } from '#accounts/account.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import { hasOtherActiveAdmin, touchGuard, readGuard } from './admin-guard.ts';
import { noteNewAdmin, type Recorded, writeAudit } from '#accounts/audit.ts';
import type { AccountDeps, Caller } from '#accounts/deps.ts';
import { removeFromDirectory, writeDirectory } from '#accounts/directory/directory.ts';
import type { Refusal, Result } from '#accounts/refusal.ts';
import { requireAdmin } from '#accounts/require-caller.ts';
import { inTransaction } from '#shared/db/atomic-writes.ts';

/** The changed account, `null` to delete it, and what the log says. */
export type Change = { next: Account | null; recorded: Recorded[] };

/** Decides by the account as read in the transaction; may read more in it. */
export type Decide = (
  account: Account,
  tx: Transaction,
) => Result<Change> | Promise<Result<Change>>;

/** Extra writes in the same transaction, after all reads. */
export type AlsoWrite = (tx: Transaction, account: Account) => void;

/** Admins cannot take their own rights away, nor those of the last active admin. */
async function guardRefusal(
  deps: AccountDeps,
  tx: Transaction,
  caller: Caller,
  targetId: string,
): Promise<Refusal | null> {
  await readGuard(deps.db, tx);
  if (!(await hasOtherActiveAdmin(deps.db, tx, targetId))) return 'last-admin';
  return caller.userId === targetId ? 'self' : null;
}

/** Deletes an account's documents, its PIN, its change of e-mail and its entry in the user list. */
export function removeAccount(db: Firestore, tx: Transaction, userId: string): void {
  const { pinCredentials, emailChanges } = accountCollections(db);
  const others = [pinCredentials.doc(userId), emailChanges.doc(userId)];
  for (const document of [...accountDocuments(db, userId), ...others]) tx.delete(document);
  removeFromDirectory(db, tx, userId);
}

function write(deps: AccountDeps, tx: Transaction, userId: string, next: Account | null): void {
  if (next === null) {
    removeAccount(deps.db, tx, userId);
    return;
  }
  const [profile, extended, role] = accountDocuments(deps.db, userId);
  tx.set(profile, next.profile);
  tx.set(extended, next.extended);
  tx.set(role, next.role);
  writeDirectory(deps.db, tx, next);
}

/**
 * Makes one admin's change to one account in one transaction. The caller's rights are read from the
 * documents, not from the token. The account is read, changed and logged together. Changes that add
 * or remove an active admin queue at the guard, and the owner is told of one who is added. A change
 * without effect writes nothing.
 * @returns the account as it was before.
 */
export async function changeAccount(
  deps: AccountDeps,
  caller: Caller,
  targetId: string,
  decide: Decide,
  alsoWrite: AlsoWrite = () => {},
): Promise<Result<Account>> {
  const attempt = async (tx: Transaction): Promise<Result<Account>> => {
    const admin = await requireAdmin(deps, tx, caller);
    if (!admin.ok) return admin;
    const account = await readAccount(deps.db, tx, targetId);
    if (!account) return refused('not-found');
    const change = await decide(account, tx);
    if (!change.ok) return change;
    const { next, recorded } = change.value;
    if (recorded.length === 0) return { ok: true, value: account };
    const [wasAdmin, isAdmin] = [isAdminAccount(account), isAdminAccount(next)];
    if (wasAdmin && !isAdmin) {
      const refusal = await guardRefusal(deps, tx, caller, targetId);
      if (refusal) return refused(refusal);
    }
    if (wasAdmin !== isAdmin) touchGuard(deps.db, tx, deps.now());
    write(deps, tx, targetId, next);
    alsoWrite(tx, account);
    const actor = { id: caller.userId, email: admin.value.profile.email };
    const target = { id: targetId, email: account.profile.email };
    for (const entry of recorded) writeAudit(deps, tx, actor, target, entry);
    if (isAdmin && !wasAdmin) noteNewAdmin(deps, tx, target);
    return { ok: true, value: account };
  };
  return inTransaction(deps.db, attempt);
}
