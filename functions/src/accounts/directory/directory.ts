import { AccountStatus, Profile, Role } from '@reef/domain/accounts/account';
import { fnv1a } from '@reef/domain/shared/fnv1a';
import { plainData } from '@reef/domain/shared/plain-data';
import { MINUTE_MS } from '@reef/domain/shared/time';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { inTransaction } from '#shared/db/atomic-writes.ts';
import { isWithinLimits } from '#shared/limits/rate-limit.ts';
import { type Account, readAccount } from '#accounts/account.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { accountCollections } from '#accounts/account-collections.ts';

/** Documents that the user list is spread over: with 20,000 users each has about 300 rows. */
export const DIRECTORY_SHARDS = 64;

/** What the user list shows of one account. */
export const DirectoryRow = z.object({
  email: z.string(),
  email_verified: Profile.shape.email_verified,
  can_make_purchases: Profile.shape.can_make_purchases,
  /** Always written: a row is merged into its document, where a missing field would stay. */
  opens_on_confirmation: z._default(z.boolean(), false),
  created_at: z.date(),
  role: Role,
  roles: z.array(Role),
  first_name: z.string(),
  last_name: z.string(),
  account_status: AccountStatus,
});
export type DirectoryRow = z.infer<typeof DirectoryRow>;

/**
 * A document of `user_directory/{shard}`: rows by user id. Derived from the accounts' documents in
 * the same transactions that write those; a trigger applies an owner's own edits. Packed, because
 * 64 documents can be read and searched at once and 20,000 cannot.
 */
const Shard = z.object({ rows: z.record(z.string(), DirectoryRow) });

/** The rows of a stored shard; none if it is empty. */
export function rowsOf(data: unknown): Record<string, DirectoryRow> {
  return data === undefined ? {} : Shard.parse(plainData(data)).rows;
}

function shardName(at: number): string {
  return `s${String(at).padStart(2, '0')}`;
}

/** The names of all shards. */
export const SHARD_NAMES: readonly string[] = Array.from({ length: DIRECTORY_SHARDS }, (_, at) =>
  shardName(at),
);

/** The shard a user is listed in. */
export function shardOf(userId: string): string {
  return shardName(fnv1a(userId) % DIRECTORY_SHARDS);
}

/** The row of an account. */
export function directoryRow({ profile, extended, role }: Account): DirectoryRow {
  return DirectoryRow.parse({ ...extended, ...profile, role: role.role });
}

/** Writes an account's row in the transaction that changes it. */
export function writeDirectory(db: Firestore, tx: Transaction, account: Account): void {
  const { user_id } = account.profile;
  const shard = accountCollections(db).directory.doc(shardOf(user_id));
  tx.set(shard, { rows: { [user_id]: directoryRow(account) } }, { merge: true });
}

/** Takes an account off the list in the transaction that deletes it. */
export function removeFromDirectory(db: Firestore, tx: Transaction, userId: string): void {
  const shard = accountCollections(db).directory.doc(shardOf(userId));
  tx.set(shard, { rows: { [userId]: FieldValue.delete() } }, { merge: true });
}

/** Own edits that refresh an account's row at once in `EDITS_WINDOW_MS`; later ones at night. */
const MAX_REFRESHES = 10;
const EDITS_WINDOW_MS = 10 * MINUTE_MS;

/**
 * After an owner's edit: refreshes their row, or leaves it to the night if they edit too often,
 * because the rows of many accounts share a document. May be repeated: it reads the current
 * documents.
 */
export async function refreshAfterEdit(
  deps: Pick<AccountDeps, 'db' | 'now'>,
  userId: string,
): Promise<void> {
  const limit = { key: `row ${userId}`, most: MAX_REFRESHES };
  if (await isWithinLimits(deps, EDITS_WINDOW_MS, limit)) {
    await refreshDirectory(deps.db, userId);
    return;
  }
  await accountCollections(deps.db).lateRows.doc(userId).set({ edited_at: deps.now() });
}

/**
 * At night: refreshes the rows that were left to it. One that fails waits for the next night.
 * @returns how many were refreshed.
 */
export async function refreshLateRows({
  db,
  report,
}: Pick<AccountDeps, 'db' | 'report'>): Promise<number> {
  let done = 0;
  const late = await accountCollections(db).lateRows.get();
  for (const { id, ref } of late.docs) {
    // One after the other: nobody waits for it.
    try {
      await refreshDirectory(db, id);
      await ref.delete();
      done += 1;
    } catch (error) {
      report(`the row of ${id} could not be brought up to date`, error);
    }
  }
  return done;
}

/** Refreshes one row from its documents; writes nothing if it is up to date. */
export async function refreshDirectory(db: Firestore, userId: string): Promise<void> {
  const shard = accountCollections(db).directory.doc(shardOf(userId));
  await inTransaction(db, async (tx) => {
    const stored = rowsOf((await tx.get(shard)).data())[userId];
    const account = await readAccount(db, tx, userId);
    const row = account ? directoryRow(account) : undefined;
    if (JSON.stringify(stored) === JSON.stringify(row)) return;
    if (account) writeDirectory(db, tx, account);
    else removeFromDirectory(db, tx, userId);
  });
}
