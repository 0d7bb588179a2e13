import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import {
  arrivalDays,
  canMoveTo,
  DAYS_OFFERED,
  daysToMoveTo,
  isArrivalDay,
} from '@reef/domain/shipping/arrival';
import { addDays, clockIn, weekdayOf } from '@reef/domain/shipping/day';
import { ShippingMethod } from '@reef/domain/shipping/method';
import { ruleOf } from '@reef/domain/shipping/packing-deadline';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { ordersOf, packingBoard, packingSlot } from './packing-day.ts';

const overnight = (arrival_day: string | null, created_at: Date) => ({
  shipping_method: 'overnight' as const,
  arrival_day,
  created_at,
});

const moment = fc.date({
  min: new Date('2026-03-01Z'),
  max: new Date('2027-12-01Z'),
  noInvalidDate: true,
});
const anySettings = fc
  .record({
    closed: fc.uniqueArray(fc.nat(700), { maxLength: 40 }),
    keeps_holidays: fc.boolean(),
    time_zone: fc.constantFrom('America/New_York', 'Pacific/Honolulu', 'Australia/Lord_Howe'),
    transit_days: fc.nat(2),
  })
  .map(({ closed, transit_days, ...rest }) => ({
    ...DEFAULT_SETTINGS,
    ...rest,
    delivery: DEFAULT_SETTINGS.delivery.map((rule) =>
      rule.method === 'overnight' ? { ...rule, transit_days } : rule,
    ),
    closed_dates: closed.map((later) => addDays('2026-02-01', later)),
  }));

describe('SHIP-03 for any settings and moment', () => {
  it('what a buyer chose is packed so that it arrives on its day', () => {
    fc.assert(
      fc.property(
        anySettings,
        moment,
        fc.constantFrom(...ShippingMethod.options),
        (shop, at, method) => {
          const rule = ruleOf(shop, method);
          const today = clockIn(shop.time_zone, at).day;
          for (const arrival of arrivalDays(shop, rule, at)) {
            const order = anOrder({
              shipping_method: method,
              arrival_day: arrival,
              created_at: at,
            });
            const slot = packingSlot(shop, order, today);
            expect(slot.fault).toBeNull();
            expect(slot.day >= today).toBe(true);
            expect(addDays(slot.day, rule.transit_days)).toBe(arrival);
          }
        },
      ),
    );
  });

  it('what nobody chose a day for is never packed for a Sunday, a holiday or a closed date', () => {
    fc.assert(
      fc.property(anySettings, moment, fc.nat(400), (shop, at, waited) => {
        const now = new Date(at.getTime() + waited * 3_600_000);
        const today = clockIn(shop.time_zone, now).day;
        const rule = ruleOf(shop, 'overnight');
        const slot = packingSlot(shop, anOrder(overnight(null, at)), today);
        expect(slot.day >= today).toBe(true);
        expect(isArrivalDay(shop, rule, addDays(slot.day, rule.transit_days))).toBe(true);
        expect(slot.fault).toBe(slot.planned < today ? 'late' : null);
      }),
    );
  });

  it('a waiting order is on the board by its packing day, on only one day', () => {
    fc.assert(
      fc.property(anySettings, moment, fc.nat(60), (shop, at, later) => {
        const first = clockIn(shop.time_zone, at).day;
        const order = anOrder(overnight(addDays(first, later), at));
        for (let hours = 0; hours <= 72; hours += 6) {
          const now = new Date(at.getTime() + hours * 3_600_000);
          const { today, next } = packingBoard(shop, [order], now);
          const { day } = packingSlot(shop, order, today.day);
          const count = ordersOf(today).length + ordersOf(next).length;
          expect(count).toBe(day <= next.day ? 1 : 0);
          expect(ordersOf(today).length).toBe(day <= today.day ? 1 : 0);
        }
      }),
    );
  });

  it('a day to move to is one on which the delivery method arrives, packed no earlier than today', () => {
    fc.assert(
      fc.property(anySettings, moment, (shop, at) => {
        const today = clockIn(shop.time_zone, at).day;
        const days = daysToMoveTo(shop, shop.delivery, at);
        expect(days.every((day) => weekdayOf(day) !== 7 && !shop.closed_dates.includes(day))).toBe(
          true,
        );
        const possible = Array.from({ length: 75 }, (_, index) => addDays(today, index - 5)).filter(
          (day) => shop.delivery.every((rule) => canMoveTo(shop, rule, day, today)),
        );
        expect(days).toEqual(possible.slice(0, DAYS_OFFERED));
      }),
      // Each run checks 75 days of three methods.
      { numRuns: 40 },
    );
  });
});
