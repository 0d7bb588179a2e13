import { useMemo } from 'react';
import { Order } from '@reef/domain/orders/order';
import { UNFILLED } from '@reef/domain/orders/unfilled';
import { currentTime, deliveredBy, statusAt } from '@reef/domain/orders/order-status';
import { isRecord } from '@reef/domain/shared/plain-value';
import { now } from '#platform/clock.ts';
import { updateDocument } from '#platform/data/database.ts';
import { type LiveDocument, liveDocument } from '#platform/data/live/live-document.ts';
import { newId } from '#platform/ids.ts';
import { isOnline } from '#platform/device/online.ts';
import { SERVER_TIME } from '#platform/data/query-spec.ts';
import type { ReadableStore } from '#platform/store.ts';
import { editOutbox } from '#state/order-edits/edit-outbox.ts';
import {
  type EditedFields,
  type NewEdit,
  type OrderEdit,
  resolveEdit,
} from '#state/order-edits/order-edit.ts';
import { useAuth } from '#state/session/session.tsx';
import { useToast, type ShowToast } from '#ui/overlays/toast.tsx';
import { toastOf } from './edit-words.ts';
import { notifyOfEdit, type EditOutcome } from './notify-of-edit.ts';

/** The server's own refusals: an edit that the rules do not allow, or an order that is gone. */
const REFUSALS: readonly unknown[] = ['permission-denied', 'not-found'];

/**
 * After an edit could not be given to the database, for example because this device's storage
 * failed.
 */
const AGAIN_MS = 10_000;

/** The part of the database that edits need. */
const DATABASE = {
  updateDocument,
  liveOrder: (id: string): ReadableStore<LiveDocument<Order>> =>
    liveDocument(`orders/${id}`, Order),
};

/**
 * Whether the order has an edit that was refused. A lost signal takes the server's answer with it;
 * the edit is then sent a second time, and refused because of the first. Resolves once the server
 * has sent the order, and no local change covers it; to null if the server refuses the order too:
 * the session has ended, for example by a new PIN, and the edit itself was not judged.
 */
function isInOrder(edit: NewEdit, database: typeof DATABASE): Promise<boolean | null> {
  const live = database.liveOrder(edit.orderId);
  return new Promise((resolve) => {
    const stop = live.subscribe(() => {
      const { phase, data, isPending, isFromCache, isRefused } = live.get();
      const isKnown = (phase === 'ready' || phase === 'missing') && !isPending && !isFromCache;
      if (!isKnown && !isRefused) return;
      stop();
      const kept = editOutbox.edits.get();
      // A later edit was taken, and this with it.
      const isForgotten = !kept.some(({ id }) => id === edit.id);
      resolve(isRefused ? null : isForgotten || resolveEdit(edit, data, kept) === 'taken');
    });
  });
}

/** The outcome of an edit that failed. */
async function outcomeOf(
  edit: NewEdit,
  error: unknown,
  database: typeof DATABASE,
): Promise<EditOutcome> {
  if (!isRecord(error) || !REFUSALS.includes(error['code'])) {
    setTimeout(() => editOutbox.leaveToOrders([edit]), AGAIN_MS);
    return 'waiting';
  }
  const isTaken = await isInOrder(edit, database);
  if (isTaken === null) {
    editOutbox.leaveToOrders([edit]);
    return 'waiting';
  }
  if (isTaken) editOutbox.take(edit.id);
  else editOutbox.refuse(edit.id);
  return isTaken ? 'taken' : 'refused';
}

/**
 * Writes an edit straight into the order. It shows at once, is stored on this device without signal
 * and syncs by itself. The server refuses it if another edit came first. The promise resolves when
 * the server has answered, which may take days.
 */
async function write(order: Order, edit: NewEdit, database = DATABASE): Promise<EditOutcome> {
  const { id, kind, userId, revision, standsOn, fields } = edit;
  editOutbox.note(edit);
  try {
    await database.updateDocument(`orders/${order.id}`, {
      ...fields,
      ...(kind === 'fill' && { filled_synced_at: SERVER_TIME }),
      // It follows every edit (ORD-02); the rules refuse any other.
      status: statusAt({ ...order, ...fields }, now()),
      revision,
      edit_id: id,
      stands_on: standsOn,
      updated_by: userId,
      updated_at: SERVER_TIME,
    });
  } catch (error) {
    return outcomeOf(edit, error, database);
  }
  editOutbox.take(id);
  return 'taken';
}

/** Writes an edit of an earlier page, whose database did not store it. */
export function writeAgain(order: Order, edit: OrderEdit, database = DATABASE): void {
  void write(order, edit, database);
}

function editingOf(userId: string | undefined, toast: ShowToast) {
  const edit = (order: Order, kind: OrderEdit['kind'], fields: EditedFields) => {
    if (userId === undefined) return;
    const made = {
      id: newId(),
      orderId: order.id,
      orderNumber: order.order_number,
      kind,
      userId,
      revision: order.revision + 1,
      standsOn: order.edit_id ?? null,
      fields,
    };
    const showNews = (news: EditOutcome) =>
      toast(toastOf(made, news, { isOnline: isOnline(), isStored: editOutbox.isStored.get() }));
    void notifyOfEdit(write(order, made), isOnline(), showNews);
  };
  return {
    fill: (order: Order, fields: EditedFields) => edit(order, 'fill', fields),
    unfill: (order: Order) => edit(order, 'unfill', UNFILLED),
    deliver: (order: Order) =>
      edit(order, 'deliver', deliveredBy(order, currentTime(order, now()))),
    undeliver: (order: Order) => edit(order, 'undeliver', { delivered_at: null }),
    setGuarantee: (order: Order, fields: Pick<Order, 'guarantee_status' | 'guarantee_start_at'>) =>
      edit(order, 'guarantee', fields),
  };
}

/**
 * The edits an admin makes to orders: they show at once, and report when the server took them. The
 * functions stay the same as long as the admin does.
 */
export function useOrderEditing() {
  const toast = useToast();
  const { user } = useAuth();
  const userId = user?.uid;
  return useMemo(() => editingOf(userId, toast), [userId, toast]);
}
