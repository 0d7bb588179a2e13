import { withoutOrdered, type AddRefusal } from '@reef/domain/cart/cart';
import type { Cart, CartLine } from '@reef/domain/cart/cart-line';
import type { Session } from '#state/session/session-store.ts';

/** Units of a product that were added before the server said whether the buyer may add them. */
export type EarlyAdd = { id: string; quantity: number };

/** What happens to a cart whose owner may not buy after all. */
export type TakenBack = { lines: Cart; refusal: AddRefusal };

/**
 * True once it is certain who may add. What this device knows of an account may be out of date: an
 * admin may have barred or allowed it since.
 */
export function isSettled({ phase, isConfirmed }: Pick<Session, 'phase' | 'isConfirmed'>): boolean {
  return phase === 'signed-out' || isConfirmed;
}

/**
 * Decides about what was added while it was not certain that the account may buy, once it is.
 * @returns the cart without it, and why; null if it may stay.
 */
export function takenBack(
  lines: readonly CartLine[],
  early: readonly EarlyAdd[],
  present: Pick<Session, 'phase' | 'isConfirmed' | 'purchaseBlockReason'>,
): TakenBack | null {
  const { phase, purchaseBlockReason } = present;
  const isAllowed = phase === 'signed-in' && purchaseBlockReason === null;
  if (!isSettled(present) || isAllowed || early.length === 0) return null;
  const refusal = purchaseBlockReason ?? 'sign-in-required';
  return { lines: early.reduce((left, one) => withoutOrdered(left, [one]), [...lines]), refusal };
}
