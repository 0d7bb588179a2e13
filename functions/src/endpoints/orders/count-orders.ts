import { onDocumentWritten } from 'firebase-functions/firestore';
import { database } from '#shared/runtime/services.ts';
import * as orders from '#orders/count-order.ts';

/**
 * Runs on every change of an order, by a function or by an admin's phone that had no signal for
 * hours. Retried until it is counted; counting twice changes nothing.
 */
export const countOrders = onDocumentWritten(
  { document: 'orders/{orderId}', retry: true },
  async (event) => {
    await orders.countOrder(database(), event.params.orderId, new Date());
  },
);
