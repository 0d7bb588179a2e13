import { withoutOrdered, type AddRefusal } from '@reef/domain/cart/cart';
import type { Cart, CartLine } from '@reef/domain/cart/cart-line';
import type { Session } from '#state/session/session-store.ts';

/** Units of a product that were added before it was known whether the buyer may add them. */
export type EarlyAdd = { id: string; quantity: number };

/** What happens to a cart whose owner may not buy after all. */
export type TakenBack = { lines: Cart; refusal: AddRefusal };

/**
 * Decides about what was added while the account was unknown, once it is known.
 * @returns the cart without it, and why; null if it may stay.
 */
export function takenBack(
  lines: readonly CartLine[],
  early: readonly EarlyAdd[],
  { phase, purchaseBlockReason }: Pick<Session, 'phase' | 'purchaseBlockReason'>,
): TakenBack | null {
  const isAllowed = phase === 'loading' || (phase === 'signed-in' && purchaseBlockReason === null);
  if (isAllowed || early.length === 0) return null;
  const refusal = purchaseBlockReason ?? 'sign-in-required';
  return { lines: early.reduce((left, one) => withoutOrdered(left, [one]), [...lines]), refusal };
}
