/** Under this key local storage holds the payment page that a user opened last on this device. */
export function paymentPageKey(userId: string | null): string {
  return `reef-checkout-page-${userId ?? 'guest'}`;
}

/** Under this key stands a press of the pay button that has not been answered. */
export const ATTEMPT_KEY = 'reef-checkout-attempt';
