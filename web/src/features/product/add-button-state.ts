import type { Product } from '@reef/domain/catalogue/product';
import { isArchived } from '@reef/domain/catalogue/listing';

/** What it says to guests, whatever the product. */
export const GUEST_LABEL = 'Login to Purchase';

/** What the add button says and does (PROD-04). */
export type AddButtonState = {
  label: typeof GUEST_LABEL | 'Archived' | 'Out of Stock' | 'Add to Cart';
  isDisabled: boolean;
};

/**
 * The add button for a visitor and a product. While it is not known who is there, the button stands
 * in its usual words and can be pressed (`usePatientPress`); a press on `Login to Purchase` leads to
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
