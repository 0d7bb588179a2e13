import { useEffect, type ReactNode } from 'react';
import { cancelPayment } from '../../platform/checkout.ts';
import { useAuth } from '../../platform/session.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CartIcon } from '../../ui/icons.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Where Stripe sends the buyer who turned away (CHK-07); what was held goes back to the shelf. */
export default function PaymentCanceledPage(): ReactNode {
  const { phase } = useAuth();
  const toast = useToast();
  useEffect(() => {
    if (phase !== 'signed-in') return;
    const giveBack = async () => {
      if ((await cancelPayment()) === 'paid') {
        toast({ title: 'This payment had already gone through.', text: 'Your order is recorded.' });
      }
    };
    void giveBack();
  }, [phase, toast]);
  return (
    <div className="page pt-12 pb-20">
      <PageMeta title="Checkout canceled" isIndexed={false} />
      <EmptyState
        icon={<CartIcon className="size-8" />}
        heading="h1"
        title="Checkout was canceled"
        text="Nothing was charged, and your cart is still saved."
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
