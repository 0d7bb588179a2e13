import { DENIAL_MESSAGES } from '@reef/domain/accounts/account-messages';
import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import type * as z from 'zod/mini';
import { isLiveSession } from '#shared/access/live-session.ts';
import { database } from './services.ts';

/** The signed-in caller's id. @throws HttpsError `unauthenticated` when nobody is signed in. */
export function callerId(request: CallableRequest): string {
  if (!request.auth) throw new HttpsError('unauthenticated', 'Please sign in first.');
  return request.auth.uid;
}

/**
 * The signed-in caller's id, whose session has not been ended meanwhile.
 * @throws HttpsError `unauthenticated` otherwise.
 */
export async function liveCallerId(request: CallableRequest): Promise<string> {
  const userId = callerId(request);
  const authTimeS = request.auth?.token.auth_time ?? 0;
  if (await isLiveSession(database(), userId, authTimeS)) return userId;
  throw new HttpsError('unauthenticated', DENIAL_MESSAGES.sessionEnded);
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
