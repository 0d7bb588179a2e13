import type { AddRefusal } from '@reef/domain/cart/cart';

/** Exact words for adding to the cart (CART-05 to CART-09). */
export const ADD_REFUSALS: Record<AddRefusal, string> = {
  'sign-in-required': 'Please sign in to add items to your cart',
  'account-suspended': 'Your account is suspended. Purchases are disabled.',
  'purchases-disabled': 'Purchases are disabled for your account.',
  'out-of-stock': 'This item is out of stock',
  archived: 'This listing is archived and not available for purchase',
  /** Ours. */
  'cart-full': 'Your cart is full. Remove an item to add another.',
};

/** Exact words for what happens to a cart (CART-07, CART-11). */
export const CART_MESSAGES = {
  added: (name: string) => `${name} added to cart!`,
  addedMany: (quantity: number, name: string) => `Added ${quantity} × ${name} to cart!`,
  capped: (quantity: number) => `Quantity adjusted to ${quantity} due to stock limits`,
  stockChanged: 'Cart updated due to stock change.',
  becameUnavailable: 'An item became unavailable and was removed from your cart.',
  adjusted: 'Cart quantities adjusted to current stock.',
  removed: 'Some items are no longer available and were removed.',
  /** Ours; the prices are formatted. */
  repriced: (name: string, before: string, after: string) =>
    `The price of ${name} changed from ${before} to ${after}.`,
  /** Ours; of the same name if only the picture of a one-of-a-kind piece changed. */
  renamed: (before: string, name: string) =>
    before === name
      ? `${name} has another picture now. Look at it before you pay.`
      : `${before} is now listed as ${name}.`,
} as const;

/** Exact words for signing out (AUTH-03). */
export const SIGN_OUT_MESSAGES = { done: 'Signed Out', failed: 'Sign Out Error' } as const;

/** Exact words of the screens that replace a guarded page (AUTH-07). */
export const GUARD_MESSAGES = {
  signInTitle: 'Authentication Required',
  adminTitle: 'Admin Access Required',
  noPermission: "You don't have permission to access this page.",
} as const;

/** While the profile page waits (PROF-02). */
export const PROFILE_LOADING = 'Loading your profile...';
