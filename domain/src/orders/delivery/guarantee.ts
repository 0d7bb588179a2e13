import { DEFAULT_GUARANTEE_HOURS } from '@reef/domain/settings/default-guarantee';
import type { GuaranteeStatus, Order } from '@reef/domain/orders/order';
import { wordOfArrival } from '@reef/domain/orders/order-status';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@reef/domain/shared/time';
import { twoDigits } from '@reef/domain/shipping/day';

/** Below so many hours the countdown is red. */
const GUARANTEE_THRESHOLD_HOURS = 24;
/**
 * How long it runs at least after a recorded arrival, as every page promises, and after the server
 * received the filling: a phone without signal may send it days later, and its clock may be slow.
 */
const LEAST_MS = 48 * HOUR_MS;
/** In the last minutes it flashes. */
const FLASHING_MS = 10 * MINUTE_MS;

/** The exact words of GUAR-03. */
export const GUARANTEE_LABELS: Record<GuaranteeStatus, string> = {
  pending: 'Guaranteed Pending',
  satisfied: 'Guaranteed Satisfied',
  unsatisfied: 'Guaranteed Unsatisfied',
};

/** The timer's inputs; `startAt` is null if the clock has not begun. */
export type GuaranteeTimer = {
  startAt: Date | null;
  hoursTotal: number;
  thresholdHours: number;
  status: GuaranteeStatus;
};

/** What the screen shows: words, countdown (`Xh YYm ZZs`, `Expired`, or none) and its look. */
export type GuaranteeLabel = {
  label: string;
  countdown: string | null;
  look: 'good' | 'calm' | 'urgent' | 'flashing' | 'bad';
};

/** `49h 05m 09s`; a started second counts as a whole one, so it is 0 only when the time is over. */
export function formatCountdown(remainingMs: number): string {
  const seconds = Math.ceil(remainingMs / SECOND_MS);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return `${hours}h ${twoDigits(minutes)}m ${twoDigits(seconds % 60)}s`;
}

function endOf(startAt: Date, hoursTotal: number): Date {
  return new Date(startAt.getTime() + hoursTotal * HOUR_MS);
}

/** When the timer ends; null if its clock has not begun. */
export function guaranteeEndsAt({
  startAt,
  hoursTotal,
}: Pick<GuaranteeTimer, 'startAt' | 'hoursTotal'>): Date | null {
  return startAt === null ? null : endOf(startAt, hoursTotal);
}

function lookOf(remainingMs: number, thresholdHours: number): GuaranteeLabel['look'] {
  if (remainingMs <= FLASHING_MS) return 'flashing';
  return remainingMs >= thresholdHours * HOUR_MS ? 'calm' : 'urgent';
}

/**
 * The guarantee label (GUAR-03). Computed from moments, not from local times, so that time zones,
 * sleep and clock changes do not affect it.
 */
export function guaranteeLabel(timer: GuaranteeTimer, now: Date): GuaranteeLabel {
  const { status, startAt, hoursTotal, thresholdHours } = timer;
  if (status === 'unsatisfied') {
    return { label: GUARANTEE_LABELS.unsatisfied, countdown: null, look: 'bad' };
  }
  if (status === 'satisfied') {
    return { label: GUARANTEE_LABELS.satisfied, countdown: null, look: 'good' };
  }
  if (startAt === null) return { label: GUARANTEE_LABELS.pending, countdown: null, look: 'calm' };
  const remainingMs = endOf(startAt, hoursTotal).getTime() - now.getTime();
  if (remainingMs <= 0) {
    return { label: GUARANTEE_LABELS.satisfied, countdown: 'Expired', look: 'good' };
  }
  const look = lookOf(remainingMs, thresholdHours);
  return { label: GUARANTEE_LABELS.pending, countdown: formatCountdown(remainingMs), look };
}

/** How many hours an order's guarantee runs: as promised when it was bought (SHIP-01). */
export function guaranteeHours(order: Pick<Order, 'guarantee_hours'>): number {
  return order.guarantee_hours ?? DEFAULT_GUARANTEE_HOURS;
}

type Delivered = Pick<
  Order,
  'fulfillment_type' | 'delivery_datetime' | 'delivered_at' | 'filled_synced_at' | 'updated_at'
>;

/**
 * When the buyer has an order or will have it; with a carrier when it was filled. Neither a filling
 * nor an arrival was after the server received it: the phone's clock was ahead. A local delivery or
 * a pickup that is only planned may be.
 */
export function deliveryTime(order: Delivered): Date | null {
  const { fulfillment_type, delivery_datetime: at, filled_synced_at: syncedAt } = order;
  const latest = fulfillment_type === 'shipped' ? syncedAt : wordOfArrival(order);
  return at && latest && at > latest ? latest : at;
}

/**
 * The start by default. Nobody knows when on its packing day a carrier's box leaves, so it counts
 * from the end of that day.
 */
function defaultStart(
  order: Delivered & Pick<Order, 'packing_day_ends_at' | 'guarantee_hours'>,
): Date | null {
  const at = deliveryTime(order);
  if (at === null) return null;
  const { packing_day_ends_at: packedBy, filled_synced_at: syncedAt } = order;
  const leastMs = LEAST_MS - guaranteeHours(order) * HOUR_MS;
  const starts = [syncedAt, wordOfArrival(order)].map((known) =>
    known ? known.getTime() + leastMs : 0,
  );
  return new Date(Math.max(at.getTime(), packedBy?.getTime() ?? 0, ...starts));
}

/**
 * An order's timer. By default it runs from the delivery, with a carrier from the filling or the end
 * of the packing day, whichever is later, and ends at least 48 hours after the server received the
 * filling, and after a recorded arrival.
 */
export function guaranteeTimer(
  order: Pick<Order, 'guarantee_start_at' | 'guarantee_status'> &
    Parameters<typeof defaultStart>[0],
): GuaranteeTimer {
  return {
    startAt: order.guarantee_start_at ?? defaultStart(order),
    hoursTotal: guaranteeHours(order),
    thresholdHours: GUARANTEE_THRESHOLD_HOURS,
    status: order.guarantee_status,
  };
}
