import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CART_MESSAGES } from '@reef/domain/shared/messages';
import { formatDollars } from '@reef/domain/shared/money';
import type { Product } from '@reef/domain/catalogue/product';
import { addMessage } from '#state/cart/cart-messages.ts';
import { cart, useStock } from '#state/cart/cart-store.ts';
import { useNow } from '#platform/clock.ts';
import { sessionHint } from '#platform/session-hint.ts';
import { returnState } from '#state/session/sign-in/return-state.ts';
import { useAuth } from '#state/session/session.tsx';
import { Button } from '#ui/forms/button.tsx';
import { CartIcon } from '#ui/layout/icons.tsx';
import { NumberField } from '#ui/forms/number-field.tsx';
import { passFocusTo } from '#ui/layout/pass-focus-on.ts';
import { useOverlays } from '#ui/overlays/overlays.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { addButtonState, GUEST_LABEL } from './add-button-state.ts';

const passFocusToAdding = passFocusTo('.btn');

const ALL_IN_CART = 'All we have is in your cart';

/** Puts a product into the cart and shows the outcome; guests are sent to sign in (CART-05). */
function useAddToCart(product: Product): (quantity: number) => boolean {
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const { show } = useOverlays();
  return (quantity) => {
    const result = cart.add(product, quantity);
    const action = { label: 'View cart', onSelect: () => show('cart') };
    // It may disappear by itself: the header has the same button.
    const offer = { action, durationMs: 9000 };
    toast({ ...addMessage(result, product.name), ...(result.ok && offer) });
    if (!result.ok && result.refusal === 'sign-in-required') {
      void navigate('/auth', { state: returnState(location) });
    }
    return result.ok;
  };
}

/**
 * A press before the visitor is known: it is kept, and answered once as soon as they are.
 * @param isKnown whether `answer` can be called. @returns whether a press waits, and the press
 * handler.
 */
function usePatientPress(isKnown: boolean, answer: () => void): [isWaiting: boolean, () => void] {
  const [isPressed, setIsPressed] = useState(false);
  const hasToAnswer = useRef(false);
  const latest = useRef(answer);
  useEffect(() => {
    latest.current = answer;
  }, [answer]);
  useEffect(() => {
    if (!isKnown || !hasToAnswer.current) return;
    hasToAnswer.current = false;
    latest.current();
  }, [isKnown]);
  const press = () => {
    hasToAnswer.current = !isKnown;
    setIsPressed(!isKnown);
    if (isKnown) answer();
  };
  return [isPressed && !isKnown, press];
}

/**
 * The button's words until the visitor is known: those that the session hint makes likely, as in
 * the header (`AccountSlot`), so that they rarely change and nothing moves.
 */
function LikelyLabel({ label }: { label: string }): ReactNode {
  return (
    <>
      <span className="if-guest">{GUEST_LABEL}</span>
      <span className="if-known">{label}</span>
    </>
  );
}

/**
 * Quantity and the add button (PROD-03, PROD-04). On a phone the button stays in sight with the
 * price (`.buy-bar`). If there is only one there is nothing to choose.
 */
export function PurchasePanel({
  product,
  quantity,
  onQuantity,
}: {
  product: Product;
  quantity: number;
  onQuantity: (quantity: number) => void;
}): ReactNode {
  const { phase } = useAuth();
  const { stock, remaining } = useStock(product);
  const now = useNow('minute');
  const add = useAddToCart(product);
  const toast = useToast();
  // The field corrects a typed number before it can be added, so the warning is its own (CART-07).
  const warn = (max: number) => toast({ title: CART_MESSAGES.capped(max), tone: 'warning' });
  const { label, isDisabled } = addButtonState({ ...product, stock }, phase, remaining, now);
  // The cart trusts a visitor who was signed in last (cart.add).
  const canAnswer = phase !== 'loading' || sessionHint() !== null;
  const [isWaiting, press] = usePatientPress(canAnswer, () => {
    if (add(quantity)) onQuantity(1);
  });
  const isAllInCart = stock > 0 && remaining === 0;
  return (
    <div className="flex flex-col gap-4">
      {stock === 1 && (
        <p className="text-sm text-haze">{isAllInCart ? ALL_IN_CART : 'There is only one.'}</p>
      )}
      {stock > 1 && (
        <div ref={passFocusToAdding}>
          <NumberField
            label="Quantity"
            hint={isAllInCart ? ALL_IN_CART : `Max ${remaining}`}
            value={quantity}
            min={1}
            max={Math.max(1, remaining)}
            isDisabled={remaining === 0}
            onChange={onQuantity}
            onCapped={warn}
          />
        </div>
      )}
      <div className="buy-bar" data-price={formatDollars(product.price)}>
        <Button
          size="large"
          className="w-full sm:w-fit sm:min-w-64"
          disabled={isDisabled}
          isBusy={isWaiting}
          onClick={press}
        >
          <CartIcon />
          {phase === 'loading' ? <LikelyLabel label={label} /> : <span>{label}</span>}
        </Button>
      </div>
    </div>
  );
}
