import { useState } from 'react';
import { canBeFilled, Order } from '@reef/domain/orders/order';
import { useLiveDocument } from '#platform/data/live-document.ts';
import { useOrderEdits } from '#state/order-edits/edit-outbox.ts';
import type { OrderEdit } from '#state/order-edits/order-edit.ts';

/**
 * Whether an order has become another since it was seen, by anything but an edit of this device that
 * is still on its way. News of its payment count only where they stop or allow packing; its status
 * alone does not, because time can change it.
 */
export function isOvertaken(seen: Order, present: Order, own: readonly OrderEdit[]): boolean {
  if (canBeFilled(present) !== canBeFilled(seen)) return true;
  if (present.edit_id === seen.edit_id) return false;
  return !own.some(({ id }) => id === present.edit_id);
}

/** The order of an open dialog. */
export type SeenOrder = {
  /** What an edit is to be based on: the server refuses it where the order is another by then. */
  order: Order;
  /** What the order has become since; null where it is what the admin sees. */
  overtakenBy: Order | 'deleted' | null;
  /** Takes what it has become for seen. */
  follow: () => void;
};

/**
 * An order while a dialog is open about it. It follows what changes nothing that was decided by, a
 * payment's news say, and the admin's own edits, but not what somebody else did to it: that would be
 * written over without a word.
 */
export function useSeenOrder(opened: Order): SeenOrder {
  const { phase, data } = useLiveDocument(`orders/${opened.id}`, Order);
  const own = useOrderEdits();
  const [seen, setSeen] = useState(opened);
  const isNews = data !== null && data !== seen;
  const overtakenBy = isNews && isOvertaken(seen, data, own) ? data : null;
  if (isNews && overtakenBy === null) setSeen(data);
  const follow = () => {
    if (overtakenBy !== null) setSeen(overtakenBy);
  };
  return { order: seen, overtakenBy: phase === 'missing' ? 'deleted' : overtakenBy, follow };
}
