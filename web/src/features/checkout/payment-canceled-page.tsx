import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { canStore } from '#platform/storage.ts';
import { cancelPayment, type CancelOutcome } from '#state/checkout/checkout.ts';
import { paymentEndMessage } from '#state/checkout/payment-messages.ts';
import { useAuth } from '#state/session/session.tsx';
import { Button, LinkButton } from '#ui/forms/button.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { CartIcon } from '#ui/layout/icons.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { mayAskToCancel, rememberAsked } from './ask-to-cancel.ts';
import { PaymentOutcome } from './payment-outcome.tsx';

type Words = {
  title: string;
  text: string;
  /** The text where this device cannot keep a cart. */
  textWithoutCart?: string;
};

const CANCELLED: Words = {
  title: 'Checkout was canceled',
  text: 'Nothing was charged, and your cart is still saved.',
  textWithoutCart: 'Nothing was charged.',
};

/**
 * Nobody is signed in, the visitor has come back to this page, its address names no payment, this
 * device knows of no open payment page, or the buyer has begun another payment: the state of this
 * one was not asked for.
 */
const NOT_ASKED: Words = {
  title: 'You left the payment page',
  text: 'Your cart is still saved. Anything unpaid goes back to the shop automatically; your orders show what was paid.',
  textWithoutCart:
    'Anything unpaid goes back to the shop automatically; your orders show what was paid.',
};

const UNANSWERED: Words = {
  title: 'Your checkout is not canceled yet',
  text: 'The shop did not answer. Your cart is still saved; the payment page closes automatically within half an hour.',
  textWithoutCart:
    'The shop did not answer. The payment page closes automatically within half an hour.',
};

function wordsOf(outcome: CancelOutcome): Words {
  switch (outcome.kind) {
    case 'cancelled':
      return CANCELLED;
    case 'none':
    case 'overtaken':
      return NOT_ASKED;
    case 'failed':
      return UNANSWERED;
    case 'earlier':
      return outcome.end.state === 'ended' ? CANCELLED : paymentEndMessage(outcome.end);
  }
}

/**
 * Stripe sends the buyer here who turned back (CHK-07); the held units return to the stock. The
 * address names the request of the page they left. Without it nothing is canceled: anybody could
 * send a buyer here. The page says that the checkout was canceled only once it is (INV-24).
 */
export default function PaymentCanceledPage(): ReactNode {
  const { phase } = useAuth();
  const { key, search } = useLocation();
  const requestId = new URLSearchParams(search).get('request');
  const [mayAsk] = useState(() => requestId !== null && mayAskToCancel(key));
  const [outcome, setOutcome] = useState<CancelOutcome | null>(null);
  const tryAgain = async () => {
    if (requestId === null) return;
    // The same outcome, too, is announced anew.
    setOutcome(null);
    setOutcome(await cancelPayment({ requestId }));
  };
  useEffect(() => {
    if (requestId === null || !mayAsk || phase !== 'signed-in') return;
    rememberAsked();
    const giveBack = async () => setOutcome(await cancelPayment({ requestId }));
    void giveBack();
  }, [mayAsk, phase, requestId]);
  const isAsking = mayAsk && outcome === null && phase !== 'signed-out';
  const words = outcome === null ? NOT_ASKED : wordsOf(outcome);
  const canRetry = words === UNANSWERED;
  return (
    <div className="page pt-12 pb-20">
      {isAsking ? (
        <>
          <PageMeta title="Payment" isIndexed={false} />
          <Spinner label="Closing your checkout…" className="min-h-[50svh]" />
        </>
      ) : (
        <PaymentOutcome
          // Another outcome is announced anew.
          key={words.title}
          icon={<CartIcon className="size-8" />}
          title={words.title}
          text={canStore() ? words.text : (words.textWithoutCart ?? words.text)}
          action={
            <>
              {canRetry && <Button onClick={() => void tryAgain()}>Try again</Button>}
              <LinkButton to="/shop" kind={canRetry ? 'secondary' : 'primary'}>
                Back to Shop
              </LinkButton>
              <LinkButton to="/" kind="secondary">
                Home
              </LinkButton>
              {words === NOT_ASKED && (
                <LinkButton to="/orders" kind="ghost">
                  Your Orders
                </LinkButton>
              )}
            </>
          }
        />
      )}
    </div>
  );
}
