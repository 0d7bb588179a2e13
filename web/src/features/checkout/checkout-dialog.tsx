import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { cartTotalCents } from '@reef/domain/cart/cart';
import { useCart } from '#state/cart/cart-store.ts';
import { cancelPayment, type CancelOutcome } from '#state/checkout/checkout.ts';
import { useAuth } from '#state/session/session.tsx';
import { usePaymentPage } from '#state/checkout/payment-page.ts';
import { paymentEndMessage } from '#state/checkout/payment-messages.ts';
import { useIsOnline } from '#platform/device/online.ts';
import { canStore } from '#platform/storage.ts';
import { Button } from '#ui/forms/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ExternalIcon } from '#ui/layout/later-icons.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { OverlayLifecycle } from '#ui/overlays/overlay-lifecycle.tsx';
import { useFocusReturn } from '#ui/overlays/use-focus-return.ts';
import type { DeliveryCheck } from './delivery-picker.tsx';
import { OrderSummary } from './order-summary.tsx';
import { passFocusInDialog } from './pass-focus-in-dialog.ts';
import type { ChosenOffer, WantedDelivery } from './use-delivery.ts';
import { type PayState, usePay } from './use-pay.ts';

const NothingLeft = lazy(() => import('./nothing-left.tsx'));
const PaidBefore = lazy(() => import('./paid-before.tsx'));

/** The message after *Cancel payment*, if the payment had not ended before. */
const CANCEL_NOTICES = {
  cancelled: { title: 'Payment canceled' },
  none: { title: 'There was nothing to cancel.' },
  failed: {
    title: 'The payment could not be canceled.',
    text: 'Please try again.',
    tone: 'error',
  },
} as const;

/** A payment that is being canceled; `isOver` once the shop has answered. */
type Cancellation = { sessionId: string; isOver: boolean };

/** Cancels the payment whose page is open, and says how that ended. */
function useCancellation(): [Cancellation | null, (sessionId: string) => Promise<void>] {
  const toast = useToast();
  const [cancellation, setCancellation] = useState<Cancellation | null>(null);
  const showOutcome = (outcome: CancelOutcome) => {
    if (outcome.kind === 'earlier') toast(paymentEndMessage(outcome.end));
    else if (outcome.kind !== 'overtaken') toast(CANCEL_NOTICES[outcome.kind]);
  };
  const cancel = async (sessionId: string) => {
    setCancellation({ sessionId, isOver: false });
    const outcome = await cancelPayment({ sessionId });
    showOutcome(outcome);
    const next = outcome.kind === 'failed' ? null : { sessionId, isOver: true };
    // Another payment may be canceled by now.
    setCancellation((present) => (present?.sessionId === sessionId ? next : present));
  };
  return [cancellation, cancel];
}

/**
 * While the payment page is open: a link back to it, and a way to cancel. It takes the place of the
 * pay button, which an impatient buyer may be pressing again.
 */
function Opened({
  url,
  isOwnTab,
  isCanceling,
  onCancel,
}: {
  url: string;
  isOwnTab: boolean;
  isCanceling: boolean;
  onCancel: () => void;
}): ReactNode {
  return (
    <section
      ref={passFocusInDialog}
      aria-label="Payment under way"
      className="surface-quiet pressable-soon mt-5 p-4"
    >
      <p tabIndex={-1} className="font-semibold text-foam">
        {isOwnTab ? 'The payment page is open in another tab.' : 'Your payment page is ready.'}
      </p>
      <p className="mt-1 text-sm text-mist">
        Your animals are held for you for half an hour. {isOwnTab && 'This window can be closed. '}
        Your order appears among your orders as soon as it is paid.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a
          className="btn btn-secondary"
          href={url}
          rel="noopener noreferrer"
          {...(isOwnTab && { target: '_blank' })}
        >
          <ExternalIcon className="size-4" />
          Open payment page again
        </a>
        <Button kind="ghost" isBusy={isCanceling} onClick={onCancel}>
          {isCanceling ? 'Canceling…' : 'Cancel payment'}
        </Button>
      </div>
    </section>
  );
}

/**
 * Ends the wait for a payment page whose end is known, whichever tab learned it: an order closes
 * the dialog, a page that was closed unpaid leaves the pay button. So does one that was replaced:
 * the shop closes it when this buyer presses pay in another tab. One that was canceled here closes
 * the dialog once the shop has answered; an answer about an earlier page does not.
 */
