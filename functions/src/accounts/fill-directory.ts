import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { accountDocuments, accountFrom } from './account.ts';
import { accountCollections } from './account-collections.ts';
import { directoryEntry, refreshDirectory } from './directory.ts';

const ACCOUNTS_AT_ONCE = 100;
const DOCUMENTS_EACH = 3;
const ALREADY_EXISTS = 6;

async function idsOf(collection: CollectionReference): Promise<Set<string>> {
  const found = await collection.select().get();
  return new Set(found.docs.map(({ id }) => id));
}

async function countOf(collection: CollectionReference): Promise<number> {
  return (await collection.count().get()).data().count;
}

/** Entries are created, never overwritten: one that a use-case wrote meanwhile is the newer. */
async function addEntries(db: Firestore, ids: string[]): Promise<void> {
  const { directory } = accountCollections(db);
  const writer = db.bulkWriter();
  writer.onWriteError((error) => error.code !== ALREADY_EXISTS && error.failedAttempts < 5);
  const writes: Promise<unknown>[] = [];
  for (let from = 0; from < ids.length; from += ACCOUNTS_AT_ONCE) {
    const some = ids.slice(from, from + ACCOUNTS_AT_ONCE);
    // One read at a time keeps 20,000 accounts out of memory.
    // oxlint-disable-next-line no-await-in-loop
    const documents = await db.getAll(...some.flatMap((id) => accountDocuments(db, id)));
    for (let at = 0; at < documents.length; at += DOCUMENTS_EACH) {
      const account = accountFrom(documents[at], documents[at + 1], documents[at + 2]);
      if (!account) continue;
      const { user_id } = account.profile;
      writes.push(writer.create(directory.doc(user_id), directoryEntry(account)));
    }
  }
  await writer.close();
  const failed = (await Promise.allSettled(writes)).find(
    (write) => write.status === 'rejected' && write.reason.code !== ALREADY_EXISTS,
  );
  if (failed) throw new Error('The user list could not be completed');
}

/**
 * Completes the directory where its size tells that profiles were written past the use-cases
 * (a seed, an import, the console). Costs two counts where nothing is missing.
 */
export async function fillDirectory(db: Firestore): Promise<void> {
  const { profiles, directory } = accountCollections(db);
  const [wanted, present] = await Promise.all([countOf(profiles), countOf(directory)]);
  if (wanted === present) return;
  const [profileIds, entryIds] = await Promise.all([idsOf(profiles), idsOf(directory)]);
  await addEntries(
    db,
    [...profileIds].filter((id) => !entryIds.has(id)),
  );
  const left = [...entryIds].filter((id) => !profileIds.has(id));
  await Promise.all(left.map((id) => refreshDirectory(db, id)));
}
