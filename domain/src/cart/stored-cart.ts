import { isCount, isRecord } from '@reef/domain/shared/plain-value';
import type { Cart, CartLine } from './cart-line.ts';
import { MAX_CART_LINES } from './max-cart-lines.ts';

function isLine(value: unknown): value is CartLine {
  if (!isRecord(value)) return false;
  const { id, name, price, category, image_url, quantity, stock } = value;
  return (
    [id, name, category, image_url ?? ''].every((text) => typeof text === 'string') &&
    image_url !== undefined &&
    Number.isFinite(price) &&
    isCount(quantity, 1) &&
    isCount(stock, 0)
  );
}

/**
 * Whether a value from local storage is a cart. Checks what the schema `Cart` does without the
 * schema library, because every page reads the cart before its first tap.
 */
export function isCart(value: unknown): value is Cart {
  return Array.isArray(value) && value.length <= MAX_CART_LINES && value.every(isLine);
}
