/** Under this key local storage holds the payment page that a user opened last on this device. */
export function paymentPageKey(userId: string | null): string {
  return `reef-checkout-page-${userId ?? 'guest'}`;
}
