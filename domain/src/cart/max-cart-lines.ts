/** The most lines a stored cart may have. */
export const MAX_CART_LINES = 200;
