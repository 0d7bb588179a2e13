import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

type Snapshots = ReadonlyMap<string, DocumentSnapshot>;
type Gathering = { documents: Map<string, DocumentReference>; answer: Promise<Snapshots> };

/** What is being gathered to be asked for, by database. */
const gatherings = new WeakMap<Firestore, Gathering>();

async function ask(db: Firestore, documents: ReadonlyMap<string, DocumentReference>) {
  // Everybody who is awake now has asked by then.
  await new Promise((resolve) => setImmediate(resolve));
  gatherings.delete(db);
  // One request, never several: what one caller reads is as of one moment.
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
 * Reads documents, in one request with all that others of this process ask for at the same moment,
 * and once where several ask for the same one. Nothing is kept: each answer is younger than its
 * question. In a rush at one animal, eighty buyers' looks of an instance are one request.
 * @returns one snapshot for each document, in order.
 */
export async function readTogether(
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
