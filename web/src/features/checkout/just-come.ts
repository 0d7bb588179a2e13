import { isReturning } from '#platform/device/scroll-places.ts';

/** How the router calls the entry that a document began with. */
const FIRST_ENTRY = 'default';

let isAsked = false;

/**
 * Whether the payment page has just led here: this document began on this page, and has not asked yet.
 * A reload and the way back to a forgotten tab are not that: another payment page may be open by now.
 * @param key of the router's location.
 */
export function isJustCome(key: string): boolean {
  return !isAsked && key === FIRST_ENTRY && !isReturning();
}

/** Notes that this document has asked to cancel the payment that it came from. */
export function noteAsked(): void {
  isAsked = true;
}
