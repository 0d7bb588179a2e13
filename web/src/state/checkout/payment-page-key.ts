/* Apart, so that looking for a payment, on every page, and signing out do not load the checkout. */

/** The key in local storage of the payment page that a user opened last on this device. */
export function paymentPageKey(userId: string | null): string {
  return `reef-checkout-page-${userId ?? 'guest'}`;
}

/** The key of a press of the pay button that has not been answered. */
export const ATTEMPT_KEY = 'reef-checkout-attempt';
