import { SESSION_HINT_KEY } from '#platform/session-hint.ts';

/** True when a user is signed in: only the app can show their name, cart and rights. */
export function isKnownVisitor(): boolean {
  try {
    return localStorage.getItem(SESSION_HINT_KEY) !== null;
  } catch {
    return false; // Storage refused: nobody can be signed in.
  }
}

/** Before the first paint: the header has another button for who is signed in (ui/shell.css). */
export function markKnownVisitor(): void {
  if (isKnownVisitor()) document.documentElement.classList.add('is-known');
}
