/** Exact words for checkout and payment (CHK-01 to CHK-06). */
export const CHECKOUT_MESSAGES = {
  accountBarred: 'Purchases are disabled for this account.',
  stockUnknown: 'Could not validate stock. Please try again.',
  cartAdjusted: 'Cart updated to match current stock. Review and try again.',
  /** Ours. */
  priceChanged: 'A price in your cart has changed. Review and try again.',
  /** Ours, after what has changed. */
  review: 'Review and try again.',
  startFailed: 'Unable to start checkout. Cart was refreshed.',
  noUrl: 'No checkout URL returned',
  unexpected: 'Something went wrong',
  noSession: 'Missing session ID.',
  verifyFailed: 'Verification failed.',
  verified: 'Payment verified and order recorded.',
} as const;
