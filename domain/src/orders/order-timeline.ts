import type { DayMove } from '@reef/domain/shipping/choice';
import { methodOf } from '@reef/domain/orders/delivery/delivery';
import {
  deliveryTime,
  guaranteeEndsAt,
  guaranteeLabel,
  guaranteeTimer,
} from '@reef/domain/orders/delivery/guarantee';
import { hasFailedRefund, isDecided, type OrderClaim } from '@reef/domain/claims/order-claim';
import { isPaid, type Order } from './order.ts';
import { deliveredAt, statusForBuyer } from './order-status.ts';

/** Who brings an order to its buyer. */
export type DeliveryRoute = 'carrier' | 'van' | 'pickup';

/** `done` is over, `now` is under way, `ahead` is still to come, `stopped` ended badly. */
export type StepState = 'done' | 'now' | 'ahead' | 'stopped';

/**
 * One step of an order. `at` is when it happened, or will happen; null if not recorded. `sent` is
 * the parcel with its carrier, or the planned local delivery or pickup; `held` is why an order that
 * was paid is not packed.
 */
export type TimelineStep = { state: StepState; at: Date | null } & (
  | { kind: 'paid' | 'packed' | 'sent' | 'arrived' | 'guarantee' | 'refund' | 'held' }
  | { kind: 'claim'; claim: OrderClaim }
  /** From which day of arrival to which, and why. */
  | { kind: 'moved'; move: DayMove }
);

/** Who brought it or will bring it; before it is filled, as the buyer paid for. */
export function deliveryRoute(order: Order): DeliveryRoute {
  const method = methodOf(order);
  if (method === 'Pickup') return 'pickup';
  if (method === 'Local Delivery') return 'van';
  if (order.is_fulfilled) return 'carrier';
  if (order.shipping_method === 'pickup') return 'pickup';
  return order.shipping_method === 'local' ? 'van' : 'carrier';
}

function paidStep({ payment_status, created_at: at }: Order): TimelineStep {
  if (payment_status === 'failed') return { kind: 'paid', state: 'stopped', at: null };
  return { kind: 'paid', state: payment_status === 'pending' ? 'now' : 'done', at };
}

/** Each move of the day of arrival by the shop (SHIP-03). */
function movedSteps({ day_moves: moves = [] }: Order): TimelineStep[] {
  return moves.map((move) => ({ kind: 'moved', state: 'done', at: move.at, move }));
}

/** For a local delivery or a pickup only the time of delivery is known, not that of packing. */
function packedStep(order: Order): TimelineStep {
  if (!order.is_fulfilled) {
    return { kind: 'packed', state: order.payment_status === 'paid' ? 'now' : 'ahead', at: null };
  }
  const at = deliveryRoute(order) === 'carrier' ? deliveryTime(order) : null;
  return { kind: 'packed', state: 'done', at };
}

function sentSteps(order: Order, arrivedAt: Date | null, isUnknown: boolean): TimelineStep[] {
  const isByCarrier = deliveryRoute(order) === 'carrier';
  // A completed local delivery or pickup has an arrival, which is enough.
  if (!isByCarrier && arrivedAt !== null) return [];
  // A box whose money went back before its arrival may never have left.
  const isOver = arrivedAt !== null || (isUnknown && isByCarrier && isPaid(order));
  // Nobody knows when on its packing day a box left.
  const at = order.packing_day_ends_at ? null : deliveryTime(order);
  return [{ kind: 'sent', state: isOver ? 'done' : 'now', at }];
}

function guaranteeStep(order: Order, now: Date): TimelineStep {
  if (!order.is_fulfilled) return { kind: 'guarantee', state: 'ahead', at: null };
  const timer = guaranteeTimer(order);
  const at = guaranteeEndsAt(timer);
  if (order.guarantee_status === 'unsatisfied') return { kind: 'guarantee', state: 'stopped', at };
  const isRunning = guaranteeLabel(timer, now).look !== 'good';
  return { kind: 'guarantee', state: isRunning ? 'now' : 'done', at };
}

