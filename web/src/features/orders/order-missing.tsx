import { lazy, type ReactNode } from 'react';
import { useLoadAdvice } from '#platform/data/calls/advice.ts';
import { useAuth } from '#state/session/session.tsx';
import { LinkButton } from '#ui/forms/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { OptionalPart } from '#ui/layout/optional-part.tsx';
import { BoxIcon } from '#ui/layout/shop-icons.tsx';

const OtherAccount = lazy(() => import('#ui/layout/other-account.tsx'));

function NoSuchOrder(): ReactNode {
  return (
    <EmptyState
      icon={<BoxIcon />}
      heading="h1"
      title="Order not found"
      text="None of your orders has this number."
      action={<LinkButton to="/orders">Your orders</LinkButton>}
    >
      <OptionalPart>
        <OtherAccount {...useAuth()} />
      </OptionalPart>
    </EmptyState>
  );
}

/**
 * In place of an order that does not exist (`isKnown`), does not parse (`isUnread`), or could not be
 * read. It comes with its page: the network may have failed.
 */
export function OrderMissing({
  isKnown,
  isUnread,
  onRetry,
}: {
  isKnown: boolean;
  isUnread: boolean;
  onRetry: () => void;
}): ReactNode {
  const advice = useLoadAdvice('It shows again once you are online.');
  if (isKnown) return <NoSuchOrder />;
  return (
    <ErrorState
      message="This order could not be loaded."
      heading="h1"
      text={isUnread ? 'Reload the page.' : advice}
      onRetry={onRetry}
    />
  );
}
