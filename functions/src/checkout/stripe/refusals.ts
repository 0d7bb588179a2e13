import { Stripe } from 'stripe';

/** True where Stripe refuses what was asked for: no such object, not in its state, a parameter. */
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
 * True where Stripe refuses the key or the account, and so every page. A sum that is too small, or a
 * parameter that Stripe names, is this cart's alone.
 */
export function isShopRefused(error: unknown): error is Stripe.errors.StripeError {
  if (isKeyRefused(error)) return true;
  if (!isRefusal(error)) return false;
  const { code = '', param = '' } = error;
  return !code.startsWith('amount_') && param === '';
}

/** True where a call with the same idempotency key has no answer yet, after the library's own tries. */
export function isUnderWay(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 409;
}
