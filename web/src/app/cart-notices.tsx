import { useEffect } from 'react';
import { onCartNotice, startCart } from '#state/cart/cart-store.ts';
import { useToast } from '#ui/overlays/toast.tsx';

/** Runs the cart, and says what live stock does to it (CART-11). */
export function CartNotices(): null {
  const toast = useToast();
  useEffect(startCart, []);
  useEffect(() => onCartNotice((message) => toast({ title: message, tone: 'warning' })), [toast]);
  return null;
}
