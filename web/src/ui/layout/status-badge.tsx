import type { ReactNode } from 'react';
import type { AccountStatus, Role } from '@reef/domain/accounts/account';
import type { OrderStatus, PaymentStatus } from '@reef/domain/orders/order';
import { Badge, type Tone } from './badge.tsx';

type Status = OrderStatus | 'packed' | PaymentStatus | AccountStatus | Role;

const TONES: Record<Status, Tone> = {
  pending: 'warning',
  processing: 'info',
  packed: 'info',
  shipped: 'special',
  delivered: 'good',
  cancelled: 'danger',
  paid: 'good',
  failed: 'danger',
  refunded: 'neutral',
  active: 'good',
  suspended: 'danger',
  admin: 'special',
  user: 'info',
};

/** A status (order, payment, account, role), in its own color. */
export function StatusBadge({ status }: { status: Status }): ReactNode {
  return (
    <Badge tone={TONES[status]} hasDot className="capitalize">
      {status}
    </Badge>
  );
}
