import { Order } from '@reef/domain/orders/order';
import * as z from 'zod/mini';

/** A date as JSON has it. */
const Moment = z.nullable(z.coerce.date());

/**
 * The fields that an edit writes into its order, except for the status, which follows from them.
 */
const EditedFields = z.partial(
  z.object({
    is_fulfilled: Order.shape.is_fulfilled,
    fulfillment_type: Order.shape.fulfillment_type,
    delivery_datetime: Moment,
    shipping_carrier: Order.shape.shipping_carrier,
    tracking_number: Order.shape.tracking_number,
    delivered_at: Moment,
    /** Only cleared: a filling writes the server's time. */
    filled_synced_at: z.null(),
    packing_day_ends_at: Moment,
    guarantee_status: Order.shape.guarantee_status,
    guarantee_start_at: Moment,
  }),
);
export type EditedFields = z.infer<typeof EditedFields>;

/**
 * An edit of an order that has not reached the server. The database stores and sends it too, but a
 * moment later, and a page that is closed in that moment loses it. So it is stored here whole, and
 * a refusal is shown even after the page was closed. It contains nothing about the buyer.
 */
export const OrderEdit = z.object({
  /** The order's `edit_id` after this edit. */
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  kind: z.enum(['fill', 'unfill', 'deliver', 'undeliver', 'guarantee']),
  userId: z.string(),
  /** The revision the edit makes. */
  revision: z.int(),
  /**
   * The order's `edit_id` before it: that of the last edit the admin saw, their own queued ones
   * included.
   */
  standsOn: z._default(z.nullable(z.string()), null),
  fields: EditedFields,
  /** `waiting` is a queued edit: devices have that word stored. */
  state: z.enum(['waiting', 'refused']),
});
export type OrderEdit = z.infer<typeof OrderEdit>;

/** What an edit is before it is sent. */
export type NewEdit = Omit<OrderEdit, 'state'>;

type Trace = Pick<OrderEdit, 'id' | 'standsOn' | 'revision'>;

/**
 * The outcome of an edit, by the order as the server has it. `unsent`: nothing has come between, so
 * that it can still be written. An edit that the order's last edit is based on was taken.
 * @param kept the edits on this device, each later than the one it is based on.
 */
export function resolveEdit(
  edit: Trace,
  order: Order | null,
  kept: readonly Trace[] = [],
): 'taken' | 'refused' | 'unsent' {
  if (order === null) return 'refused';
  const { edit_id: last = null, stands_on: before = null, revision } = order;
  const traces = new Set<string | null>([edit.id]);
  for (const { id, standsOn } of kept) if (traces.has(standsOn)) traces.add(id);
  if (traces.has(last) || traces.has(before)) return 'taken';
  // Edits from before they had ids are told apart by their revision alone.
  return last === edit.standsOn && revision === edit.revision - 1 ? 'unsent' : 'refused';
}
