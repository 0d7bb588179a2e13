/** The most lines in one checkout; the commit stays far below Firestore's limits. */
export const MAX_CHECKOUT_LINES = 50;

/** The cart's message if it has more lines than one checkout takes; null otherwise. */
export function tooManyLines(count: number): string | null {
  if (count <= MAX_CHECKOUT_LINES) return null;
  return `Up to ${MAX_CHECKOUT_LINES} different items fit in one checkout, and your cart has ${count}. Remove ${count - MAX_CHECKOUT_LINES} to go on, and buy the rest in a second order.`;
}
