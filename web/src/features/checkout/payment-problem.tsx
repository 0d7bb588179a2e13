import type { ReactNode } from 'react';
import { Button, LinkButton } from '#ui/forms/button.tsx';
import { WarningIcon } from '#ui/layout/icons.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';

/** A payment that could not be confirmed. It comes with its page: the network may have failed. */
export function PaymentProblem({
  message,
  canRetry,
  onRetry,
}: {
  message: string;
  canRetry: boolean;
  onRetry: () => void;
}): ReactNode {
  return (
    <div role="alert">
      <PaymentOutcome
        icon={<WarningIcon className="size-9" />}
        title="Payment not confirmed"
        text={message}
        action={
          <>
            {canRetry && <Button onClick={onRetry}>Check again</Button>}
            <LinkButton to="/shop" kind="secondary">
              Continue Shopping
            </LinkButton>
          </>
        }
      />
    </div>
  );
}
