import type * as z from 'zod/mini';
import { loadFirestore } from '#platform/firebase/load.ts';
import { parseDocument } from './documents.ts';

/**
 * One document as the server has it now, null if there is none. Rejects without a network or if
 * refused. Apart from what else a database is asked, which no first page asks.
 */
export async function readDocument<T>(path: string, schema: z.ZodMiniType<T>): Promise<T | null> {
  const client = await loadFirestore();
  const raw = await client.readDocument(path);
  return raw === null ? null : parseDocument(schema, raw);
}