/** One step per claim: `now` until every line is decided and no refund is owed. */
function claimSteps({ claims = [] }: Order): TimelineStep[] {
  return claims.map((claim) => {
    const { lines, reported_at } = claim;
    const isOver = isDecided(claim) && !lines.some(hasFailedRefund);
    const moments = lines.map(({ decision }) => decision?.decided_at.getTime() ?? 0);
    const at = isOver ? new Date(Math.max(...moments)) : reported_at;
    return { kind: 'claim', state: isOver ? 'done' : 'now', at, claim };
  });
}

function deliverySteps(order: Order, now: Date): TimelineStep[] {
  const arrivedAt = deliveredAt(order, now);
  const guarantee = guaranteeStep(order, now);
  const arrived: TimelineStep = {
    kind: 'arrived',
    state: arrivedAt === null ? 'ahead' : 'done',
    at: arrivedAt,
  };
  // A carrier's arrival may never have been recorded; once the guarantee is over, it is not still
  // ahead.
  const isAhead = !order.is_fulfilled || statusForBuyer(order, now) === 'packed';
  const isUnknown = arrivedAt === null && !isAhead && ['done', 'stopped'].includes(guarantee.state);
  const sent: TimelineStep = { kind: 'sent', state: 'ahead', at: null };
  return [
    ...movedSteps(order),
    packedStep(order),
    ...(isAhead ? [sent] : sentSteps(order, arrivedAt, isUnknown)),
    ...(isUnknown ? [] : [arrived]),
    guarantee,
  ];
}

/**
 * Why a paid order is not packed; none if that is only a refund that failed, which has a step of
 * its own.
 */
function heldSteps({ dispute, replaces }: Order): TimelineStep[] {
  if (dispute === 'open') return [{ kind: 'held', state: 'now', at: null }];
  const isOver = dispute === 'lost' || replaces !== undefined;
  return isOver ? [{ kind: 'held', state: 'stopped', at: null }] : [];
}

/** A refund that failed and is still owed, unless the claims' own steps say so. */
function owedSteps({ is_refund_failed, owed_refunds = [], claims = [] }: Order): TimelineStep[] {
  const claimed = claims.flatMap(({ lines }) =>
    lines.map(({ decision }) => (decision?.kind === 'refund' ? decision.refund_id : null)),
  );
  const isSaid = owed_refunds.length > 0 && owed_refunds.every((id) => claimed.includes(id));
  const isOwed = is_refund_failed === true && !isSaid;
  return isOwed ? [{ kind: 'refund', state: 'now', at: null }] : [];
}

/**
 * What has happened to an order, what is happening and what is to come, in order (ORD-01). No step
 * is done that has not happened; what was cancelled or refunded has nothing ahead, nor has what may
 * not be packed.
 */
export function orderTimeline(order: Order, now: Date): TimelineStep[] {
  const isRefunded = order.payment_status === 'refunded';
  const isCancelled = order.status === 'cancelled' || order.payment_status === 'failed';
  const refund: TimelineStep = { kind: 'refund', state: isRefunded ? 'done' : 'now', at: null };
  const hasRefund = order.payment_status !== 'failed' && order.payment_status !== 'pending';
  const claims = claimSteps(order);
  if (!isRefunded && !isCancelled) {
    const isHeld = order.is_packing_blocked === true && !order.is_fulfilled;
    const delivery = isHeld ? heldSteps(order) : deliverySteps(order, now);
    return [paidStep(order), ...delivery, ...claims, ...owedSteps(order)];
  }
  const steps = order.is_fulfilled ? deliverySteps(order, now) : [];
  const past = steps.filter(({ kind, state }) => state === 'done' && kind !== 'guarantee');
  return [paidStep(order), ...past, ...claims, ...(hasRefund ? [refund] : [])];
}
