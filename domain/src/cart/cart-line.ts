import * as z from 'zod/mini';
import { MAX_CART_LINES } from './max-cart-lines.ts';

/** One line of the cart (CART-01). `price` in dollars; `stock` as last seen. */
export const CartLine = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  category: z.string(),
  image_url: z.nullable(z.string()),
  quantity: z.int().check(z.gte(1)),
  stock: z.int().check(z.gte(0)),
});
export type CartLine = z.infer<typeof CartLine>;

/** The value under a cart's key in local storage. */
export const Cart = z.array(CartLine).check(z.maxLength(MAX_CART_LINES));
export type Cart = z.infer<typeof Cart>;
