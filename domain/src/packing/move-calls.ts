import * as z from 'zod/mini';
import { isToPack, type Order } from '@reef/domain/orders/order';
import { DocumentId } from '@reef/domain/shared/document-id';
import { RequestId } from '@reef/domain/shared/call-parts';
import { canMoveTo } from '@reef/domain/shipping/arrival';
import { ruleOf } from '@reef/domain/shipping/packing-deadline';
import { clockIn, Day } from '@reef/domain/shipping/day';
import { packingMethod, type PackingSettings } from './packing-day.ts';

/** Orders that one call moves at most; as many as the packing page reads of a kind. */
export const MAX_MOVED = 400;

/** The longest note to the buyers with a new day. */
export const MAX_NOTE_LENGTH = 300;

/** Moves that an order keeps; older ones are only in the audit log. */
export const MOVES_KEPT = 20;

const SeenOrder = z.object({
  id: DocumentId,
  /** As the admin saw it: an order that was changed since is not moved. */
  revision: z.int().check(z.gte(0)),
  /** Its last edit, which tells two of one revision apart; absent in requests of older apps. */
  edit_id: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
});
type SeenOrder = z.infer<typeof SeenOrder>;

/** Input of `hold_orders`: orders affected by one event, their new day of arrival, and why. */
export const MoveOrdersRequest = z.object({
  /** The same when the request is sent again; what it already did is not done again. */
  request_id: RequestId,
  day: Day,
  note: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NOTE_LENGTH)),
  orders: z.array(SeenOrder).check(
    z.minLength(1),
    z.maxLength(MAX_MOVED),
    z.refine((orders) => new Set(orders.map(({ id }) => id)).size === orders.length),
  ),
});
export type MoveOrdersRequest = z.infer<typeof MoveOrdersRequest>;

/**
 * The result for one order: `moved` by this request, now or when it was sent before; `changed` by
 * somebody since the admin saw it; `not-waiting`, filled or no longer to be packed; `same-day`,
 * already arrives then; `not-possible`, its method cannot arrive then; `gone`, deleted.
 */
export const MoveOutcome = z.enum([
  'moved',
  'changed',
  'not-waiting',
  'same-day',
  'not-possible',
  'gone',
]);
export type MoveOutcome = z.infer<typeof MoveOutcome>;

/** Its answer: the result for each order, in the request's order. */
export const MoveOrdersResponse = z.object({
  orders: z.array(z.object({ id: z.string(), outcome: MoveOutcome })),
});
export type MoveOrdersResponse = z.infer<typeof MoveOrdersResponse>;

function isAsSeen(order: Order, { revision, edit_id }: Omit<SeenOrder, 'id'>): boolean {
  if (order.revision !== revision) return false;
  return edit_id === undefined || edit_id === (order.edit_id ?? null);
}

/** Why an order's day cannot be moved now; null if it can. */
export function moveRefusal(
  settings: PackingSettings,
  order: Order,
  wanted: Omit<SeenOrder, 'id'> & { day: Day },
  now: Date,
): Exclude<MoveOutcome, 'moved' | 'gone'> | null {
  if (!isToPack(order)) return 'not-waiting';
  if (!isAsSeen(order, wanted)) return 'changed';
  if (order.arrival_day === wanted.day) return 'same-day';
  const rule = ruleOf(settings, packingMethod(order));
  const today = clockIn(settings.time_zone, now).day;
  return canMoveTo(settings, rule, wanted.day, today) ? null : 'not-possible';
}
