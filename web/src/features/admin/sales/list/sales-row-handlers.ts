import type { Order } from '@reef/domain/orders/order';

/** The actions on an order of the list. */
export type SalesHandlers = {
  onTick: (order: Order) => void;
  onGuarantee: (order: Order) => void;
  onSlip: (order: Order) => void;
  onDelivered: (order: Order) => void;
  onNotDelivered: (order: Order) => void;
};

/** Which orders' details are open, and functions to open and close them. */
export type OpenDetails = { openIds: ReadonlySet<string>; onToggle: (orderId: string) => void };
