import type { AddResult } from '@reef/domain/cart/cart';
import { ADD_REFUSALS, CART_MESSAGES } from '@reef/domain/shared/messages';

/** The words for the result of `cart.add` (CART-05 to CART-09), as a toast. */
export function addMessage(
  result: AddResult,
  name: string,
): { title: string; tone: 'success' | 'warning' | 'error'; isInCart?: true } {
  if (!result.ok) return { title: ADD_REFUSALS[result.refusal], tone: 'error' };
  if (result.isCapped) return { title: CART_MESSAGES.capped(result.added), tone: 'warning' };
  const { added } = result;
  const title = added > 1 ? CART_MESSAGES.addedMany(added, name) : CART_MESSAGES.added(name);
  return { title, tone: 'success', isInCart: true };
}
