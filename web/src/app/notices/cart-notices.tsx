import { useEffect } from 'react';
import { onCartNotice, startCart } from '#state/cart/cart-store.ts';
import { watchPayment } from '#state/checkout/payment-signal.ts';
import { paymentEndMessage } from '#state/checkout/payment-messages.ts';
import { useToast } from '#ui/overlays/toast.tsx';

/** An order's number is something to write down. */
const ORDER_SHOWN_MS = 15_000;

/** Runs the cart, and says what live stock (CART-11) and payments in other tabs (ORD-03) do to it. */
export function CartNotices(): null {
  const toast = useToast();
  useEffect(startCart, []);
  useEffect(() => onCartNotice((message) => toast({ title: message, tone: 'warning' })), [toast]);
  useEffect(
    () => watchPayment((end) => toast({ ...paymentEndMessage(end), durationMs: ORDER_SHOWN_MS })),
    [toast],
  );
  return null;
}
