import type { Order } from '@reef/domain/orders/order';

/** What can be done with an order of the list. */
export type SalesHandlers = {
  onTick: (order: Order) => void;
  onGuarantee: (order: Order) => void;
  onSlip: (order: Order) => void;
  onDelivered: (order: Order) => void;
  onNotDelivered: (order: Order) => void;
};

/** Which orders' details are open, and what opens and closes them. */
export type OpenDetails = { openIds: ReadonlySet<string>; onToggle: (orderId: string) => void };
