import { SESSION_HINT_KEY } from '#platform/session-hint.ts';

/** True if this browser was signed in last; name, cart and rights come with the app. */
function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(SESSION_HINT_KEY) !== null;
  } catch {
    return false; // Storage is refused: no session can be stored.
  }
}

/**
 * Marks the page before its first paint: signed-in visitors get another button in the header
 * (ui/styles/shell.css).
 */
export function markSessionHint(): void {
  if (hasSessionHint()) document.documentElement.classList.add('is-known');
}
