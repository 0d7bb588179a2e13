import { type Order } from '@reef/domain/orders/order';
import { UNFILLED } from '@reef/domain/orders/unfilled';
import { statusAt } from '@reef/domain/orders/order-status';
import { HOUR_MS, MINUTE_MS } from '@reef/domain/shared/time';

/** The fields of an order that say how far it has come. */
export type OutcomeFields = Pick<
  Order,
  | 'status'
  | 'payment_status'
  | 'is_fulfilled'
  | 'fulfillment_type'
  | 'delivery_datetime'
  | 'shipping_carrier'
  | 'tracking_number'
  | 'delivered_at'
  | 'guarantee_start_at'
  | 'guarantee_status'
>;

type Moment = {
  readonly createdAt: Date;
  readonly now: Date;
  /** Ten digits that differ from order to order. */
  readonly digits: string;
};

type Outcome = (moment: Moment) => OutcomeFields;

const open = (status: Order['status'], payment_status: Order['payment_status']): Outcome => {
  return () => ({ ...UNFILLED, status, payment_status });
};

/** How an order was delivered, in the notation of SOLD-05. */
const DELIVERIES = {
  fedex: (digits: string) => ['shipped', 'FedEx', `78${digits}`] as const,
  ups: (digits: string) => ['shipped', 'UPS', `1Z84RF${digits}`] as const,
  usps: (digits: string) => ['shipped', 'USPS', `USPS 94055${digits}`] as const,
  uspsUntracked: () => ['shipped', 'USPS', 'USPS'] as const,
  upsUntracked: () => ['shipped', 'UPS', ''] as const,
  local: () => ['driving', null, 'LOCAL'] as const,
  pickup: () => ['driving', null, 'PICKUP'] as const,
};

type Delivery = keyof typeof DELIVERIES;

function filled(
  by: Delivery,
  arrival: 'shipped' | 'delivered',
  guarantee: (moment: Moment) => Pick<Order, 'guarantee_status' | 'guarantee_start_at'>,
): Outcome {
  return (moment) => {
    const [fulfillment_type, shipping_carrier, tracking_number] = DELIVERIES[by](moment.digits);
    const fields = {
      status: 'processing',
      payment_status: 'paid',
      is_fulfilled: true,
      fulfillment_type,
      delivery_datetime: filledAt(moment),
      shipping_carrier,
      tracking_number,
      delivered_at:
        arrival === 'delivered' && fulfillment_type === 'shipped' ? arrivedAt(moment) : null,
      ...guarantee(moment),
    } as const;
    return {
      ...fields,
      status: statusAt({ ...fields, updated_at: fields.delivery_datetime }, moment.now),
    };
  };
}

/** The day after the order, or just before now for an order of today. */
function filledAt({ createdAt, now }: Moment): Date {
  return new Date(Math.min(createdAt.getTime() + 20 * HOUR_MS, now.getTime() - 5 * MINUTE_MS));
}

/** Overnight, as the owner promises. */
function arrivedAt(moment: Moment): Date {
  return new Date(
    Math.min(filledAt(moment).getTime() + 18 * HOUR_MS, moment.now.getTime() - MINUTE_MS),
  );
}

const running = (elapsedMs: number) => (moment: Moment) => ({
  guarantee_status: 'pending' as const,
  guarantee_start_at: new Date(moment.now.getTime() - elapsedMs),
});
const fromDelivery = (moment: Moment) => ({
  guarantee_status: 'pending' as const,
  guarantee_start_at: filledAt(moment),
});
const satisfied = (moment: Moment) => ({
  guarantee_status: 'satisfied' as const,
  guarantee_start_at: filledAt(moment),
});
/** Unsatisfied without a restart clears the start (GUAR-02). */
const unsatisfied = () => ({ guarantee_status: 'unsatisfied' as const, guarantee_start_at: null });

const AWAITING = open('pending', 'pending');
const NEW = open('processing', 'paid');
const FAILED = open('cancelled', 'failed');
const REFUNDED = open('cancelled', 'refunded');

/** The outcomes of the 40 orders, newest first; every status is among them. */
export const OUTCOMES: readonly Outcome[] = [
  NEW,
  AWAITING,
  NEW,
  NEW,
  filled('fedex', 'shipped', running(2 * HOUR_MS)),
  NEW,
  filled('pickup', 'delivered', running(20 * HOUR_MS)),
  AWAITING,
  filled('ups', 'delivered', running(53 * HOUR_MS)),
  NEW,
  filled('local', 'delivered', running(72 * HOUR_MS - 40 * MINUTE_MS)),
  NEW,
  filled('usps', 'shipped', running(30 * HOUR_MS)),
  FAILED,
  filled('fedex', 'delivered', fromDelivery),
  filled('upsUntracked', 'delivered', satisfied),
  filled('local', 'delivered', satisfied),
  REFUNDED,
  filled('fedex', 'delivered', unsatisfied),
  filled('ups', 'delivered', fromDelivery),
  filled('uspsUntracked', 'delivered', satisfied),
  filled('pickup', 'delivered', fromDelivery),
  filled('fedex', 'delivered', satisfied),
  filled('local', 'delivered', fromDelivery),
  filled('ups', 'delivered', satisfied),
  FAILED,
  filled('fedex', 'delivered', running(66 * HOUR_MS)),
  filled('usps', 'delivered', satisfied),
  filled('fedex', 'delivered', fromDelivery),
  REFUNDED,
  filled('local', 'delivered', satisfied),
  filled('ups', 'delivered', unsatisfied),
  filled('fedex', 'delivered', satisfied),
  filled('pickup', 'delivered', satisfied),
  filled('fedex', 'delivered', fromDelivery),
  filled('usps', 'delivered', satisfied),
  REFUNDED,
  filled('ups', 'delivered', satisfied),
  filled('local', 'delivered', fromDelivery),
  filled('fedex', 'delivered', satisfied),
];
