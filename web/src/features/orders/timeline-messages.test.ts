import { filledBy } from '@reef/domain/orders/delivery/delivery';
import { type Order, orderTotalCents } from '@reef/domain/orders/order';
import { deliveredBy } from '@reef/domain/orders/order-status';
import { orderTimeline } from '@reef/domain/orders/order-timeline';
import { HOUR_MS } from '@reef/domain/shared/time';
import { NOON } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { expect, it } from 'vitest';
import { formatWeekdayTime } from '#ui/format-date.ts';
import { stepText } from './timeline-messages.ts';

const later = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);
const titles = (order: Order, now = NOON) =>
  orderTimeline(order, now).map((step) => stepText(step, order, null, now).title);

it('ORD-01 says by which way an order comes', () => {
  expect(titles(anOrder())).toEqual([
    'Paid',
    'Being prepared',
    'Shipping',
    'Arrival',
    'Live arrival guarantee',
  ]);
  expect(titles(anOrder(filledBy('FedEx', '', NOON)))[2]).toBe('On its way with FedEx');
  const parcel = anOrder(filledBy('FedEx', '', NOON));
  const arrived = { ...parcel, ...deliveredBy(parcel, NOON) };
  expect(titles(arrived).slice(2, 4)).toEqual(['Sent with FedEx', 'Arrived']);
  expect(titles(parcel, later(72))[2]).toBe('Sent with FedEx');
  expect(titles({ ...parcel, packing_day_ends_at: later(25) })[2]).toBe('Shipping');
  expect(titles(anOrder(filledBy('Pickup', '', later(3)))).slice(2, 4)).toEqual([
    'Ready for pickup',
    'Handover',
  ]);
  // Its time has come, and perhaps nobody with it.
  const ready = anOrder(filledBy('Pickup', '', NOON));
  expect(titles(ready)[2]).toBe('Ready for pickup');
  expect(titles({ ...ready, ...deliveredBy(ready, NOON) })[2]).toBe('Picked up');
  expect(titles(anOrder(filledBy('Local Delivery', '', later(3)))).slice(2, 4)).toEqual([
    'Local delivery planned',
    'Delivery',
  ]);
  expect(titles(anOrder(filledBy('Local Delivery', '', NOON)))[2]).toBe('Delivered');
});

it('ORD-01 CLAIM-03 a replacement begins with the order that it is for: nobody paid for it', () => {
  const replaces = { claim_id: 'c1', line: 0, order_id: 'o1', order_number: 'R1' };
  const free = anOrder({ total_amount: 0, replaces });
  expect(titles(free)).toEqual(['Replacement for order R1', ...titles(anOrder()).slice(1)]);
  expect(titles({ ...free, is_packing_blocked: true })).toEqual([
    'Replacement for order R1',
    'Not being sent',
  ]);
});

/** Title and text of the arrival, if it is in the timeline. */
function arrivalOf(order: Order): (string | null)[] {
  const step = orderTimeline(order, NOON).find(({ kind }) => kind === 'arrived');
  if (step === undefined) return [];
  const { title, text } = stepText(step, order, null, NOON);
  return [title, text];
}

it('ORD-01 SHIP-02 says the chosen day of arrival until it is recorded', () => {
  const chosen = anOrder({ shipping_method: 'overnight', arrival_day: '2031-05-06' });
  expect(arrivalOf(chosen)).toEqual(['Arrival', 'Arrives Tuesday, May 6']);
  expect(arrivalOf({ ...chosen, arrival_day: null })).toEqual(['Arrival', null]);
  const sent = { ...chosen, ...filledBy('FedEx', '', NOON) };
  expect(arrivalOf(sent)).toEqual(['Arrival', 'Arrives Tuesday, May 6']);
  expect(arrivalOf({ ...sent, ...deliveredBy(sent, NOON) })).toEqual(['Arrived', null]);
  expect(arrivalOf({ ...chosen, is_packing_blocked: true })).toEqual([]);
  const fetched = { ...chosen, shipping_method: 'pickup' } as const;
  expect(arrivalOf(fetched)).toEqual(['Handover', 'Pickup on Tuesday, May 6']);
});

/** The end of the timeline. */
function words(shown: Order, now: Date) {
  const step = orderTimeline(shown, now).at(-1);
  if (step === undefined) throw new Error('no step');
  return stepText(step, shown, null, now);
}

