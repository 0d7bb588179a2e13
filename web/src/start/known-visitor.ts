import { SESSION_HINT_KEY } from '../platform/session-hint.ts';

/** True where somebody is signed in, whose name, cart and rights the app alone can show. */
export function isKnownVisitor(): boolean {
  try {
    return localStorage.getItem(SESSION_HINT_KEY) !== null;
  } catch {
    return false; // Storage refused: nobody can be signed in.
  }
}
