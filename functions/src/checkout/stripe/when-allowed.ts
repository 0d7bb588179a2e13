import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND_MS } from '@reef/domain/shared/time';
import { Stripe } from 'stripe';

/**
 * All pauses of one request together. For a new page a checkout makes two requests, for customer and
 * session: both must fit into the 60 s of its function, of which closing an earlier page may take 10
 * (start-checkout.ts), and into the minute by which a new session is open longer than Stripe
 * requires.
 */
const MAX_WAIT_MS = 20 * SECOND_MS;

/**
 * The same for sweepers, which come again in a minute. Closing a hold makes up to four requests, and
 * a sweep waits 15 s for all (sweep.ts, sweep-claims.ts); after that it would tell the owner.
 */
export const SWEEP_WAIT_MS = 3 * SECOND_MS;

/** Stripe counts the requests of each second. */
const FIRST_PAUSE_MS = SECOND_MS;
const MAX_PAUSE_MS = 8 * SECOND_MS;

/**
 * Repeats a request that Stripe refuses because there are too many, 25 a second for each of its
 * endpoints (https://docs.stripe.com/rate-limits); its library repeats only other failures. The
 * pauses grow, and are random, so that the requests of a rush do not come again together. Stripe
 * counts a request before it does anything, so that repeating it under its idempotency key is safe.
 * @param maxWaitMs all pauses together.
 * @param wait for tests.
 * @throws what `request` threw, once it was refused for too long.
 */
export async function whenAllowed<T>(
  request: () => Promise<T>,
  maxWaitMs: number = MAX_WAIT_MS,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<T> {
  let leftMs = maxWaitMs;
  for (let longestMs = FIRST_PAUSE_MS; ; longestMs = Math.min(MAX_PAUSE_MS, longestMs * 2)) {
    const pauseMs = Math.random() * longestMs;
    try {
      return await request();
    } catch (error) {
      const isLimited = error instanceof Stripe.errors.StripeRateLimitError;
      if (!isLimited || pauseMs > leftMs) throw error;
    }
    leftMs -= pauseMs;
    await wait(pauseMs);
  }
}
