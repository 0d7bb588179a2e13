import { useEffect, type ReactNode } from 'react';
import { cancelPayment } from '#state/checkout/checkout.ts';
import { useAuth } from '#state/session/session.tsx';
import { LinkButton } from '#ui/forms/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { CartIcon } from '#ui/layout/icons.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

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
