import { useEffect } from 'react';
import { onCartNotice, startCart } from '#state/cart/cart-store.ts';
import { watchPayment } from '#state/checkout/payment-signal.ts';
import { useToast } from '#ui/overlays/toast.tsx';

/** The message has an order number, which the buyer may want to write down. */
const ORDER_SHOWN_MS = 15_000;

/**
 * Runs the cart, and reports what live stock (CART-11) and payments in other tabs (ORD-03) change
 * in it.
 */
export function CartNotices(): null {
  const toast = useToast();
  useEffect(startCart, []);
  useEffect(() => onCartNotice((message) => toast({ title: message, tone: 'warning' })), [toast]);
  useEffect(
    () => watchPayment((message) => toast({ ...message, durationMs: ORDER_SHOWN_MS })),
    [toast],
  );
  return null;
}
