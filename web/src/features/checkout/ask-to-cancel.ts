import { isReturning } from '#platform/device/scroll-positions.ts';
import { FIRST_ENTRY_KEY } from '#ui/routing/first-entry-key.ts';

let isAsked = false;

/**
 * Whether the page may cancel the payment by itself: the payment page has just led here, so that
 * this document began on this page, and it has not asked yet. A reload or a return to a forgotten
 * tab does not count: another payment page may be open by now.
 * @param key of the router's location.
 */
export function mayAskToCancel(key: string): boolean {
  return !isAsked && key === FIRST_ENTRY_KEY && !isReturning();
}

/** Remembers that this document has asked to cancel its payment. */
export function rememberAsked(): void {
  isAsked = true;
}
