import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NOON } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';
import type { OrderClaimLine } from '@reef/domain/claims/order-claim';
import { DELIVERY_METHODS, filledBy } from '@reef/domain/orders/delivery/delivery';
import { DEFAULT_GUARANTEE_HOURS as GUARANTEE_HOURS } from '@reef/domain/settings/default-guarantee';
import { guaranteeLabel, guaranteeTimer } from '@reef/domain/orders/delivery/guarantee';
import { HOUR_MS } from '@reef/domain/shared/time';
import { GuaranteeStatus, type Order, OrderStatus, PaymentStatus } from './order.ts';
import { UNFILLED } from './unfilled.ts';
import { deliveredBy, statusAt } from './order-status.ts';
import { deliveryRoute, orderTimeline } from './order-timeline.ts';

const later = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);
const told = (order: Order, now: Date) =>
  orderTimeline(order, now).map(({ kind, state }) => `${kind} ${state}`);

it('ORD-01 a new order is paid, being packed, and the rest is to come', () => {
  expect(told(anOrder(), NOON)).toEqual([
    'paid done',
    'packed now',
    'sent ahead',
    'arrived ahead',
    'guarantee ahead',
  ]);
});

it('ORD-01 with a carrier: on its way, arrived by word, guaranteed until the clock runs out', () => {
  const sent = anOrder(filledBy('UPS', '1Z', later(20)));
  expect(orderTimeline(sent, later(21))).toEqual([
    { kind: 'paid', state: 'done', at: NOON },
    { kind: 'packed', state: 'done', at: later(20) },
    { kind: 'sent', state: 'now', at: later(20) },
    { kind: 'arrived', state: 'ahead', at: null },
    { kind: 'guarantee', state: 'now', at: later(20 + GUARANTEE_HOURS) },
  ]);
  const arrived = { ...sent, ...deliveredBy(sent, later(38)) };
  expect(told(arrived, later(40)).slice(2)).toEqual(['sent done', 'arrived done', 'guarantee now']);
  expect(told(arrived, later(20 + GUARANTEE_HOURS)).at(-1)).toBe('guarantee done');
});

it('ORD-01 an arrival that nobody recorded is not still ahead when the guarantee is over', () => {
  const sent = anOrder(filledBy('USPS', '', NOON));
  expect(told(sent, later(GUARANTEE_HOURS))).toEqual([
    'paid done',
    'packed done',
    'sent done',
    'guarantee done',
  ]);
});

it('ORD-01 a box that was filled early is sent once its packing day begins', () => {
  const packing_day_ends_at = later(64);
  const early = anOrder({ ...filledBy('FedEx', '1Z', NOON), packing_day_ends_at });
  const packed = ['packed done', 'sent ahead', 'arrived ahead'];
  expect(told(early, later(39)).slice(1, 4)).toEqual(packed);
  expect(told({ ...early, guarantee_status: 'satisfied' }, later(39)).slice(1, 4)).toEqual(packed);
  expect(told(early, later(40))[2]).toBe('sent now');
  // Not when it was filled: that is the step before.
  expect(orderTimeline(early, later(40))[2]?.at).toBeNull();
  const arrived = { ...early, ...deliveredBy(early, later(38)), updated_at: later(38) };
  expect(told(arrived, later(39)).slice(2, 4)).toEqual(['sent done', 'arrived done']);
});

it('ORD-01 of a box whose money went back before its arrival nobody knows that it was sent', () => {
  const refunded = anOrder({
    ...filledBy('FedEx', '', NOON),
    payment_status: 'refunded',
    status: 'shipped',
  });
  expect(told(refunded, later(GUARANTEE_HOURS))).toEqual([
    'paid done',
    'packed done',
    'refund done',
  ]);
});

it('ORD-01 a local delivery or a pickup is planned until its time, however its guarantee is', () => {
  const planned = anOrder({ ...filledBy('Pickup', '', later(5)), guarantee_status: 'satisfied' });
  expect(told(planned, NOON).slice(1)).toEqual(['packed done', 'sent now', 'guarantee done']);
});

