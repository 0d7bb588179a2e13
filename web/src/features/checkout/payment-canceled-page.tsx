import { useEffect, useState, type ReactNode } from 'react';
import { cancelPayment } from '#state/checkout/checkout.ts';
import { paymentEndWords } from '#state/checkout/payment-words.ts';
import { useAuth } from '#state/session/session.tsx';
import { LinkButton } from '#ui/forms/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { CartIcon } from '#ui/layout/icons.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';

const CANCELED = {
  title: 'Checkout was canceled',
  text: 'Nothing was charged, and your cart is still saved.',
};

/** Where Stripe sends the buyer who turned away (CHK-07); what was held goes back to the shelf. */
export default function PaymentCanceledPage(): ReactNode {
  const { phase } = useAuth();
  const [words, setWords] = useState<{ title: string; text: string }>(CANCELED);
  useEffect(() => {
    if (phase !== 'signed-in') return;
    const giveBack = async () => {
      const outcome = await cancelPayment();
      const isOrder = outcome.kind === 'earlier' && outcome.end.state !== 'ended';
      if (isOrder) setWords(paymentEndWords(outcome.end));
    };
    void giveBack();
  }, [phase]);
  return (
    <div className="page pt-12 pb-20">
      <PageMeta title="Checkout canceled" isIndexed={false} />
      <EmptyState
        icon={<CartIcon className="size-8" />}
        heading="h1"
        title={words.title}
        text={words.text}
        action={
          <>
            <LinkButton to="/shop">Back to Shop</LinkButton>
            <LinkButton to="/" kind="secondary">
              Home
            </LinkButton>
          </>
        }
      />
    </div>
  );
}
