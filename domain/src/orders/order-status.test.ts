import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOON } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { DELIVERY_METHODS, filledBy, isCarrier } from '@reef/domain/orders/delivery/delivery';
import { HOUR_MS } from '@reef/domain/shared/time';
import { canBeTicked, type Order, OrderStatus, PaymentStatus } from './order.ts';
import { UNFILLED } from './unfilled.ts';
import { canBeDelivered } from './can-be-delivered.ts';
import {
  canBeUndelivered,
  deliveredAt,
  deliveredBy,
  statusAt,
  statusForBuyer,
} from './order-status.ts';

const later = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);
const filled = (method: (typeof DELIVERY_METHODS)[number], at = NOON) =>
  anOrder(filledBy(method, '', at));

describe('ORD-02 the status follows fulfillment', () => {
  it('also of a disputed order, whose tick can only be taken away', () => {
    const blocked = { ...filled('UPS'), status: 'shipped', is_packing_blocked: true } as const;
    expect(canBeTicked(blocked)).toBe(true);
    const undone = { ...blocked, ...UNFILLED };
    expect(statusAt(undone, NOON)).toBe('processing');
    expect(canBeTicked(undone)).toBe(false);
    expect(canBeTicked({ ...blocked, payment_status: 'refunded' })).toBe(false);
    expect(canBeTicked({ ...blocked, status: 'delivered' })).toBe(false);
    expect(canBeTicked(anOrder())).toBe(true);
  });

  it('and its tick stays once a loss was reported', () => {
    const claims = [{ id: 'c1', reported_at: NOON, lines: [] }];
    expect(canBeTicked({ ...filled('UPS'), claims: [] })).toBe(true);
    expect(canBeTicked({ ...filled('UPS'), claims })).toBe(false);
    expect(canBeTicked({ ...filled('UPS'), is_packing_blocked: true, claims })).toBe(false);
    // Unfilled before this was so.
    expect(canBeTicked(anOrder({ claims }))).toBe(true);
  });

  it.each(['FedEx', 'UPS', 'USPS'] as const)('%s makes it shipped, whatever the time', (method) => {
    const order = filled(method);
    expect(statusAt(order, NOON)).toBe('shipped');
    expect(statusAt(order, later(1000))).toBe('shipped');
    expect(deliveredAt(order, later(1000))).toBeNull();
  });

  it.each(['Pickup', 'Local Delivery'] as const)(
    '%s makes it delivered to the millisecond its time has come',
    (method) => {
      const order = filled(method, later(4));
      const justBefore = new Date(later(4).getTime() - 1);
      expect(statusAt(order, justBefore)).toBe('processing');
      expect(statusAt(order, later(4))).toBe('delivered');
      expect(deliveredAt(order, later(5))).toEqual(later(4));
    },
  );

  it('a clock that has not ticked since the last change does not delay a delivery', () => {
    const handed = { ...filled('Pickup', later(1)), updated_at: later(1) };
    expect(statusAt(handed, NOON)).toBe('delivered');
    expect(statusAt({ ...handed, updated_at: NOON }, NOON)).toBe('processing');
  });

  it.each(['UPS', 'Pickup'] as const)(
    '%s is not delivered after the server received the word of it',
    (method) => {
      const ahead = { ...filled(method), ...deliveredBy(filled(method), later(26)) };
      expect(deliveredAt({ ...ahead, updated_at: later(1) }, later(2))).toEqual(later(1));
    },
  );

  it("the owner's word makes it delivered; with a carrier it can be taken back", () => {
    const shipped = filled('UPS');
    expect(canBeDelivered(shipped, NOON)).toBe(true);
    const arrived = { ...shipped, ...deliveredBy(shipped, later(20)), updated_at: later(20) };
    expect(deliveredAt(arrived, later(21))).toEqual(later(20));
    expect(arrived.delivery_datetime).toEqual(NOON);
    expect(statusAt(arrived, later(20))).toBe('delivered');
    expect(canBeDelivered(arrived, later(20))).toBe(false);
    expect(canBeUndelivered(arrived)).toBe(true);
    expect(statusAt({ ...arrived, delivered_at: null }, later(20))).toBe('shipped');
  });

  it('a delivery that came before its time is delivered from then on', () => {
    const planned = filled('Local Delivery', later(4));
    const early = { ...planned, ...deliveredBy(planned, later(2)) };
    expect(early.delivery_datetime).toEqual(later(2));
    expect(statusAt(early, later(2))).toBe('delivered');
    expect(canBeUndelivered(early)).toBe(false);
    expect(canBeDelivered(planned, later(5))).toBe(false);
  });

  it('an order that is not paid, or is cancelled, keeps its status', () => {
    const cancelled = anOrder({ ...filledBy('UPS', '', NOON), status: 'cancelled' });
    expect(statusAt(cancelled, NOON)).toBe('cancelled');
    expect(canBeDelivered(cancelled, NOON)).toBe(false);
    expect(canBeUndelivered({ ...cancelled, delivered_at: NOON })).toBe(false);
    const pending = anOrder({ status: 'pending', payment_status: 'pending' });
    expect(statusAt(pending, NOON)).toBe('pending');
  });
});

