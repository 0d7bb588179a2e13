import type { CartLine } from '@reef/domain/cart/cart-line';

/** A cart line for tests: so many units of a fish with a stock of `stock`. */
export function aCartLine(id: string, quantity: number, stock = 9): CartLine {
  return {
    id,
    name: `Fish ${id}`,
    price: 20,
    category: 'Saltwater Fish',
    image_url: null,
    quantity,
    stock,
  };
}
