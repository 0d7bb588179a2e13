import { useEffect, type ReactNode } from 'react';
import { Profile } from '@reef/domain/accounts/account';
import { USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import { isPaid, Order, orderKeptCents } from '@reef/domain/orders/order';
import { countText } from '@reef/domain/shared/count-text';
import { useLiveDocument } from '#platform/data/live/live-document.ts';
import { useLiveQuery } from '#platform/data/live/live-query.ts';
import { useWholeList } from '#platform/data/live/device-copy.ts';
import { useIsOnline } from '#platform/device/online.ts';
import { EditIcon } from '#features/admin/edit-icon.tsx';
import { Button } from '#ui/forms/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { ListIcon } from '#ui/layout/later-icons.tsx';
import { Price } from '#ui/product/price.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { UnreadOrders } from '#ui/orders/unread-orders.tsx';
import { OrderEntry } from './order-entry.tsx';

function Summary({ orders }: { orders: readonly Order[] }): ReactNode {
  const paid = orders.filter(isPaid);
  const cents = paid.reduce((sum, order) => sum + orderKeptCents(order), 0);
  return (
    <p className="figures text-sm text-haze">
      <span>{`${countText(orders.length, 'order')}, ${paid.length} paid for `}</span>
      <Price cents={cents} />
    </p>
  );
}

function History({ userId }: { userId: string }): ReactNode {
  const toast = useToast();
  const orders = useLiveQuery(
    { collection: 'orders', where: [['user_id', '==', userId]], orderBy: [['created_at', 'desc']] },
    Order,
  );
  const { phase, items, unparsed, isDeviceCopy } = useWholeList(orders, userId, useIsOnline());
  useEffect(() => {
    if (phase === 'error') toast({ ...USER_MESSAGES.ordersFailed, tone: 'error' });
  }, [phase, toast]);
  if (phase === 'loading') return <Spinner label="Loading orders…" className="py-16" />;
  if (phase === 'error') {
    return <ErrorState message={USER_MESSAGES.ordersFailed.text} onRetry={orders.retry} />;
  }
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<ListIcon className="size-8" />}
        title="No orders yet"
        text="Orders of this user appear here as soon as they are paid."
      />
    );
  }
  return (
    <>
      <UnreadOrders count={unparsed} />
      <Summary orders={items} />
      {/* Its room is kept: it comes and goes with the signal. */}
      <output className="block min-h-5 text-sm text-sun">
        {isDeviceCopy && 'From this device. There may be more.'}
      </output>
      <ul className="mt-2 divide-y divide-[var(--line)]">
        {items.map((order) => (
          <OrderEntry key={order.id} order={order} />
        ))}
      </ul>
    </>
  );
}

function Owner({ userId }: { userId: string }): ReactNode {
  const { data } = useLiveDocument(`profiles/${userId}`, Profile);
  return <p className="mb-3 font-semibold break-all text-foam">{data?.email ?? ' '}</p>;
}

/** The orders of any user, newest first (USER-08). */
export function OrderHistoryDialog({
  userId,
  isOpen,
  onEdit,
  onClose,
}: {
  userId: string;
  isOpen: boolean;
  onEdit: () => void;
  onClose: () => void;
}): ReactNode {
  return (
    <Dialog
      isOpen={isOpen}
      title="Order History"
      width="large"
      isToRead
      onClose={onClose}
      actions={
        <Button kind="secondary" onClick={onEdit}>
          <EditIcon className="size-4.5" />
          Edit User
        </Button>
      }
    >
      <Owner userId={userId} />
      <History key={userId} userId={userId} />
    </Dialog>
  );
}
