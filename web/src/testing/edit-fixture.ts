import { filledBy } from '@reef/domain/orders/delivery/delivery';
import { NOON } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';
import type { OrderEdit } from '#state/order-edits/order-edit.ts';

/** A queued edit that fills an order, with a test's changes. */
export function anEdit(changes: Partial<OrderEdit> = {}): OrderEdit {
  const order = anOrder();
  return {
    id: 'e',
    orderId: order.id,
    orderNumber: order.order_number,
    kind: 'fill',
    userId: 'me',
    revision: 2,
    standsOn: null,
    fields: filledBy('UPS', '1Z', NOON),
    state: 'waiting',
    ...changes,
  };
}

/** An edit that was made on top of another. */
export function editOver(before: OrderEdit, id: string): OrderEdit {
  return { ...before, id, standsOn: before.id, revision: before.revision + 1 };
}
