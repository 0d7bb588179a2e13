import type { Product } from '@reef/domain/catalogue/product';
import { isArchived } from '@reef/domain/catalogue/listing';

/** The button's words for guests, whatever the product. */
export const GUEST_LABEL = 'Login to Purchase';

/** The words and the state of the add button (PROD-04). */
export type AddButtonState = {
  label: typeof GUEST_LABEL | 'Archived' | 'Out of Stock' | 'Add to Cart';
  isDisabled: boolean;
};

/**
 * The add button for a visitor and a product. While the visitor is not known, the button has its
 * usual words and can be pressed (`usePatientPress`); a press on `Login to Purchase` leads to
 * sign-in.
 */
export function addButtonState(
  product: Pick<Product, 'stock' | 'sold_out_at'>,
  phase: 'loading' | 'signed-out' | 'signed-in',
  remaining: number,
  now: Date,
): AddButtonState {
  if (phase === 'signed-out') return { label: GUEST_LABEL, isDisabled: false };
  if (isArchived(product, now)) return { label: 'Archived', isDisabled: true };
  if (product.stock <= 0) return { label: 'Out of Stock', isDisabled: true };
  return { label: 'Add to Cart', isDisabled: remaining <= 0 };
}
