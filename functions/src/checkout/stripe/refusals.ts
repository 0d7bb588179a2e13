import { Stripe } from 'stripe';

/** True if Stripe refuses the request: no such object, wrong state, or a bad parameter. */
export function isRefusal(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

function isKeyRefused(
  error: unknown,
): error is Stripe.errors.StripeAuthenticationError | Stripe.errors.StripePermissionError {
  return (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  );
}

/**
 * True if Stripe refuses the key or the account, and so every page. A sum that is too small, or a
 * parameter that Stripe names, concerns only this cart.
 */
export function isShopRefused(error: unknown): error is Stripe.errors.StripeError {
  if (isKeyRefused(error)) return true;
  if (!isRefusal(error)) return false;
  const { code = '', param = '' } = error;
  return !code.startsWith('amount_') && param === '';
}

/**
 * True if Stripe was not reached, had too many requests, or had another one about the same object
 * (`lock_timeout`, which it answers with 429 too) or under the same idempotency key. Its own errors
 * (500) are not among them: it repeats them under their idempotency key for a day.
 */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeConnectionError ||
    isUnderWay(error)
  );
}

/** True if a call with the same idempotency key still has no answer after the library's retries. */
export function isUnderWay(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 409;
}
