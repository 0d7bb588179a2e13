import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { VerifyPaymentResponse } from '@reef/domain/checkout/checkout-calls';
import { dayWords } from '@reef/domain/shipping/day';
import { CHECKOUT_MESSAGES } from '@reef/domain/checkout/checkout-messages';
import { failureOf } from '#platform/data/calls/calls.ts';
import { verifyPayment } from '#state/checkout/checkout.ts';
import { useAuth } from '#state/session/session.tsx';
import { LinkButton } from '#ui/forms/button.tsx';
import { CheckIcon, InfoIcon } from '#ui/layout/icons.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { useSearchParams } from '#ui/routing/use-search-params.ts';
import { PaymentProblem } from './payment-problem.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';

type Arrival = NonNullable<VerifyPaymentResponse['arrival']>;

type Verdict =
  | { phase: 'verifying' }
  | {
      phase: 'success';
      message: string;
      orderNumber: string | undefined;
      arrival: Arrival | undefined;
    }
  | { phase: 'pending' | 'refunded'; message: string; orderNumber: string | undefined }
  | { phase: 'error'; message: string; canRetry: boolean };

const STATUS_TITLES = {
  pending: 'Your bank payment is under way',
  // By a refund, or by the bank.
  refunded: 'Your payment is returned in full',
} as const;

async function verdictOf(sessionId: string): Promise<Verdict> {
  const answer = await verifyPayment(sessionId);
  if (!answer.ok) {
    const message = CHECKOUT_MESSAGES.verifyFailed;
    return { phase: 'error', message, canRetry: failureOf(answer) !== 'refused' };
  }
  const { ok, message, order_number: orderNumber, state, arrival } = answer.data;
  if (ok) return { phase: 'success', message, orderNumber, arrival };
  if (state === 'pending' || state === 'refunded') return { phase: state, message, orderNumber };
  return { phase: 'error', message: message || CHECKOUT_MESSAGES.verifyFailed, canRetry: true };
}

/** Verifies once a user is signed in, and again when they retry. */
function useVerdict(sessionId: string | null): { verdict: Verdict; retry: () => void } {
  const { phase } = useAuth();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ attempt: number; verdict: Verdict } | null>(null);
  useEffect(() => {
    if (phase !== 'signed-in' || !sessionId) return undefined;
    let isStale = false;
    const ask = async () => {
      const verdict = await verdictOf(sessionId);
      if (!isStale) setAnswer({ attempt, verdict });
    };
    void ask();
    return () => {
      isStale = true;
    };
  }, [phase, sessionId, attempt]);
  const isAnswered = answer !== null && answer.attempt === attempt;
  return {
    verdict: isAnswered ? answer.verdict : { phase: 'verifying' },
    retry: () => setAttempt((count) => count + 1),
  };
}

const SignInFirst = lazy(() => import('./sign-in-first.tsx'));

function OrderNumber({ orderNumber }: { orderNumber: string | undefined }): ReactNode {
  if (orderNumber === undefined) return null;
  return (
    <p className="mt-5 text-mist">
      Order <strong className="figures text-foam">{orderNumber}</strong>
    </p>
  );
}

/** To the order itself if its number is known, else to the list. */
function ordersPath(orderNumber = ''): string {
  return `/orders/${orderNumber}`;
}

function Success({
  message,
  orderNumber,
  arrival,
}: {
  message: string;
  orderNumber: string | undefined;
  arrival: Arrival | undefined;
}): ReactNode {
  return (
    <PaymentOutcome
      icon={<CheckIcon className="size-9" />}
      title="Thank you for your order"
      text={message}
      action={
        <>
          <LinkButton to="/shop">Continue Shopping</LinkButton>
          <LinkButton to={ordersPath(orderNumber)} kind="secondary">
            View your order
          </LinkButton>
        </>
      }
      className="bubbles [&_p]:max-w-lg"
    >
      <OrderNumber orderNumber={orderNumber} />
      {arrival !== undefined && (
        <p className="mt-2 text-mist">
          {arrival.name}: <strong className="text-foam">{dayWords(arrival.day)}</strong>
        </p>
      )}
      <p className="mt-2 max-w-md text-sm text-haze">
        Your receipt is on the order: what you bought, shipping and the total. We pack live animals
        on the morning they ship; a carrier’s tracking number will be there then.
      </p>
    </PaymentOutcome>
  );
}

/** An order that is not paid, without a fault: the bank takes days, or the money was returned. */
function PaymentStatus({
  title,
  message,
  orderNumber,
}: {
  title: string;
  message: string;
  orderNumber: string | undefined;
}): ReactNode {
  return (
    <PaymentOutcome
      icon={<InfoIcon className="size-9" />}
      title={title}
      text={message}
      action={
        <>
          <LinkButton to={ordersPath(orderNumber)}>View your order</LinkButton>
          <LinkButton to="/shop" kind="secondary">
            Continue Shopping
          </LinkButton>
        </>
      }
    >
      <OrderNumber orderNumber={orderNumber} />
    </PaymentOutcome>
  );
}

/** Stripe sends the buyer here after paying (CHK-06). */
export default function PaymentSuccessPage(): ReactNode {
  const [query] = useSearchParams();
  const sessionId = query.get('session_id');
  const { phase } = useAuth();
  const { verdict, retry } = useVerdict(sessionId);
  const content = () => {
    if (!sessionId) {
      return (
        <PaymentProblem message={CHECKOUT_MESSAGES.noSession} canRetry={false} onRetry={retry} />
      );
    }
    if (phase === 'signed-out') return <SignInFirst />;
    if (verdict.phase === 'success') return <Success {...verdict} />;
    if (verdict.phase === 'pending' || verdict.phase === 'refunded') {
      return <PaymentStatus title={STATUS_TITLES[verdict.phase]} {...verdict} />;
    }
    if (verdict.phase === 'error') return <PaymentProblem {...verdict} onRetry={retry} />;
    return (
      <>
        <PageMeta title="Payment" isIndexed={false} />
        <Spinner label="Verifying your payment…" className="min-h-[50svh]" />
      </>
    );
  };
  return (
    <div className="page pt-12 pb-20">
      <Suspense fallback={null}>{content()}</Suspense>
    </div>
  );
}
