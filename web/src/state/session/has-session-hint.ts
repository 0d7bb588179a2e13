import { SESSION_HINT_KEY } from '#platform/session-hint.ts';

/** True where this browser was signed in last; name, cart and rights come with the app. */
function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(SESSION_HINT_KEY) !== null;
  } catch {
    return false; // Storage refused: no session can be kept.
  }
}

/** Marks the page before its first paint: the header has another button for signed-in visitors (ui/styles/shell.css). */
export function markSessionHint(): void {
  if (hasSessionHint()) document.documentElement.classList.add('is-known');
}