it('ORD-01 a local delivery is planned, then has arrived', () => {
  const planned = anOrder(filledBy('Local Delivery', '', later(5)));
  expect(told(planned, NOON).slice(1)).toEqual([
    'packed done',
    'sent now',
    'arrived ahead',
    'guarantee now',
  ]);
  expect(told(planned, later(5)).slice(1)).toEqual([
    'packed done',
    'arrived done',
    'guarantee now',
  ]);
});

it('ORD-01 money that fails, waits, or goes back', () => {
  const failed = anOrder({ payment_status: 'failed', status: 'cancelled' });
  expect(told(failed, NOON)).toEqual(['paid stopped']);
  const waiting = anOrder({ payment_status: 'pending', status: 'pending' });
  expect(told(waiting, NOON).slice(0, 2)).toEqual(['paid now', 'packed ahead']);
  const returning = anOrder({ status: 'cancelled' });
  expect(told(returning, NOON)).toEqual(['paid done', 'refund now']);
  const refunded = anOrder({
    ...filledBy('UPS', '1Z', NOON),
    payment_status: 'refunded',
    status: 'cancelled',
  });
  expect(told(refunded, later(1))).toEqual(['paid done', 'packed done', 'refund done']);
});

const replaces = { claim_id: 'c1', line: 0, order_id: 'o1', order_number: 'R1' };
const blocked = { is_packing_blocked: true } as const;
const owing = { ...blocked, is_refund_failed: true, owed_refunds: ['re_1'] };

it.each<[string, Partial<Order>, string[]]>([
  ['a refund that failed', owing, ['refund now']],
  ['an open dispute', { ...blocked, dispute: 'open' }, ['held now']],
  ['a lost dispute', { ...blocked, dispute: 'lost' }, ['held stopped']],
  ['a replacement without its payment', { ...blocked, replaces }, ['held stopped']],
  ['a disputed replacement', { ...blocked, replaces, dispute: 'open' }, ['held now']],
  [
    'a lost dispute and a failed refund',
    { ...owing, dispute: 'lost' },
    ['held stopped', 'refund now'],
  ],
])('ORD-01 promises nothing while it may not be packed: %s', (_, changes, steps) => {
  expect(told(anOrder(changes), NOON)).toEqual(['paid done', ...steps]);
});

it('ORD-01 says that a refund of an order that left did not arrive', () => {
  const sent = anOrder({ ...filledBy('UPS', '1Z', NOON), ...owing });
  expect(told(sent, later(1))).toEqual([
    'paid done',
    'packed done',
    'sent now',
    'arrived ahead',
    'guarantee now',
    'refund now',
  ]);
});

it('ORD-01 a loss that the owner has accepted ends the guarantee', () => {
  const lost = anOrder({ ...filledBy('FedEx', '', NOON), guarantee_status: 'unsatisfied' });
  expect(told(lost, later(1)).at(-1)).toBe('guarantee stopped');
});

it('ORD-01 goes by what was paid for until it is filled', () => {
  expect(deliveryRoute(anOrder({ shipping_method: 'pickup' }))).toBe('pickup');
  expect(deliveryRoute(anOrder({ shipping_method: 'local' }))).toBe('van');
  expect(deliveryRoute(anOrder({ shipping_method: 'overnight' }))).toBe('carrier');
  expect(deliveryRoute(anOrder({ shipping_method: 'local', ...filledBy('UPS', '', NOON) }))).toBe(
    'carrier',
  );
});

const anyOrder = fc
  .record({
    status: fc.constantFrom(...OrderStatus.options),
    payment_status: fc.constantFrom(...PaymentStatus.options),
    guarantee_status: fc.constantFrom(...GuaranteeStatus.options),
    method: fc.option(fc.constantFrom(...DELIVERY_METHODS), { nil: null }),
    hours: fc.integer({ min: -100, max: 100 }),
    isArrived: fc.boolean(),
  })
  .map(({ method, hours, isArrived, ...rest }) => {
    const order = anOrder({
      ...rest,
      ...(method === null ? UNFILLED : filledBy(method, '1Z', later(hours))),
    });
    const arrived = isArrived && method !== null ? deliveredBy(order, later(hours + 20)) : {};
    return { ...order, ...arrived };
  });

