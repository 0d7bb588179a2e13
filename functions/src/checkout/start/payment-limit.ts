import type { Firestore } from 'firebase-admin/firestore';
import { noteLimit } from '#shared/limits/note-limit.ts';
import { type RateLimitHooks, consumeRateLimit } from '#shared/limits/rate-limit.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@reef/domain/shared/time';
import { countText } from '@reef/domain/shared/count-text';

const WINDOW_MS = 10 * MINUTE_MS;

/**
 * In a day an account may ask for as many pages as in this many windows. Each moves the stock of up
 * to 50 products, and every open page of the shop gets the change.
 */
const WINDOWS_A_DAY = 4;

/** Payment pages that one account, and one network address, may ask for in ten minutes. */
export type PaymentLimits = { perAccount: number; perAddress: number };

/** For a buyer who asks for too many payment pages. The cart is not lost. */
export function tooManyPayments(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
  const isLong = waitMs > HOUR_MS;
  const wait = isLong
    ? countText(Math.ceil(waitMs / HOUR_MS), 'hour')
    : countText(minutes, 'minute');
  return `Too many checkouts in a short time. Your cart is still saved; please try again in ${wait}.`;
}

/**
 * Counts a call of `create-payment`. Each makes a page at Stripe and moves stock, so an account or
 * an address that does nothing else is slowed down; a buyer who changes their mind is not. The
 * owner is told of an account that uses up its day.
 * @returns milliseconds to wait; 0 for a call that may go on.
 */
export async function paymentWait(
  deps: { db: Firestore; now: () => Date },
  caller: { userId: string; address: string },
  limits: PaymentLimits,
  hooks?: RateLimitHooks,
): Promise<number> {
  const { userId } = caller;
  const perDay = limits.perAccount * WINDOWS_A_DAY;
  const perKey = [
    { key: `payment day ${userId}`, most: perDay, windowMs: DAY_MS },
    { key: `payment account ${userId}`, most: limits.perAccount },
    { key: `payment address ${caller.address}`, most: limits.perAddress },
  ];
  const waitMs = await consumeRateLimit(deps.db, perKey, WINDOW_MS, deps.now(), hooks);
  // Only the day's limit makes anybody wait that long.
  if (waitMs > WINDOW_MS) {
    const reason = `One account asked for more than ${perDay} payment pages in a day.`;
    await noteLimit(deps, 'payment-pages', { reason, user_id: userId });
  }
  return waitMs;
}
