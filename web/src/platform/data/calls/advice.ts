/* Loaded once something has failed. */
import { isOnline, useIsOnline } from '#platform/device/online.ts';
import { NOT_PROVEN } from '#platform/firebase/proof.ts';
import { type FailedCall, UNANSWERED } from './calls.ts';

/** What to try if the shop's server gives no answer although the device has a network. */
export const MAY_BE_STOPPED =
  'If this stays so, a blocker or your network may stop the shop’s server. Allow it for this page, or call us.';

/**
 * A `text` about what may have stopped a call, and what to do about it; none if nothing is known. No
 * `failure`: something other than a call got no answer.
 */
export function adviceFor(failure: FailedCall | null): { text?: string } {
  if (failure === NOT_PROVEN) return { text: failure.message };
  const isUnanswered = failure === UNANSWERED || (failure === null && isOnline());
  return isUnanswered ? { text: MAY_BE_STOPPED } : {};
}

/** What to say below data that could not be loaded: what may have stopped it, or `whenOffline`. */
export function useLoadAdvice(whenOffline: string): string {
  return useIsOnline() ? MAY_BE_STOPPED : whenOffline;
}
