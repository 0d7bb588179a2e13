import type { PasswordCheck } from '#accounts/deps.ts';

const CALL_TIMEOUT_MS = 10_000;
const GOOGLE = 'https://identitytoolkit.googleapis.com';

/**
 * Asks Firebase Auth whether a password is right, for accounts whose PIN has not moved to the shop
 * yet (decision 34); the admin SDK cannot ask.
 * @param emulatorHost host and port of the auth emulator, or empty for Google's service.
 * @returns a check that gives the user's id, or null if the credentials are refused.
 * @throws if the service itself fails.
 */
export function firebasePasswordCheck(apiKey: string, emulatorHost: string): PasswordCheck {
  const base =
    emulatorHost === '' ? GOOGLE : `http://${emulatorHost}/identitytoolkit.googleapis.com`;
  const key = encodeURIComponent(apiKey || 'demo');
  return async (email, password) => {
    const answer = await fetch(`${base}/v1/accounts:signInWithPassword?key=${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    const body: unknown = await answer.json();
    if (answer.ok) return userIdIn(body);
    if (answer.status === 400 && !isKeyFault(body)) return null;
    throw new Error(`Firebase Auth answered ${answer.status} to a PIN check`);
  };
}

function userIdIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('localId' in body)) return null;
  return typeof body.localId === 'string' ? body.localId : null;
}

/** A wrong web API key is the operator's mistake, not a wrong PIN. */
function isKeyFault(body: unknown): boolean {
  return JSON.stringify(body).includes('API key not valid');
}
