import { loadFirestore } from './firebase/load.ts';
import { parseDocument } from './documents.ts';
import type * as z from 'zod/mini';
import type { QuerySpec, WriteFields } from './query-spec.ts';

/**
 * Changes fields of an existing document. The change shows at once in every listener here and is
 * kept over a reload; the promise resolves when the server has it, which offline is later.
 * Rejects when the rules refuse it.
 */
export async function updateDocument(path: string, fields: WriteFields): Promise<void> {
  const client = await loadFirestore();
  await client.updateDocument(path, fields);
}

/** A list as the server has it now. Rejects without a network or when refused. */
export async function readQuery<T>(spec: QuerySpec, schema: z.ZodMiniType<T>): Promise<T[]> {
  const client = await loadFirestore();
  const documents = await client.readQuery(spec);
  return documents.flatMap((raw) => parseDocument(schema, raw) ?? []);
}

/** One document as the server has it now, null where there is none. Rejects as `readQuery`. */
export async function readDocument<T>(path: string, schema: z.ZodMiniType<T>): Promise<T | null> {
  const client = await loadFirestore();
  const raw = await client.readDocument(path);
  return raw === null ? null : parseDocument(schema, raw);
}