function useEndOfWait(
  state: PayState,
  cancellation: Cancellation | null,
  reset: () => void,
  close: () => void,
): void {
  const page = usePaymentPage();
  const sessionId = state.phase === 'opened' ? state.sessionId : null;
  useEffect(() => {
    if (sessionId === null) return;
    const end = page?.end ?? null;
    const isReplaced = page !== null && page.sessionId !== sessionId;
    const isCanceled = !isReplaced && cancellation?.sessionId === sessionId;
    if (isCanceled && cancellation.isOver) close();
    else if (end !== null && end.state !== 'ended') close();
    else if (isReplaced || (end !== null && !isCanceled)) reset();
  });
}

/**
 * The choice of delivery loads once the dialog is open. If it cannot be loaded, the payment page
 * asks for the delivery method, and no day is chosen.
 */
const DeliveryPicker = lazy(async () => {
  try {
    return await import('./delivery-picker.tsx');
  } catch {
    return { default: (): ReactNode => null };
  }
});

type CheckoutProps = { isOpen: boolean; onClose: () => void };

function Checkout({ isOpen, onClose }: CheckoutProps): ReactNode {
  const lines = useCart();
  const isOnline = useIsOnline();
  // Here, because the picker goes while the payment page is open, which may end unpaid. The dialog may
  // be closed meanwhile.
  const [wanted, setWanted] = useState<WantedDelivery>({});
  const [chosen, setChosen] = useState<ChosenOffer | null>(null);
  const picker = useRef<DeliveryCheck>(null);
  const { state, pay, reset } = usePay(onClose);
  const payChosen = (isMeantAgain?: boolean) => {
    if (picker.current?.refuses() === true) return;
    pay({ delivery: chosen?.choice ?? null, zip: picker.current?.zip ?? null }, isMeantAgain);
  };
  // However it was closed, by Back too: an old payment must not show next to a new cart.
  const forget = useEffectEvent(() => {
    if (state.phase !== 'busy') reset();
  });
  useEffect(() => {
    if (!isOpen) forget();
  }, [isOpen]);
  const [cancellation, cancel] = useCancellation();
  useEndOfWait(state, cancellation, reset, () => {
    reset();
    setWanted({});
    onClose();
  });
  const isBusy = state.phase === 'busy';
  // The last line may be sold out meanwhile. A page that was paid has emptied it, and closes this.
  const isEmpty = isOpen && lines.length === 0 && state.phase !== 'opened';
  const giveFocusBack = useFocusReturn(isOpen);
  return (
    <Dialog isOpen={isOpen} title="Checkout" onClose={onClose}>
      <OverlayLifecycle onUnmount={giveFocusBack} />
      {isEmpty ? (
        <Suspense fallback={null}>
          <NothingLeft onLeave={onClose} />
        </Suspense>
      ) : (
        <OrderSummary lines={lines} shipping={chosen?.cents ?? null} />
      )}
      {!isEmpty && state.phase !== 'opened' && (
        <Suspense fallback={null}>
          <DeliveryPicker
            ref={picker}
            subtotalCents={cartTotalCents(lines)}
            wanted={wanted}
            onWant={(change) => setWanted((before) => ({ ...before, ...change }))}
            onChosen={setChosen}
          />
        </Suspense>
      )}
      {state.phase === 'opened' && (
        <Opened
          {...state}
          isCanceling={cancellation?.sessionId === state.sessionId}
          onCancel={() => void cancel(state.sessionId)}
        />
      )}
      {!isEmpty && state.phase === 'paid-before' && (
        <Suspense fallback={null}>
          <PaidBefore order={state.order} onPay={() => payChosen(true)} onLeave={onClose} />
        </Suspense>
      )}
      <p role="alert" className="text-sm text-foam not-empty:mt-5">
        {state.phase === 'idle' && state.message}
      </p>
      {!isEmpty && (state.phase === 'idle' || state.phase === 'busy') && (
        <Button
          size="large"
          className="panel-submit mt-6 w-full"
          isBusy={isBusy}
          disabled={!isOnline}
          onClick={() => payChosen()}
        >
          {isBusy ? 'Redirecting to Stripe...' : 'Pay with Stripe Checkout'}
        </Button>
      )}
      {!isOnline && (
        <output className="mt-3 block text-center text-sm text-sun">
          Paying needs a connection.{canStore() && ' Your cart is kept on this device.'}
        </output>
      )}
    </Dialog>
  );
}

/**
 * The last look before paying (CHK-01). It belongs to one buyer: when the account changes it closes
 * and keeps nothing of theirs, such as the link to their payment page (ATT-114).
 */
export default function CheckoutDialog({ isOpen, onClose }: CheckoutProps): ReactNode {
  const present = useAuth().user?.uid;
  const buyer = useRef(present);
  useEffect(() => {
    if (isOpen && buyer.current !== present) onClose();
    buyer.current = present;
  }, [present, isOpen, onClose]);
  return <Checkout key={present} isOpen={isOpen} onClose={onClose} />;
}