type Edit = (order: Order, at: Date) => Partial<Order>;

/** What an owner may do to an order, in sequence. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...DELIVERY_METHODS), fc.integer({ min: -5, max: 48 }))
    .map(([method, hours]): Edit => {
      return (_order, at) =>
        filledBy(method, '1Z', isCarrier(method) ? at : new Date(at.getTime() + hours * HOUR_MS));
    }),
  fc.constant<Edit>(() => UNFILLED),
  fc.constant<Edit>((order, at) => (order.is_fulfilled ? deliveredBy(order, at) : {})),
);

it('ORD-02 its buyer reads of a box that was filled early that it is packed, until its packing day', () => {
  const early = { ...filled('FedEx'), packing_day_ends_at: later(64) };
  expect(statusForBuyer(early, later(39))).toBe('packed');
  expect(statusForBuyer(early, later(40))).toBe('shipped');
  expect(statusForBuyer({ ...early, updated_at: later(40) }, later(39))).toBe('shipped');
  expect(statusForBuyer({ ...early, packing_day_ends_at: null }, NOON)).toBe('shipped');
  expect(statusForBuyer({ ...early, ...deliveredBy(early, NOON) }, NOON)).toBe('delivered');
  const cancelled = { ...early, status: 'cancelled' } as const;
  expect(statusForBuyer(cancelled, NOON)).toBe('cancelled');
  expect(statusForBuyer(anOrder({ packing_day_ends_at: later(64) }), NOON)).toBe('processing');
  // Admins read what is stored.
  expect(statusAt(early, later(39))).toBe('shipped');
});

it('ORD-02 undoing undoes: after any edits, an order not filled is where it began', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), (edits) => {
      let order = anOrder();
      for (const [step, change] of edits.entries()) {
        const at = later(step);
        const next = { ...order, ...change(order, at) };
        order = { ...next, status: statusAt(next, at) };
        expect(order.is_fulfilled).toBe(order.status !== 'processing' || isWaiting(order, at));
      }
      const undone = { ...order, ...UNFILLED };
      expect({ ...undone, status: statusAt(undone, later(99)) }).toEqual(anOrder());
    }),
  );
});

function isWaiting(order: Order, at: Date): boolean {
  return (order.delivery_datetime?.getTime() ?? 0) > at.getTime();
}

it('ORD-02 asking again changes nothing, and payment and cancelling stay out of it', () => {
  const status = fc.constantFrom(...OrderStatus.options);
  const payment = fc.constantFrom(...PaymentStatus.options);
  fc.assert(
    fc.property(status, payment, edit, (stored, payment_status, change) => {
      const order = anOrder({ status: stored, payment_status });
      const edited = { ...order, ...change(order, NOON) };
      const once = statusAt(edited, NOON);
      expect(statusAt({ ...edited, status: once }, NOON)).toBe(once);
      if (payment_status !== 'paid' || stored === 'cancelled') expect(once).toBe(stored);
    }),
  );
});
