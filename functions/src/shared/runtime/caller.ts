import { SHOP_SIGN_IN } from '@reef/domain/accounts/account';
import { DENIAL_MESSAGES } from '@reef/domain/accounts/account-messages';
import { knownValidFrom } from '@reef/domain/accounts/account-rights';
import { SECOND_MS } from '@reef/domain/shared/time';
import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import type { Caller } from '#accounts/deps.ts';
import { readIsSessionLive } from '#shared/access/live-session.ts';
import { limitedAddress } from '#shared/limits/network-address.ts';
import { database } from './services.ts';

/** How a session began; undefined for a token not of Firebase's, which the emulator accepts. */
function providerOf(auth: CallableRequest['auth']): string | undefined {
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

/**
 * The caller's network address: the last hop of X-Forwarded-For, which Google's front end writes;
 * every earlier one is the caller's claim. For an IPv6 address only its /64.
 */
export function callerAddress(request: CallableRequest): string {
  const forwarded = request.rawRequest.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return limitedAddress(forwarded || request.rawRequest.ip || 'unknown');
}

/** The caller, however their session began; null without one. Only for `complete_sign_in`. */
export function anyCaller(request: CallableRequest): Caller | null {
  const provider = providerOf(request.auth);
  if (!request.auth || provider === undefined) return null;
  const { uid, token } = request.auth;
  return {
    userId: uid,
    validFrom: knownValidFrom(token),
    exchangedAt: new Date(token.auth_time * SECOND_MS),
    provider,
    address: callerAddress(request),
  };
}

/** The caller; null without a session of the shop's. */
export function callerOrNull(request: CallableRequest): Caller | null {
  return shopSession(request) ? anyCaller(request) : null;
}

/** The caller. @throws HttpsError `unauthenticated` if nobody is signed in. */
export function callerOf(
  request: CallableRequest,
  message: string = DENIAL_MESSAGES.signInFirst,
): Caller {
  const caller = callerOrNull(request);
  if (!caller) throw new HttpsError('unauthenticated', message);
  return caller;
}

/** The signed-in caller's id. @throws HttpsError `unauthenticated` without a session of the shop's. */
export function callerId(request: CallableRequest): string {
  return callerOf(request).userId;
}

/**
 * Whether the caller's session is still live.
 * @throws HttpsError `unauthenticated`, at once, without a session of the shop's.
 */
export function isLiveCall(request: CallableRequest): Promise<boolean> {
  const { userId, validFrom } = callerOf(request);
  return readIsSessionLive(database(), userId, validFrom);
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
