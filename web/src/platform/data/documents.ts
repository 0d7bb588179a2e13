import type * as z from 'zod/mini';
import { reportProblem } from '#platform/report.ts';

/** A document as the database returns it. */
export type RawDocument = { id: string; path: string; data: unknown };

function isTimestamp(value: object): value is { toDate: () => Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}

/** Firestore's data as plain data: timestamps become dates, through lists and maps. */
export function plainData(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(plainData);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainData(inner)]));
}

/**
 * A document parsed by its schema, with its own id in `id`. One that does not
 * parse is reported and gives null, so that one bad document never empties a list.
 */
export function parseDocument<T>(schema: z.ZodMiniType<T>, raw: RawDocument): T | null {
  const plain = plainData(raw.data);
  const fields = typeof plain === 'object' && plain !== null ? plain : {};
  const result = schema.safeParse({ ...fields, id: raw.id });
  if (result.success) return result.data;
  reportProblem(`The document ${raw.path} is not of the shape expected.`, result.error);
  return null;
}
