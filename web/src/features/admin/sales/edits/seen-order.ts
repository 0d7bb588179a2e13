import { useState } from 'react';
import { canBeFilled, Order } from '@reef/domain/orders/order';
import { useLiveDocument } from '#platform/data/live/live-document.ts';
import { editOutbox, useOrderEdits } from '#state/order-edits/edit-outbox.ts';
import type { OrderEdit } from '#state/order-edits/order-edit.ts';

/**
 * Whether an order has changed since it was seen, by anything but a queued edit of this page.
 * News of its payment count only if they stop or allow packing; its status alone does not, because
 * time can change it.
 */
export function isOvertaken(seen: Order, present: Order, own: readonly OrderEdit[]): boolean {
  if (canBeFilled(present) !== canBeFilled(seen)) return true;
  if (present.edit_id === seen.edit_id) return false;
  return !own.some(({ id }) => id === present.edit_id);
}

/** The order of an open dialog. */
export type SeenOrder = {
  /** The state an edit is based on: the server refuses it if the order has another by then. */
  order: Order;
  /** The order's newer state; null if it is what the admin sees. */
  overtakenBy: Order | 'deleted' | null;
  /** Accepts the newer state as seen. */
  follow: () => void;
};

/**
 * An order while a dialog about it is open. It follows changes that did not matter to the admin's
 * decision, for example news of a payment, and the edits of this page, but not what somebody else
 * did, or the admin in another tab: that would be overwritten silently.
 */
export function useSeenOrder(opened: Order): SeenOrder {
  const { phase, data } = useLiveDocument(`orders/${opened.id}`, Order);
  const own = useOrderEdits().filter((edit) => !editOutbox.isOfAnotherPage(edit));
  const [seen, setSeen] = useState(opened);
  const isNews = data !== null && data !== seen;
  const overtakenBy = isNews && isOvertaken(seen, data, own) ? data : null;
  if (isNews && overtakenBy === null) setSeen(data);
  const follow = () => {
    if (overtakenBy !== null) setSeen(overtakenBy);
  };
  return { order: seen, overtakenBy: phase === 'missing' ? 'deleted' : overtakenBy, follow };
}
