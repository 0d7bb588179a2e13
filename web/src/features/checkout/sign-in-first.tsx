import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { returnState } from '#state/session/sign-in/return-state.ts';
import { UserIcon } from '#ui/layout/icons.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { LinkButton } from '#ui/forms/button.tsx';

/** For a buyer whose session is gone when they come back from paying; its own chunk: few are. */
export default function SignInFirst(): ReactNode {
  const location = useLocation();
  return (
    <PaymentOutcome
      icon={<UserIcon className="size-8" />}
      title="Sign in to see your order"
      text="What you have paid for is recorded, even if you do not come back here."
      action={
        <LinkButton to="/auth" state={returnState(location)}>
          Sign In
        </LinkButton>
      }
    />
  );
}
