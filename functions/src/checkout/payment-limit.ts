import type { Firestore } from 'firebase-admin/firestore';
import { type RateLimitHooks, consumeRateLimit } from '#shared/limits/rate-limit.ts';
import { MINUTE_MS } from '@reef/domain/shared/time';
import { countText } from '@reef/domain/shared/count-text';

const WINDOW_MS = 10 * MINUTE_MS;

/** Payment pages that one account, and one network address, may ask for in ten minutes. */
export type PaymentLimits = { perAccount: number; perAddress: number };

/** For a buyer who asks for too many payment pages. The cart is not lost. */
export function tooManyPayments(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
  return `Too many checkouts in a short time. Your cart is still saved; please try again in ${countText(minutes, 'minute')}.`;
}

/**
 * Counts a call of `create-payment`. Each makes a page at Stripe and moves stock, so an account or
 * an address that does nothing else is slowed down; a buyer who changes their mind is not.
 * @returns milliseconds to wait; 0 for a call that may go on.
 */
export function paymentWait(
  deps: { db: Firestore; now: () => Date },
  caller: { userId: string; address: string },
  limits: PaymentLimits,
  hooks?: RateLimitHooks,
): Promise<number> {
  const perKey = [
    { key: `payment account ${caller.userId}`, most: limits.perAccount },
    { key: `payment address ${caller.address}`, most: limits.perAddress },
  ];
  return consumeRateLimit(deps.db, perKey, WINDOW_MS, deps.now(), hooks);
}
