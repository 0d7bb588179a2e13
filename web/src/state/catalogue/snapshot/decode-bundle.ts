/*
 * The catalogue's snapshot is a Firestore bundle: JSON elements, each after its length in bytes
 * (packages/firestore/src/protos, bundle.proto). Read here without Firestore, because the first
 * cards are drawn long before it is there; nothing here knows more of a product than its fields.
 */

/** A document of the snapshot: its fields, timestamps as dates, and its id as `id`. */
export type SnapshotDocument = Record<string, unknown> & { id: string };

/** What the snapshot holds, and the moment it shows. */
export type Snapshot = { asOf: Date; documents: SnapshotDocument[] };

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function dateOf(value: unknown): Date {
  if (typeof value === 'string') return new Date(value);
  const { seconds, nanos } = fieldsOf(value);
  return new Date(Number(seconds) * 1000 + Math.floor(Number(nanos ?? 0) / 1e6));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function plainValue(value: unknown): unknown {
  const [kind, inner] = Object.entries(fieldsOf(value))[0] ?? [];
  if (kind === 'nullValue') return null;
  if (kind === 'timestampValue') return dateOf(inner);
  // An empty list may come without its `values`.
  if (kind === 'arrayValue') return listOf(fieldsOf(inner)['values']).map(plainValue);
  return kind === 'integerValue' || kind === 'doubleValue' ? Number(inner) : inner;
}

function documentOf(document: unknown): SnapshotDocument {
  const { name, fields } = fieldsOf(document);
  const plain = Object.entries(fieldsOf(fields)).map(([key, value]) => [key, plainValue(value)]);
  return { ...Object.fromEntries(plain), id: String(name).replace(/^.*\//, '') };
}

/** Takes the elements apart; lengths count bytes, not characters. */
function elementsOf(bytes: Uint8Array): Fields[] {
  const decoder = new TextDecoder();
  const elements: Fields[] = [];
  for (let at = 0; at < bytes.length;) {
    const open = bytes.indexOf('{'.charCodeAt(0), at);
    const length = Number(decoder.decode(bytes.subarray(at, open)));
    if (open < 0 || !(length > 0)) throw new Error('not a bundle');
    at = open + length;
    elements.push(fieldsOf(JSON.parse(decoder.decode(bytes.subarray(open, at)))));
  }
  return elements;
}

/** Reads a bundle; null where it is none, such as a page in its place. */
export function decodeBundle(bytes: Uint8Array): Snapshot | null {
  try {
    const elements = elementsOf(bytes);
    const { createTime } = fieldsOf(elements.find(({ metadata }) => metadata)?.['metadata']);
    if (createTime === undefined) return null;
    const documents = elements.flatMap(({ document }) => (document ? [documentOf(document)] : []));
    return { asOf: dateOf(createTime), documents };
  } catch {
    return null;
  }
}
