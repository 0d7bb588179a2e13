import type { ReactNode } from 'react';
import { Badge, type Tone } from './badge.tsx';

const TONES: Record<string, Tone> = {
  pending: 'warning',
  processing: 'info',
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
  satisfied: 'good',
  unsatisfied: 'danger',
};

/** A status (order, payment, account, role), in its own color. */
export function StatusBadge({ status }: { status: string }): ReactNode {
  return (
    <Badge tone={TONES[status] ?? 'neutral'} hasDot className="capitalize">
      {status}
    </Badge>
  );
}