it('ORD-01 says when the guarantee runs out, has run out, or begins', () => {
  const order = anOrder(filledBy('UPS', '', NOON));
  expect(words(order, NOON).when).toBe(`Until ${formatWeekdayTime(later(72))}`);
  expect(words(order, later(72)).when).toBe(`Ended ${formatWeekdayTime(later(72))}`);
  expect(words(anOrder(), NOON)).toMatchObject({
    when: null,
    text: '72 hours or more from the moment your order leaves us.',
  });
  expect(words(anOrder({ shipping_method: 'pickup' }), NOON).text).toBe(
    '72 hours from the time set for the pickup.',
  );
  const lost = { ...order, guarantee_status: 'unsatisfied' as const };
  expect(words(lost, NOON).text).toBe('A loss was noted for this order.');
});

it('ORD-01 says what became of the money', () => {
  expect(titles(anOrder({ payment_status: 'failed', status: 'cancelled' }))).toEqual([
    'Payment failed',
  ]);
  expect(titles(anOrder({ payment_status: 'pending', status: 'pending' }))[0]).toBe(
    'Payment under way',
  );
  expect(titles(anOrder({ status: 'cancelled' }))).toEqual(['Paid', 'Refund on its way']);
  const refunded = anOrder({ status: 'cancelled', payment_status: 'refunded' });
  expect(titles(refunded)).toEqual(['Paid', 'Refunded']);
  expect(words(refunded, NOON).text).toBe(
    'The full amount was refunded to your original payment method.',
  );
  expect(words({ ...refunded, settled_amount: 5 }, NOON).text).toBe(
    'The full amount was refunded.',
  );
  const lost_amount = orderTotalCents(refunded) / 100;
  const lost = { ...refunded, dispute: 'lost', lost_amount } as const;
  expect(titles(lost)).toEqual(['Paid', 'Payment returned']);
  expect(words(lost, NOON).text).toBe('Your bank took back the payment.');
  expect(words({ ...lost, lost_amount: 1 }, NOON).text).toBe(
    'Your bank took back part of the payment, and the rest was refunded.',
  );
});

function said(changes: Partial<Order>): (string | null)[] {
  const { title, text } = words(anOrder({ ...changes, is_packing_blocked: true }), NOON);
  return [title, text];
}

it('ORD-01 says why an order that was paid is not packed', () => {
  const replaces = { claim_id: 'c1', line: 0, order_id: 'o1', order_number: 'R1' };
  expect(said({ is_refund_failed: true })).toEqual([
    'The refund did not arrive',
    'We will pay it back another way.',
  ]);
  expect(said({ is_refund_failed: true, status: 'cancelled' })[0]).toBe(
    'The refund did not arrive',
  );
  expect(said({ dispute: 'open' })).toEqual(['Waiting', 'Your bank is looking into the payment.']);
  expect(said({ dispute: 'lost' })).toEqual([
    'Not being sent',
    'Your bank took back part of the payment.',
  ]);
  expect(said({ replaces })).toEqual([
    'Not being sent',
    'Too little is left of the payment of order R1.',
  ]);
});

it('CLAIM-05 says of a claim what was decided about each line', () => {
  const decided_at = NOON;
  const order = anOrder({
    claims: [
      {
        id: 'c1',
        reported_at: NOON,
        lines: [
          {
            line: 0,
            quantity: 1,
            decision: { kind: 'declined', reason: 'It is alive.', decided_at },
          },
        ],
      },
    ],
  });
  const steps = orderTimeline(order, NOON).map((step) => stepText(step, order, null, NOON));
  expect(steps.at(-1)).toEqual({
    title: 'Loss settled',
    when: formatWeekdayTime(NOON),
    text: 'Ocellaris Clownfish: Declined: It is alive.',
  });
});

it('CLAIM-04 promises no other way for a failed refund once the whole payment went back', () => {
  const decision = {
    kind: 'refund',
    amount_cents: 2499,
    state: 'failed',
    refund_id: null,
    failure: 'Charge has already been refunded.',
    decided_at: NOON,
  } as const;
  const claims = [{ id: 'c1', reported_at: NOON, lines: [{ line: 0, quantity: 1, decision }] }];
  const loss = (changes: Partial<Order>) => {
    const order = anOrder({ claims, ...changes });
    const step = orderTimeline(order, NOON).find(({ kind }) => kind === 'claim');
    return step && stepText(step, order, null, NOON).text;
  };
  expect(loss({})).toContain('did not arrive. We will pay it back another way.');
  expect(loss({ payment_status: 'refunded' })).toBe(
    'Ocellaris Clownfish: The payment was returned in full.',
  );
});