it('ORD-01 ORD-02 never runs ahead of the status, the clock, or itself', () => {
  fc.assert(
    fc.property(anyOrder, fc.integer({ min: 121, max: 300 }), (order, hours) => {
      const now = later(hours);
      const steps = orderTimeline(order, now);
      const states = steps.map(({ state }) => state);
      // No step after an upcoming one is done.
      expect(states.lastIndexOf('done')).toBeLessThan(
        states.includes('ahead') ? states.indexOf('ahead') : states.length,
      );
      for (const { state, kind, at } of steps) {
        if (state === 'done' && kind !== 'guarantee' && at !== null) {
          expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
        }
      }
      const arrived = steps.find(({ kind }) => kind === 'arrived');
      const isLive = order.payment_status === 'paid' && order.status !== 'cancelled';
      if (isLive) {
        expect(arrived?.state === 'done').toBe(statusAt(order, now) === 'delivered');
        const guarantee = steps.find(({ kind }) => kind === 'guarantee');
        const isOver = guaranteeLabel(guaranteeTimer(order), now).look === 'good';
        if (order.is_fulfilled) expect(guarantee?.state === 'done').toBe(isOver);
      } else if (order.payment_status !== 'pending') expect(states).not.toContain('ahead');
    }),
  );
});

it('CLAIM-05 shows each claim: reported, decided, and while a refund is owed', () => {
  const decided_at = later(5);
  const refund = { kind: 'refund', amount_cents: 2499, refund_id: 're_1', decided_at } as const;
  const claimed = (...decisions: OrderClaimLine['decision'][]) => {
    const lines = decisions.map((decision, line) => ({ line, quantity: 1, decision }));
    return anOrder({
      ...filledBy('UPS', '1Z', NOON),
      claims: [{ id: 'c1', reported_at: later(2), lines }],
    });
  };
  const last = (order: Order) => orderTimeline(order, later(6)).at(-1);
  const made = { ...refund, state: 'refunded', failure: null } as const;
  expect(last(claimed(null))).toMatchObject({ kind: 'claim', state: 'now', at: later(2) });
  expect(last(claimed(made, null))).toMatchObject({ state: 'now' });
  expect(last(claimed(made))).toMatchObject({ state: 'done', at: decided_at });
  const failed = { ...refund, state: 'failed', failure: 'expired card' } as const;
  expect(last(claimed(failed))).toMatchObject({ state: 'now' });
  // The claim's own step says that its refund did not arrive.
  const owed = { ...claimed(failed), is_refund_failed: true, owed_refunds: ['re_1'] };
  expect(last(owed)).toMatchObject({ kind: 'claim', state: 'now' });
  expect(last({ ...owed, owed_refunds: ['re_1', 're_2'] })).toMatchObject({ kind: 'refund' });
  const whole = { ...claimed(made), payment_status: 'refunded' as const };
  expect(told(whole, later(6)).slice(-2)).toEqual(['claim done', 'refund done']);
});

const move = (id: string, at: Date) => ({
  id,
  from: '2026-11-24',
  to: '2026-11-25',
  at,
  note: 'A storm.',
});

it('SHIP-03 shows each move of the day, before the packing', () => {
  const moves = [move('a', later(1)), move('b', later(2))];
  const steps = orderTimeline(anOrder({ day_moves: moves }), later(3));
  expect(steps.slice(0, 4).map(({ kind, at }) => [kind, at])).toEqual([
    ['paid', NOON],
    ['moved', later(1)],
    ['moved', later(2)],
    ['packed', null],
  ]);
  expect(steps[2]).toMatchObject({ move: moves[1] });
});
