import { MINUTE_MS } from '@reef/domain/shared/time';

/** How long a payment page stays open: Stripe's minimum of 30 minutes, and one for the request. */
export const SESSION_OPEN_MS = 31 * MINUTE_MS;

/** How long the stock stays held after the page closes, so that no hold lapses during a payment. */
export const HOLD_GRACE_MS = 2 * MINUTE_MS;
