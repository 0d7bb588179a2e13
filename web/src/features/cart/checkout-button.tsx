import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnState } from '#state/session/sign-in/return-state.ts';
import { useAuth } from '#state/session/session.tsx';
import { Button } from '#ui/forms/button.tsx';
import { afterPaint } from '#browser/paint.ts';
import { useOverlays } from '#ui/overlays/overlays.tsx';

/**
 * The button at the end of the cart (CART-12): sign in first, buy, or why this account cannot.
 * @param isClosed true if the cart cannot be checked out in its present state; the cart says why.
 */
export function CheckoutButton({
  isClosed,
  onLeave,
}: {
  isClosed: boolean;
  onLeave: () => void;
}): ReactNode {
  const { phase, purchaseBlockReason } = useAuth();
  const { show } = useOverlays();
  const [isLeaving, setIsLeaving] = useState(false);
  const navigate = useNavigate();
  const location = useLocation();
  if (phase === 'loading') {
    return (
      <Button size="large" className="w-full" isBusy>
        Checking your account…
      </Button>
    );
  }
  if (phase === 'signed-out') {
    const signIn = () => {
      onLeave();
      void navigate('/auth', { state: returnState(location) });
    };
    return (
      <Button size="large" className="w-full" onClick={signIn}>
        Sign In to Checkout
      </Button>
    );
  }
  const isBarred = purchaseBlockReason !== null;
  // The cart closes after the paint that shows the press: closing renders the whole page behind
  // again.
  const leave = async () => {
    setIsLeaving(true);
    await afterPaint();
    show('checkout');
  };
  return (
    <Button
      size="large"
      className="w-full"
      disabled={isBarred || isClosed}
      isBusy={isLeaving}
      onClick={() => void leave()}
    >
      {isBarred ? 'Purchases Disabled' : 'Checkout'}
    </Button>
  );
}
