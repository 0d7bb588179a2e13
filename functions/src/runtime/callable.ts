import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import type * as z from 'zod/mini';

/** The signed-in caller's id. @throws HttpsError `unauthenticated` when nobody is signed in. */
export function callerId(request: CallableRequest): string {
  if (!request.auth) throw new HttpsError('unauthenticated', 'Please sign in first.');
  return request.auth.uid;
}

/**
 * A call's input as its schema has it. @throws HttpsError `invalid-argument` that names the first
 * field at fault; nothing has been done by then.
 */
export function parseInput<T extends z.ZodMiniType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') || 'input';
  throw new HttpsError('invalid-argument', `Invalid value for ${field}`, { field });
}

/**
 * The caller's network address: the last hop of X-Forwarded-For, which Google's front end writes
 * itself; every earlier one is the caller's own claim.
 */
export function callerAddress(request: CallableRequest): string {
  const forwarded = request.rawRequest.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwarded || request.rawRequest.ip || 'unknown';
}
