import type { ReactNode } from 'react';
import { Button, LinkButton } from '#ui/forms/button.tsx';
import { passFocusInDialog } from './pass-focus-in-dialog.ts';

/** The question before the very same cart is paid once more (ORD-03). */
export default function PaidBefore({
  orderNumber,
  onPay,
  onLeave,
}: {
  orderNumber: string;
  onPay: () => void;
  onLeave: () => void;
}): ReactNode {
  return (
    <section
      ref={passFocusInDialog}
      role="alert"
      aria-label="Already paid"
      className="surface-quiet mt-5 p-4"
    >
      <p tabIndex={-1} className="font-semibold text-sun">
        You have just paid for exactly this cart.
      </p>
      <p className="mt-1 text-sm text-mist">
        Order <strong className="figures text-foam">{orderNumber}</strong> has all of it. Paying now
        buys the same once more.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={`/orders/${orderNumber}`} onClick={onLeave}>
          View that order
        </LinkButton>
        <Button kind="secondary" onClick={onPay}>
          Buy it again
        </Button>
      </div>
    </section>
  );
}
