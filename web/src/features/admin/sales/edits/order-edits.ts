import { useMemo } from 'react';
import { filledBy, type DeliveryMethod } from '@reef/domain/orders/delivery/delivery';
import { NOT_FILLED, Order } from '@reef/domain/orders/order';
import { deliveredBy, statusAt } from '@reef/domain/orders/order-status';
import { now } from '#platform/clock.ts';
import { readDocument, updateDocument } from '#platform/data/database.ts';
import { newId } from '#platform/ids.ts';
import { isOnline } from '#platform/device/online.ts';
import { SERVER_TIME } from '#platform/data/query-spec.ts';
import { useAuth } from '#state/session/session.tsx';
import { useToast, type ShowToast, type Toast } from '#ui/overlays/toast.tsx';
import {
  editDigest,
  type EditedFields,
  forgetEdit,
  noteEdit,
  type OrderEdit,
  refuseEdit,
  resolveEdit,
} from './edit-outbox.ts';
import { tellEdit, type EditNews } from './tell-edit.ts';
import { SALES_MESSAGES } from '#features/admin/sales/sales-messages.ts';

type Kind = OrderEdit['kind'];

const WORDS: Record<Kind, { done: string; failed: string }> = {
  fill: { done: SALES_MESSAGES.filled, failed: SALES_MESSAGES.fillFailed },
  unfill: { done: SALES_MESSAGES.unfilled, failed: SALES_MESSAGES.unfillFailed },
  deliver: { done: SALES_MESSAGES.delivered, failed: SALES_MESSAGES.unfillFailed },
  undeliver: { done: SALES_MESSAGES.notDelivered, failed: SALES_MESSAGES.unfillFailed },
  guarantee: { done: SALES_MESSAGES.guaranteeUpdated, failed: SALES_MESSAGES.guaranteeFailed },
};

/** The words for an edit that failed. */
export function failureOf(kind: Kind): string {
  return WORDS[kind].failed;
}

/**
 * Whether the order has an edit that was refused. A signal that breaks off takes the server's answer
 * with it; the edit is then sent a second time, and refused because of the first.
 */
async function isThere(edit: Omit<OrderEdit, 'state'>): Promise<boolean> {
  try {
    const order = await readDocument(`orders/${edit.orderId}`, Order);
    return resolveEdit(edit, order) === 'taken';
  } catch {
    return false;
  }
}

/**
 * Writes an edit straight into the order. It shows at once, is kept on this device without signal
 * and syncs by itself. `revision` makes the server refuse it when another edit came first.
 * The promise resolves when the server has answered, which may take days.
 */
async function write(
  order: Order,
  userId: string,
  kind: Kind,
  edited: EditedFields,
): Promise<boolean> {
  // The status follows every edit (ORD-02); the rules refuse any other.
  const fields = { ...edited, status: statusAt({ ...order, ...edited }, now()) };
  const revision = order.revision + 1;
  const id = newId();
  const mark = editDigest({ ...order, ...fields });
  const { id: orderId, order_number: orderNumber } = order;
  const noted = { id, orderId, orderNumber, kind, userId, revision, fields: edited, mark };
  noteEdit(noted);
  try {
    await updateDocument(`orders/${orderId}`, {
      ...fields,
      revision,
      updated_by: userId,
      updated_at: SERVER_TIME,
    });
    forgetEdit(id);
    return true;
  } catch {
    const isTaken = await isThere(noted);
    if (isTaken) forgetEdit(id);
    else refuseEdit(id);
    return isTaken;
  }
}

/** Writes an edit of an earlier page, which its database did not come to keep. */
export function writeAgain(order: Order, edit: OrderEdit): void {
  void write(order, edit.userId, edit.kind, edit.fields);
  forgetEdit(edit.id);
}

function toastOf(order: Order, kind: Kind, news: EditNews): Toast {
  const { done, failed } = WORDS[kind];
  if (news === 'taken') return { title: done, tone: 'success' };
  if (news === 'refused') return { title: failed, text: order.order_number, tone: 'error' };
  const reason = isOnline() ? 'The server has not answered yet' : 'No signal';
  return { title: done, text: `${reason}: it is kept on this device and syncs by itself.` };
}

function editingOf(userId: string | undefined, toast: ShowToast) {
  const edit = (order: Order, kind: Kind, fields: EditedFields) => {
    if (userId === undefined) return;
    const answer = write(order, userId, kind, fields);
    void tellEdit(answer, isOnline(), (news) => toast(toastOf(order, kind, news)));
  };
  return {
    fill: (order: Order, method: DeliveryMethod, tracking: string, planned: Date | null) =>
      edit(order, 'fill', filledBy(method, tracking, planned ?? now())),
    unfill: (order: Order) => edit(order, 'unfill', NOT_FILLED),
    deliver: (order: Order) => edit(order, 'deliver', deliveredBy(order, now())),
    undeliver: (order: Order) => edit(order, 'undeliver', { delivered_at: null }),
    setGuarantee: (order: Order, fields: Pick<Order, 'guarantee_status' | 'guarantee_start_at'>) =>
      edit(order, 'guarantee', fields),
  };
}

/**
 * The edits an admin makes to orders: they show at once, and say when the server took them. The
 * functions stay the same for as long as the admin does.
 */
export function useOrderEditing() {
  const toast = useToast();
  const { user } = useAuth();
  const userId = user?.uid;
  return useMemo(() => editingOf(userId, toast), [userId, toast]);
}
