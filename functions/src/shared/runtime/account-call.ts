import { HttpsError, type FunctionsErrorCode } from 'firebase-functions/https';
import { type Refusal, REFUSALS, type Result } from '#accounts/refusal.ts';

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
