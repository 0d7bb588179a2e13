import { HttpsError } from 'firebase-functions/https';
import type * as z from 'zod/mini';

function invalid(path: readonly PropertyKey[]): HttpsError {
  const field = path.map(String).join('.') || 'input';
  return new HttpsError('invalid-argument', `Invalid value for ${field}`, { field });
}

/** Half of a UTF-16 pair without its other half. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** The path of a lone surrogate, which Firestore and Auth can neither store nor refuse. */
function loneSurrogateAt(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof value === 'string') return LONE_SURROGATE.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = loneSurrogateAt(inner, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}

/**
 * A call's input parsed by its schema, with well-formed texts.
 * @throws HttpsError `invalid-argument` that names the first invalid field; nothing has been done
 * by then.
 */
export function parseInput<T extends z.ZodMiniType>(schema: T, input: unknown): z.output<T> {
  // firebase-functions turns `__proto__` of a body into the prototype of the data; a clone has only
  // the body's own fields.
  const parsed = schema.safeParse(structuredClone(input));
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.path ?? []);
  const broken = loneSurrogateAt(parsed.data);
  if (broken !== null) throw invalid(broken);
  return parsed.data;
}
