import { SHOP_SIGN_IN } from '@reef/domain/accounts/account';
import { DENIAL_MESSAGES } from '@reef/domain/accounts/account-messages';
import { knownValidFrom } from '@reef/domain/accounts/account-rights';
import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import type * as z from 'zod/mini';
import { readIsSessionLive } from '#shared/access/live-session.ts';
import { limitedAddress } from '#shared/limits/network-address.ts';
import { database } from './services.ts';

/** How a session began; undefined for a token not of Firebase's, which the emulator accepts. */
export function providerOf(auth: CallableRequest['auth']): string | undefined {
  const firebase: { sign_in_provider: string } | undefined = auth?.token.firebase;
  return firebase?.sign_in_provider;
}

/**
 * The caller's session, if the shop's own token began it. One that Firebase's public API began, by
 * password or anonymously, is none: it checked no PIN and counted no guess (decision 34).
 */
export function shopSession({ auth }: CallableRequest): CallableRequest['auth'] {
  return providerOf(auth) === SHOP_SIGN_IN ? auth : undefined;
}

/** The signed-in caller's id. @throws HttpsError `unauthenticated` without a session of the shop's. */
export function callerId(request: CallableRequest): string {
  const session = shopSession(request);
  if (!session) throw new HttpsError('unauthenticated', DENIAL_MESSAGES.signInFirst);
  return session.uid;
}

/**
 * Whether the caller's session is still live.
 * @throws HttpsError `unauthenticated`, at once, without a session of the shop's.
 */
export function isLiveCall(request: CallableRequest): Promise<boolean> {
  const userId = callerId(request);
  return readIsSessionLive(database(), userId, knownValidFrom(request.auth?.token ?? {}));
}

/** The error for the caller of an ended session. */
export function sessionEnded(): HttpsError {
  return new HttpsError('unauthenticated', DENIAL_MESSAGES.sessionEnded);
}

/**
 * The signed-in caller's id, if their session is still live.
 * @throws HttpsError `unauthenticated` otherwise.
 */
export async function liveCallerId(request: CallableRequest): Promise<string> {
  if (await isLiveCall(request)) return callerId(request);
  throw sessionEnded();
}

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

/**
 * The caller's network address: the last hop of X-Forwarded-For, which Google's front end writes;
 * every earlier one is the caller's claim. For an IPv6 address only its /64.
 */
export function callerAddress(request: CallableRequest): string {
  const forwarded = request.rawRequest.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return limitedAddress(forwarded || request.rawRequest.ip || 'unknown');
}
