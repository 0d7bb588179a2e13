import type { PaymentEnd } from './payment-page.ts';

function orderText(orderNumber: string | undefined, more: string): string {
  return orderNumber === undefined ? more : `Order ${orderNumber}. ${more}`;
}

/** How a buyer is told that their payment ended (ORD-03), as a toast. */
export type PaymentEndMessage = {
  title: string;
  text: string;
  tone: 'success' | 'info' | 'warning';
};

/** What a buyer is told about the end of a payment. */
export function paymentEndMessage({ state, orderNumber }: PaymentEnd): PaymentEndMessage {
  switch (state) {
    case 'paid':
      return {
        title: 'Your payment went through.',
        text: orderText(orderNumber, 'What you paid for has left your cart.'),
        tone: 'success',
      };
    case 'pending':
      return {
        title: 'Your bank payment is under way.',
        text: orderText(orderNumber, 'What you ordered has left your cart and is held for you.'),
        tone: 'info',
      };
    case 'refunded':
      return {
        // Also while the refund is still to be made, and if the bank took it back.
        title: 'Your payment is being returned.',
        text: orderText(orderNumber, 'The order says more.'),
        tone: 'warning',
      };
    case 'ended':
      return {
        title: 'The payment page was closed.',
        text: 'Nothing was charged, and your cart is still saved.',
        tone: 'info',
      };
  }
}
