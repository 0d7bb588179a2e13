import { AccountStatus, Role } from '@reef/domain/account';
import { UserWithRoles } from '@reef/domain/account-calls';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocument } from '../adapters/documents.ts';
import { type Account, readAccount } from './account.ts';
import { accountCollections } from './account-collections.ts';
import { searchTokens } from './search-words.ts';

/**
 * A document of `user_directory/{uid}`: the row of the user list with the prefixes it is found by.
 * Derived from the account's documents in the very transactions that write those; the owner's own
 * edits reach it through a trigger.
 */
export const DirectoryEntry = z.object({
  user_id: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  can_make_purchases: z.boolean(),
  created_at: z.date(),
  role: Role,
  roles: z.array(Role),
  first_name: z.string(),
  last_name: z.string(),
  account_status: AccountStatus,
  tokens: z.array(z.string()),
});
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

/** The entry of an account as it stands. */
export function directoryEntry({ profile, extended, role }: Account): DirectoryEntry {
  const names = { first_name: extended.first_name, last_name: extended.last_name };
  return {
    user_id: profile.user_id,
    email: profile.email,
    email_verified: profile.email_verified,
    can_make_purchases: profile.can_make_purchases,
    created_at: profile.created_at,
    role: role.role,
    roles: profile.roles,
    ...names,
    account_status: extended.account_status,
    tokens: searchTokens({ email: profile.email, ...names, role: role.role }),
  };
}

/** An entry as the call answers it. */
export function userRow(entry: DirectoryEntry): UserWithRoles {
  return UserWithRoles.parse({ ...entry, created_at: entry.created_at.toISOString() });
}

/** Writes an account's entry in the transaction that changes it. */
export function writeDirectory(db: Firestore, tx: Transaction, account: Account): void {
  const { directory } = accountCollections(db);
  tx.set(directory.doc(account.profile.user_id), directoryEntry(account));
}

/** Brings one entry up to date with its documents; writes nothing where it already is. */
export async function refreshDirectory(db: Firestore, userId: string): Promise<void> {
  const document = accountCollections(db).directory.doc(userId);
  await db.runTransaction(async (tx) => {
    const stored = parseDocument(DirectoryEntry, await tx.get(document));
    const account = await readAccount(db, tx, userId);
    const entry = account ? directoryEntry(account) : null;
    if (JSON.stringify(stored) === JSON.stringify(entry && DirectoryEntry.parse(entry))) return;
    if (entry) tx.set(document, entry);
    else tx.delete(document);
  });
}
