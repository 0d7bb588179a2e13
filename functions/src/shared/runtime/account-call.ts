import {
  type CallableRequest,
  HttpsError,
  type FunctionsErrorCode,
} from 'firebase-functions/https';
import { DENIAL_MESSAGES } from '@reef/domain/accounts/account-messages';
import { knownValidFrom } from '@reef/domain/accounts/account-rights';
import { SECOND_MS } from '@reef/domain/shared/time';
import type { Caller } from '#accounts/deps.ts';
import { type Refusal, REFUSALS, type Result } from '#accounts/refusal.ts';
import { callerAddress, providerOf, shopSession } from './callable.ts';

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

const CODES: Partial<Record<Refusal, FunctionsErrorCode>> = {
  'not-admin': 'permission-denied',
  'sign-in-first': 'unauthenticated',
  'session-ended': 'unauthenticated',
  'too-many-attempts': 'resource-exhausted',
  'not-found': 'not-found',
  'email-taken': 'already-exists',
  'email-invalid': 'invalid-argument',
};

/** A refusal as a callable's error, its literal code in the details. */
export function refusalError(refusal: Refusal): HttpsError {
  const code = CODES[refusal] ?? 'failed-precondition';
  return new HttpsError(code, REFUSALS[refusal], { code: refusal });
}

/** The value of a result. @throws HttpsError for a refusal, for contracts without rows. */
export function valueOrThrow<T>(result: Result<T>): T {
  if (!result.ok) throw refusalError(result.refusal);
  return result.value;
}

/** Refusals of the session itself are errors even if the contract has rows. */
const NEVER_ROWS: ReadonlySet<Refusal> = new Set(['not-admin', 'session-ended']);

/** A result as the row of CALL-02. @throws HttpsError if the caller may not ask at all. */
export function rowOf<T>(
  result: Result<T>,
  message: string,
): { success: boolean; message: string } {
  if (result.ok) return { success: true, message };
  if (NEVER_ROWS.has(result.refusal)) throw refusalError(result.refusal);
  return { success: false, message: REFUSALS[result.refusal] };
}
