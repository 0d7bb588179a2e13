import type { CreatePaymentRequest } from '@reef/domain/checkout/checkout-calls';

/**
 * True when both addresses are the shop's own payment pages (CHK-06, CHK-07), on one of its origins: a
 * payment page must never send a buyer anywhere else.
 * @param allowed the shop's origins, separated by commas.
 */
export function areOwnReturnUrls(
  request: Pick<CreatePaymentRequest, 'successUrl' | 'cancelUrl'>,
  allowed: string,
): boolean {
  const origins = allowed.split(',').map((origin) => origin.trim());
  return origins.some(
    (origin) =>
      origin !== '' &&
      request.successUrl === `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}` &&
      request.cancelUrl === `${origin}/payment-canceled`,
  );
}

/**
 * The address of the payment page's way back: it names the request, so that leaving an old payment
 * page cancels no newer payment (CHK-10).
 */
export function cancelUrlOf(
  request: Pick<CreatePaymentRequest, 'cancelUrl'>,
  requestId: string,
): string {
  return `${request.cancelUrl}?request=${encodeURIComponent(requestId)}`;
}
