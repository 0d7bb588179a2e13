import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filledBy } from '@reef/domain/orders/delivery/delivery';
import { currentTime, deliveredBy } from '@reef/domain/orders/order-status';
import { orderTimeline } from '@reef/domain/orders/order-timeline';
import { carriersPackingDay, carriersPackingDayEnd } from '@reef/domain/packing/packing-day';
import { ruleOf } from '@reef/domain/shipping/packing-deadline';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { DAY_MS, HOUR_MS } from '@reef/domain/shared/time';
import { arrivalDays } from '@reef/domain/shipping/arrival';
import { addDays, dayEndsAt } from '@reef/domain/shipping/day';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { claimWindow } from './claim-window.ts';

const PROMISED_MS = 48 * HOUR_MS;

const anySettings = fc
  .record({
    time_zone: fc.constantFrom('America/New_York', 'Pacific/Honolulu', 'Australia/Lord_Howe'),
    transit_days: fc.nat(3),
  })
  .map(({ time_zone, transit_days }) => ({
    ...DEFAULT_SETTINGS,
    time_zone,
    delivery: DEFAULT_SETTINGS.delivery.map((rule) =>
      rule.method === 'overnight' ? { ...rule, transit_days } : rule,
    ),
    // The fewest that can be saved.
    guarantee_hours: 48 + 24 * transit_days,
  }));

/** A number from 0 to 1. */
const part = fc.double({ min: 0, max: 1, noNaN: true });
const between = (from: number, to: number, share: number) => new Date(from + (to - from) * share);

/**
 * A carrier's order for one of the days offered, filled at some moment from the order to the end of
 * its packing day; the box leaves in the course of that day, not before the filling, and is as long
 * on the way as the settings say at most.
 */
const anyFilling = fc
  .record({
    shop: anySettings,
    created_at: fc.date({
      min: new Date('2026-03-01Z'),
      max: new Date('2027-12-01Z'),
      noInvalidDate: true,
    }),
    choice: fc.nat(),
    filled: part,
    left: part,
    onTheWay: part,
  })
  .map(({ shop, created_at, choice, filled, left, onTheWay }) => {
    const rule = ruleOf(shop, 'overnight');
    const days = arrivalDays(shop, rule, created_at);
    const { guarantee_hours } = shop;
    const arrival_day = days[choice % days.length] ?? null;
    const order = anOrder({ created_at, updated_at: created_at, arrival_day, guarantee_hours });
    const packed = carriersPackingDay(shop, order) ?? '';
    const [begins, ends] = [
      dayEndsAt(shop.time_zone, addDays(packed, -1)).getTime(),
      dayEndsAt(shop.time_zone, packed).getTime(),
    ];
    const filledAt = between(created_at.getTime(), ends - 1, filled);
    const leftAt = between(Math.max(begins, filledAt.getTime()), ends, left);
    const arrivedAt = new Date(leftAt.getTime() + rule.transit_days * DAY_MS * onTheWay);
    return { shop, order, filledAt, arrivedAt };
  });

/** The order after a phone's filling, whose clock said `at`. */
function filledOrder({ shop, order }: Filling, at: Date, filled_synced_at: Date | null) {
  const fields = filledBy('UPS', '', currentTime(order, at));
  const packing_day_ends_at = carriersPackingDayEnd(shop, order);
  const updated_at = filled_synced_at ?? at;
  return { ...order, ...fields, packing_day_ends_at, filled_synced_at, updated_at };
}

type Filling = typeof anyFilling extends fc.Arbitrary<infer T> ? T : never;

it('CLAIM-01 from the arrival on its chosen day, a loss can be reported for 48 hours, however early the box was filled', () => {
  fc.assert(
    fc.property(anyFilling, fc.boolean(), (filling, isOlderPage) => {
      const { filledAt, arrivedAt } = filling;
      const order = filledOrder(filling, filledAt, isOlderPage ? null : filledAt);
      for (const later of [0, PROMISED_MS - 1]) {
        const now = new Date(arrivedAt.getTime() + later);
        expect(claimWindow(order, now, now)).toMatchObject({ ok: true, reportedAt: now });
      }
    }),
  );
});

it('CLAIM-01 however late a filling syncs and whatever the phone’s clock says, a loss can be reported at the arrival and for 48 hours after the sync', () => {
  const wrongBy = fc.integer({ min: -10 * DAY_MS, max: 10 * DAY_MS });
  fc.assert(
    fc.property(anyFilling, wrongBy, fc.nat(10 * DAY_MS), (filling, wrongMs, lateMs) => {
      const { filledAt, arrivedAt } = filling;
      const syncedAt = new Date(filledAt.getTime() + lateMs);
      const order = filledOrder(filling, new Date(filledAt.getTime() + wrongMs), syncedAt);
      const known = new Date(Math.max(arrivedAt.getTime(), syncedAt.getTime()));
      expect(claimWindow(order, known, known)).toMatchObject({ ok: true });
      const last = new Date(Math.max(known.getTime(), syncedAt.getTime() + PROMISED_MS - 1));
      expect(claimWindow(order, last, last)).toMatchObject({ ok: true });
    }),
  );
});

it('CLAIM-01 of a box that is filled ahead no loss can be reported before its packing day', () => {
  fc.assert(
    fc.property(anyFilling, fc.nat(400 * DAY_MS), (filling, later) => {
      const order = filledOrder(filling, filling.filledAt, filling.filledAt);
      const packedBy = order.packing_day_ends_at?.getTime() ?? 0;
      const now = new Date(filling.filledAt.getTime() + later);
      fc.pre(now.getTime() < packedBy - 25 * HOUR_MS);
      expect(claimWindow(order, now, now)).toEqual({ ok: false, refusal: 'not-delivered' });
    }),
  );
});

it('CLAIM-01 however far ahead the phone’s clock is, a loss can be reported from the moment the server hears that the buyer has the order, and no step of its page is done in the future', () => {
  const aheadBy = fc.nat(400 * DAY_MS);
  const method = fc.constantFrom('Pickup', 'Local Delivery');
  // Said with the filling, or some time after it.
  fc.assert(
    fc.property(aheadBy, method, fc.nat(10 * DAY_MS), (aheadMs, by, laterMs) => {
      const filled_synced_at = new Date('2026-11-20T15:00:00Z');
      const heardAt = new Date(filled_synced_at.getTime() + laterMs);
      const clock = new Date(heardAt.getTime() + aheadMs);
      const at = currentTime({ updated_at: filled_synced_at }, clock);
      const planned = filledBy(by, '', at);
      const order = anOrder({
        created_at: filled_synced_at,
        ...planned,
        ...deliveredBy(planned, at),
        filled_synced_at,
        updated_at: heardAt,
      });
      expect(claimWindow(order, heardAt, heardAt)).toMatchObject({ ok: true });
      for (const step of orderTimeline(order, heardAt)) {
        if (step.state === 'done') expect(step.at?.getTime() ?? 0).toBeLessThanOrEqual(+heardAt);
      }
    }),
  );
});
