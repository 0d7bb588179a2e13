import type { Order } from '@reef/domain/orders/order';
import type { MoveOutcome } from '@reef/domain/packing/move-calls';
import type { PackingSlot } from '@reef/domain/packing/packing-day';
import type { PickRow } from '@reef/domain/packing/pick-list';
import { refundedText } from '@reef/domain/orders/order-money';
import { arrivalText } from '@reef/domain/orders/delivery/shipping';
import { addDays, dayWords, type Day } from '@reef/domain/shipping/day';
import { countText } from '@reef/domain/shared/count-text';
import type { SavedMove } from './saved-move.ts';

/** When an order arrives; if nobody chose a day, that it has none. */
export function arrivalLabel(order: Pick<Order, 'arrival_day' | 'shipping_method'>): string {
  return arrivalText(order) ?? 'No day chosen: leaves on the next packing day';
}

/** What is wrong with an order's packing day; null if nothing is. */
export function faultMessage({ fault, planned }: PackingSlot): string | null {
  if (fault === null) return null;
  if (fault === 'closed') return 'Cannot arrive on its day any more, by the settings. Move it.';
  const next =
    fault === 'late'
      ? 'Pack it or move it.'
      : 'Packed today, it cannot arrive on a possible day. Move it.';
  return `Late: was due to be packed on ${dayWords(planned)}. ${next}`;
}

/**
 * What to do about an order of which a part was refunded; null if none was. Nothing records which
 * animal a refund was for.
 */
export function refundedMessage(
  order: Pick<Order, 'amount_refunded' | 'lost_amount'>,
): string | null {
  const refunded = refundedText(order);
  return refunded === null ? null : `${refunded} If that was for an animal, leave it out.`;
}

/** The orders that want an animal of the pick list, and which of them were refunded in part. */
export function sharesText(shares: PickRow['shares']): string {
  const texts = shares.map(({ orderNumber, quantity, isPartlyRefunded }) => {
    const order = isPartlyRefunded ? `${orderNumber} (partly refunded)` : orderNumber;
    return shares.length === 1 ? order : `${quantity} for ${order}`;
  });
  return texts.join(', ');
}

/** `Tomorrow`, or `Next packing day`: Sundays, holidays and closed dates are left out. */
export function nextDayLabel(today: Day, next: Day): string {
  return next === addDays(today, 1) ? 'Tomorrow' : 'Next packing day';
}

const NOT_MOVED: Record<Exclude<MoveOutcome, 'moved'>, string> = {
  changed: 'was changed by somebody else meanwhile',
  'not-waiting': 'is filled, refunded or not to be packed any more',
  'same-day': 'arrives on that day already',
  'not-possible': 'cannot arrive on that day',
  gone: 'was deleted',
};

/**
 * The orders that an answered move did not move: a heading, and a sentence for each; null for none.
 */
export function notMovedMessage(move: SavedMove): { title: string; lines: string[] } | null {
  const { answer, numbers, request } = move;
  if (answer === undefined) return null;
  if (answer.kind === 'refused') {
    const before =
      'Any that were moved before that stay moved, and their buyers are told by email.';
    return { title: 'The server refused to move these orders', lines: [answer.message, before] };
  }
  const lines = answer.orders.flatMap(({ id, outcome }) =>
    outcome === 'moved' ? [] : [`Order ${numbers[id] ?? id} ${NOT_MOVED[outcome]}.`],
  );
  if (lines.length === 0) return null;
  const day = dayWords(request.day);
  const isNone = lines.length === answer.orders.length;
  const some = `Not moved to ${day}: ${countText(lines.length, 'order')}`;
  return { title: isNone ? `No order was moved to ${day}` : some, lines };
}
