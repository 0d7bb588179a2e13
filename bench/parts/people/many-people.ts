import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type DirectoryRow, shardOf } from '../../../functions/src/accounts/directory/directory.ts';
import { writeMany, type Write } from '../write-many.ts';

const FIRST_NAMES = ['Ana', 'Bo', 'Coral', 'Dario', 'Eva', 'Finn', 'Gila', 'Hugo'];
const CREATED_AT = new Date('2026-01-01T00:00:00Z');

/** The e-mail of the bench's person number `index`; e-mails sort in this order. */
export function emailOf(index: number): string {
  return `person${String(index).padStart(6, '0')}@example.test`;
}

function rowAt(index: number): DirectoryRow {
  return {
    email: emailOf(index),
    email_verified: true,
    can_make_purchases: true,
    opens_on_confirmation: false,
    created_at: CREATED_AT,
    role: 'user',
    roles: ['user'],
    first_name: FIRST_NAMES[index % FIRST_NAMES.length] ?? '',
    last_name: `Núñez${index}`,
    account_status: 'active',
  };
}

function* profiles(from: number, until: number): Generator<Write> {
  for (let index = from; index < until; index += 1) {
    const user_id = idOf(index);
    const { email, email_verified, can_make_purchases, created_at, roles } = rowAt(index);
    const data = { user_id, email, email_verified, can_make_purchases, created_at, roles };
    yield { path: `profiles/${user_id}`, data };
  }
}

/** The document id of the bench's person number `index`. */
function idOf(index: number): string {
  return `bench-person-${index}`;
}

/** Writes people's entries in the directory, each document once. */
async function writeRows(
  db: Firestore,
  { from, until }: { from: number; until: number },
  row: (index: number) => DirectoryRow | FieldValue,
): Promise<void> {
  const shards = new Map<string, Record<string, DirectoryRow | FieldValue>>();
  for (let index = from; index < until; index += 1) {
    const id = idOf(index);
    const rows = shards.get(shardOf(id)) ?? {};
    rows[id] = row(index);
    shards.set(shardOf(id), rows);
  }
  for (const [id, rows] of shards) {
    // 64 large documents, one after the other.
    await db.doc(`user_directory/${id}`).set({ rows }, { merge: true });
  }
}

/** Lists people up to number `until`, from number `from` on, as the use-cases would. */
export async function addPeople(db: Firestore, from: number, until: number): Promise<void> {
  await writeMany(db, profiles(from, until));
  await writeRows(db, { from, until }, rowAt);
}

/** Removes the first `count` people again. */
export async function removePeople(db: Firestore, count: number): Promise<void> {
  const everybody = Array.from({ length: count }, (_, index) => index);
  await writeMany(
    db,
    everybody.map((index) => ({ path: `profiles/${idOf(index)}`, data: null })),
  );
  await writeRows(db, { from: 0, until: count }, () => FieldValue.delete());
}
