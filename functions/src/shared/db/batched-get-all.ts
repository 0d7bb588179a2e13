import { setImmediate } from 'node:timers/promises';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

type Snapshots = ReadonlyMap<string, DocumentSnapshot>;
type Gathering = { documents: Map<string, DocumentReference>; answer: Promise<Snapshots> };

/** The request that is being collected, by database. */
const gatherings = new WeakMap<Firestore, Gathering>();

async function ask(db: Firestore, documents: ReadonlyMap<string, DocumentReference>) {
  // By then, concurrent callers have added their documents.
  await setImmediate();
  gatherings.delete(db);
  // One request, never several: what one caller reads is of one moment.
  const answers = await db.getAll(...documents.values());
  return new Map(answers.map((snapshot) => [snapshot.ref.path, snapshot]));
}

function gather(db: Firestore): Gathering {
  const documents = new Map<string, DocumentReference>();
  const gathering = { documents, answer: ask(db, documents) };
  gatherings.set(db, gathering);
  return gathering;
}

/**
 * Reads documents in one request with all that this process asks for at the same moment; a document
 * that several callers want is read once. Nothing is cached: every answer is newer than its call.
 * In a rush for one animal, the reads of eighty buyers of an instance are one request.
 * @returns one snapshot per document, in order.
 */
export async function batchedGetAll(
  db: Firestore,
  documents: readonly DocumentReference[],
): Promise<DocumentSnapshot[]> {
  const { documents: gathered, answer } = gatherings.get(db) ?? gather(db);
  for (const document of documents) gathered.set(document.path, document);
  const snapshots = await answer;
  return documents.map(({ path }) => {
    const snapshot = snapshots.get(path);
    if (snapshot === undefined) throw new Error(`Firestore did not answer for ${path}`);
    return snapshot;
  });
}
