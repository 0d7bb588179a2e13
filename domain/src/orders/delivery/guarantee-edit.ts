import type { GuaranteeStatus, Order } from '@reef/domain/orders/order';
import { HOUR_MS } from '@reef/domain/shared/time';
import { guaranteeHours } from './guarantee.ts';

/* Apart from the clock: the pages of a buyer's orders load that, and only admins edit. */

/** How to restart the timer (GUAR-02). */
export type GuaranteeRestart =
  | { kind: 'none' }
  | { kind: 'purchase' }
  | { kind: 'custom'; expiresAt: Date };

type GuaranteeEdit =
  | { ok: true; fields: Pick<Order, 'guarantee_status' | 'guarantee_start_at'> }
  | { ok: false; refusal: 'expiry-not-in-future' };

function startOf(
  order: Pick<Order, 'created_at' | 'guarantee_start_at' | 'guarantee_hours'>,
  status: GuaranteeStatus,
  restart: GuaranteeRestart,
): Date | null {
  if (restart.kind === 'purchase') return order.created_at;
  if (restart.kind === 'custom') {
    return new Date(restart.expiresAt.getTime() - guaranteeHours(order) * HOUR_MS);
  }
  return status === 'unsatisfied' ? null : order.guarantee_start_at;
}

/**
 * The fields of a guarantee edit: a custom expiry must be in the future and starts the clock the
 * guarantee's hours before it; unsatisfied without a restart clears the start.
 */
export function guaranteeEdit(
  order: Pick<Order, 'created_at' | 'guarantee_start_at' | 'guarantee_hours'>,
  status: GuaranteeStatus,
  restart: GuaranteeRestart,
  now: Date,
): GuaranteeEdit {
  if (restart.kind === 'custom' && !(restart.expiresAt.getTime() > now.getTime())) {
    return { ok: false, refusal: 'expiry-not-in-future' };
  }
  const guarantee_start_at = startOf(order, status, restart);
  return { ok: true, fields: { guarantee_status: status, guarantee_start_at } };
}
