import type { ReactNode } from 'react';
import type { PaidCart } from '@reef/domain/checkout/paid-cart';
import { Button, LinkButton } from '#ui/forms/button.tsx';
import { passFocusInDialog } from './pass-focus-in-dialog.ts';

/**
 * The question before the very same cart is paid once more (ORD-03). While a bank debit is under way
 * for it, nothing else can be paid.
 */
export default function PaidBefore({
  order: { order_number: orderNumber, payment_status },
  onPay,
  onLeave,
}: {
  order: PaidCart;
  onPay: () => void;
  onLeave: () => void;
}): ReactNode {
  const isPending = payment_status === 'pending';
  return (
    <section
      ref={passFocusInDialog}
      role="alert"
      aria-label={isPending ? 'Bank payment under way' : 'Already paid'}
      className="surface-quiet pressable-soon mt-5 p-4"
    >
      <p tabIndex={-1} className="font-semibold text-sun">
        {isPending
          ? 'Your bank payment for exactly this cart is under way.'
          : 'You have just paid for exactly this cart.'}
      </p>
      <p className="mt-1 text-sm text-mist">
        Order <strong className="figures text-foam">{orderNumber}</strong> has all of it.{' '}
        {isPending
          ? 'You can check out again once it has ended.'
          : 'Paying now buys all of it again.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={`/orders/${orderNumber}`} onClick={onLeave}>
          View that order
        </LinkButton>
        {!isPending && (
          <Button kind="secondary" onClick={onPay}>
            Buy it again
          </Button>
        )}
      </div>
    </section>
  );
}
