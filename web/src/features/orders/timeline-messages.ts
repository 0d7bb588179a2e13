import { decisionText, replacementText } from '@reef/domain/claims/claim-messages';
import type { OrderClaim } from '@reef/domain/claims/order-claim';
import { lineItems } from '@reef/domain/cart/line-item';
import { guaranteeHours } from '@reef/domain/orders/delivery/guarantee';
import type { Order } from '@reef/domain/orders/order';
import { bankTookText } from '@reef/domain/orders/order-money';
import {
  deliveryRoute,
  type DeliveryRoute,
  type StepState,
  type TimelineStep,
} from '@reef/domain/orders/order-timeline';
import { arrivalTextForBuyer } from '@reef/domain/orders/delivery/shipping';
import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import type { DayMove } from '@reef/domain/shipping/choice';
import { dayWords } from '@reef/domain/shipping/day';
import { formatWeekdayTime } from '#ui/format-date.ts';

/** The words of a step; `when` is null if no time is known. */
export type StepText = { title: string; when: string | null; text: string | null };

type Titles = Record<DeliveryRoute, string>;

const SENDING: Titles = {
  carrier: 'Shipping',
  van: 'Local delivery',
  pickup: 'Pickup at the shop',
};
const SENT: Titles = {
  carrier: 'On its way',
  van: 'Local delivery planned',
  pickup: 'Ready for pickup',
};
const ARRIVING: Titles = { carrier: 'Arrival', van: 'Delivery', pickup: 'Handover' };
const ARRIVED: Titles = { carrier: 'Arrived', van: 'Delivered', pickup: 'Picked up' };

const PAID: Record<StepState, [title: string, text: string | null]> = {
  done: ['Paid', null],
  now: ['Payment under way', 'We pack your order as soon as your bank has confirmed it.'],
  ahead: ['Payment', null],
  stopped: ['Payment failed', 'Nothing was charged.'],
};

const PACKED: Record<StepState, [title: string, text: string | null]> = {
  done: ['Packed', null],
  now: ['Being prepared', 'Live animals are packed on the day they leave us.'],
  ahead: ['Packing', null],
  stopped: ['Packing', null],
};

/** The start of the guarantee: the filling of a parcel, the time set for the others. */
const GUARANTEE_BEGIN: Titles = {
  carrier: 'or more from the moment your order leaves us.',
  van: 'from the delivery.',
  pickup: 'from the time set for the pickup.',
};

function sentText(state: StepState, order: Order): string {
  const { shipping_carrier: carrier } = order;
  const route = deliveryRoute(order);
  if (state === 'ahead') return SENDING[route];
  // Only a carrier's parcel is sent and done: the others have their arrival instead.
  const title = state === 'done' ? 'Sent' : SENT[route];
  return route === 'carrier' && carrier !== null ? `${title} with ${carrier}` : title;
}

function guaranteeText({ state, at }: TimelineStep, order: Order): StepText {
  const title = 'Live arrival guarantee';
  if (state === 'ahead') {
    const begin = GUARANTEE_BEGIN[deliveryRoute(order)];
    return { title, when: null, text: `${guaranteeHours(order)} hours ${begin}` };
  }
  if (state === 'stopped') return { title, when: null, text: 'A loss was noted for this order.' };
  if (at === null) return { title, when: null, text: null };
  const isOver = state === 'done';
  return { title, when: `${isOver ? 'Ended' : 'Until'} ${formatWeekdayTime(at)}`, text: null };
}

function refundText(state: StepState, order: Order): StepText {
  const { settled_amount = 0, is_refund_failed } = order;
  if (state !== 'done') {
    return is_refund_failed === true
      ? {
          title: 'The refund did not arrive',
          when: null,
          text: 'We will pay it back another way.',
        }
      : { title: 'Refund on its way', when: null, text: null };
  }
  const taken = bankTookText(order);
  if (taken !== null) return { title: 'Payment returned', when: null, text: taken };
  // A refund that failed was given back in another way, for example by check.
  const way = settled_amount > 0 ? '' : ' to your original payment method';
  return { title: 'Refunded', when: null, text: `The full amount was refunded${way}.` };
}

/** Why a paid order is not packed. */
function heldText({ dispute, replaces }: Order): StepText {
  if (dispute === 'open') {
    return { title: 'Waiting', when: null, text: 'Your bank is looking into the payment.' };
  }
  const text =
    replaces === undefined
      ? 'Your bank took back part of the payment.'
      : `Too little is left of the payment of order ${replaces.order_number}.`;
  return { title: 'Not being sent', when: null, text };
}

function claimText(claim: OrderClaim, state: StepState, order: Order): Omit<StepText, 'when'> {
  const bought = lineItems(order.items);
  const isAllBack = order.payment_status === 'refunded';
  const results = claim.lines.map(
    ({ line, decision }) => `${bought[line]?.name ?? 'Item'}: ${decisionText(decision, isAllBack)}`,
  );
  return { title: state === 'done' ? 'Loss settled' : 'Loss reported', text: results.join(' ') };
}

/** What the shop told the buyer when it moved the day of arrival (SHIP-03). */
function movedText(move: DayMove, order: Order): Omit<StepText, 'when'> {
  const title = order.shipping_method === 'pickup' ? 'Pickup moved to' : 'Arrival moved to';
  return { title: `${title} ${dayWords(move.to)}`, text: move.note };
}

/** A pickup whose time has come is ready; it was fetched only once the owner has said so. */
function arrivedTitle(state: StepState, order: Order): string {
  const route = deliveryRoute(order);
  if (state !== 'done') return ARRIVING[route];
  return (route === 'pickup' && order.delivered_at === null ? SENT : ARRIVED)[route];
}

/** The arrival; until it is recorded, with the day that its buyer chose. */
function arrivedText(
  state: StepState,
  order: Order,
  settings: PublicSettings | null,
  now: Date,
): Omit<StepText, 'when'> {
  return {
    title: arrivedTitle(state, order),
    text: arrivalTextForBuyer(order, settings, now),
  };
}

/**
 * The words of one step of an order (ORD-01).
 * @param settings the owner's; null if they are not known.
 */
export function stepText(
  step: TimelineStep,
  order: Order,
  settings: PublicSettings | null,
  now: Date,
): StepText {
  const { kind, state, at } = step;
  const when = at === null ? null : formatWeekdayTime(at);
  switch (kind) {
    case 'paid':
    case 'packed': {
      const [title, text] = (kind === 'paid' ? PAID : PACKED)[state];
      // Nobody paid for a replacement.
      return { title: (kind === 'paid' && replacementText(order)) || title, when, text };
    }
    case 'moved':
      return { ...movedText(step.move, order), when };
    case 'sent':
      return { title: sentText(state, order), when, text: null };
    case 'arrived':
      return { ...arrivedText(state, order, settings, now), when };
    case 'guarantee':
      return guaranteeText(step, order);
    case 'refund':
      return refundText(state, order);
    case 'held':
      return heldText(order);
    case 'claim':
      return { ...claimText(step.claim, state, order), when };
  }
}
