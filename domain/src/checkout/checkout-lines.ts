/** The most lines in one checkout; keeps the transaction far below Firestore's limits. */
export const MAX_CHECKOUT_LINES = 50;

/** What the cart says where it has more lines than one checkout takes; null where it has not. */
export function tooManyLines(count: number): string | null {
  if (count <= MAX_CHECKOUT_LINES) return null;
  return `Up to ${MAX_CHECKOUT_LINES} different items fit in one checkout, and your cart has ${count}. Remove ${count - MAX_CHECKOUT_LINES} to go on, and buy the rest in a second order.`;
}
