import { plainData } from '@reef/domain/shared/plain-data';
import type * as z from 'zod/mini';
import { reportProblem } from '#platform/report.ts';

/** A document as the database returns it. */
export type RawDocument = { id: string; path: string; data: unknown };

/**
 * A document parsed by its schema, with its own id in `id`. One that does not parse is reported and
 * becomes null, so that one bad document never empties a list.
 */
export function parseDocument<T>(schema: z.ZodMiniType<T>, raw: RawDocument): T | null {
  const plain = plainData(raw.data);
  const fields = typeof plain === 'object' && plain !== null ? plain : {};
  const result = schema.safeParse({ ...fields, id: raw.id });
  if (result.success) return result.data;
  reportProblem(`The document ${raw.path} is not of the shape expected.`, result.error);
  return null;
}
