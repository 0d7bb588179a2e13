/** The claim of a sign-in token of ours that says when the PIN was given, in seconds. */
export const PIN_CHECKED_AT = 'pin_checked_at';

/**
 * When a session began, in seconds. A sign-in token may be kept for an hour before it is exchanged,
 * and Firebase dates the session by the exchange; what counts is when the PIN was given, which
 * `firestore.rules` and `storage.rules` ask as well.
 * @param token a verified ID token; sessions that began without a token of ours have no such claim.
 */
export function sessionStartS(token: { auth_time: number } & Record<string, unknown>): number {
  const checkedAt = token[PIN_CHECKED_AT];
  return typeof checkedAt === 'number' ? Math.min(checkedAt, token.auth_time) : token.auth_time;
}
