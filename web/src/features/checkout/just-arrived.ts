import { isReturning } from '#platform/device/scroll-positions.ts';
import { FIRST_ENTRY_KEY } from '#ui/routing/first-entry-key.ts';

let isAsked = false;

/**
 * Whether the payment page has just led here: this document began on this page, and has not
 * canceled yet. A reload or a return to a forgotten tab does not count: another payment page may be
 * open by now.
 * @param key of the router's location.
 */
export function hasJustArrived(key: string): boolean {
  return !isAsked && key === FIRST_ENTRY_KEY && !isReturning();
}

/** Remembers that this document has asked to cancel its payment. */
export function rememberAsked(): void {
  isAsked = true;
}
