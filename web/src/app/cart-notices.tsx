import { useEffect } from 'react';
import { onCartNotice, startCart } from '../platform/cart-store.ts';
import { useToast } from '../ui/toast.tsx';

/** Runs the cart, and says what live stock does to it (CART-11). */
export function CartNotices(): null {
  const toast = useToast();
  useEffect(startCart, []);
  useEffect(() => onCartNotice((message) => toast({ title: message, tone: 'warning' })), [toast]);
  return null;
}
