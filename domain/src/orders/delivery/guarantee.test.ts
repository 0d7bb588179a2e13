import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  formatCountdown,
  guaranteeLabel,
  guaranteeTimer,
  type GuaranteeTimer,
} from './guarantee.ts';
import { guaranteeEdit } from './guarantee-edit.ts';
import { HOUR_MS } from '@reef/domain/shared/time';
import { filledBy } from '@reef/domain/orders/delivery/delivery';
import type { Order } from '@reef/domain/orders/order';
import { NOON } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';

const timer = (changes: Partial<GuaranteeTimer> = {}): GuaranteeTimer => ({
  startAt: NOON,
  hoursTotal: 72,
  thresholdHours: 24,
  status: 'pending',
  ...changes,
});
const after = (ms: number) => new Date(NOON.getTime() + ms);

const hours = (count: number) => after(count * HOUR_MS);

const seconds = (when: number) => {
  const text = guaranteeLabel(timer(), after(when * 1000)).countdown ?? '';
  const [h = 0, m = 0, s = 0] = text.split(' ').map(Number.parseFloat);
  return text === 'Expired' ? 0 : h * 3600 + m * 60 + s;
};

/** The countdown's label and look with so much time left. */
const look = (remainingMs: number) =>
  guaranteeLabel(timer(), after(72 * HOUR_MS - remainingMs)).look;

describe('the guarantee label', () => {
  it('GUAR-03 counts down in Xh YYm ZZs', () => {
    expect(guaranteeLabel(timer(), after(HOUR_MS))).toEqual({
      label: 'Guaranteed Pending',
      countdown: '71h 00m 00s',
      look: 'calm',
    });
    expect(formatCountdown(2 * HOUR_MS + 3 * 60_000 + 4000)).toBe('2h 03m 04s');
  });

  it('GUAR-03 is teal from 24 hours, red below, flashing in the last 10 minutes', () => {
    expect(look(24 * HOUR_MS)).toBe('calm');
    expect(look(24 * HOUR_MS - 1)).toBe('urgent');
    expect(look(10 * 60_000 + 1)).toBe('urgent');
    expect(look(10 * 60_000)).toBe('flashing');
  });

  it('GUAR-03 an expired window is Guaranteed Satisfied and Expired', () => {
    const label = guaranteeLabel(timer(), after(72 * HOUR_MS));
    expect(label).toMatchObject({ label: 'Guaranteed Satisfied', countdown: 'Expired' });
  });

  it('GUAR-03 satisfied and unsatisfied need no clock', () => {
    expect(guaranteeLabel(timer({ status: 'satisfied' }), NOON).label).toBe('Guaranteed Satisfied');
    const late = guaranteeLabel(timer({ status: 'unsatisfied' }), after(100 * HOUR_MS));
    expect(late).toMatchObject({ label: 'Guaranteed Unsatisfied', countdown: null });
  });

  it('GUAR-03 runs 72 true hours over the change of the clocks, in every zone', () => {
    for (const zone of ['America/New_York', 'America/Los_Angeles', 'UTC', 'Asia/Kolkata']) {
      vi.stubEnv('TZ', zone);
      // New York puts its clocks back on 2026-11-01 and forward on 2027-03-14.
      for (const [month, day] of [
        [9, 30],
        [2, 12],
      ] as const) {
        const start = new Date(month === 9 ? 2026 : 2027, month, day, 23, 30);
        const last = new Date(start.getTime() + 72 * HOUR_MS - 1000);
        expect(guaranteeLabel(timer({ startAt: start }), last).countdown).toBe('0h 00m 01s');
      }
    }
    vi.unstubAllEnvs();
  });

  it('GUAR-03 never counts up, whatever the moments', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 72 * 3600 }),
        fc.integer({ min: 1, max: 3600 }),
        (at, step) => {
          expect(seconds(at)).toBe(72 * 3600 - at);
          expect(seconds(at + step)).toBeLessThan(Math.max(1, seconds(at)));
        },
      ),
    );
  });
});

describe('managing the guarantee', () => {
  const order = { created_at: after(-48 * HOUR_MS), guarantee_start_at: after(-HOUR_MS) };

  it('GUAR-02 none keeps the start, but unsatisfied with none clears it', () => {
    const kept = guaranteeEdit(order, 'satisfied', { kind: 'none' }, NOON);
    expect(kept).toMatchObject({ fields: { guarantee_start_at: order.guarantee_start_at } });
    const cleared = guaranteeEdit(order, 'unsatisfied', { kind: 'none' }, NOON);
    expect(cleared).toMatchObject({ fields: { guarantee_start_at: null } });
  });

  it('GUAR-02 restarts from the purchase, or 72 hours before a custom expiry', () => {
    const purchase = guaranteeEdit(order, 'pending', { kind: 'purchase' }, NOON);
    expect(purchase).toMatchObject({ fields: { guarantee_start_at: order.created_at } });
    const custom = { kind: 'custom', expiresAt: after(5 * HOUR_MS) } as const;
    const edited = guaranteeEdit(order, 'unsatisfied', custom, NOON);
    expect(edited).toMatchObject({ fields: { guarantee_start_at: after(-67 * HOUR_MS) } });
  });

  it('GUAR-02 refuses an expiry that is not in the future', () => {
    for (const expiresAt of [NOON, after(-1), new Date(Number.NaN)]) {
      const edit = guaranteeEdit(order, 'pending', { kind: 'custom', expiresAt }, NOON);
      expect(edit).toEqual({ ok: false, refusal: 'expiry-not-in-future' });
    }
    const soon = { kind: 'custom', expiresAt: after(1) } as const;
    expect(guaranteeEdit(order, 'pending', soon, NOON).ok).toBe(true);
  });
});

it('GUAR-03 an order’s clock runs 72 hours from its start, or else from the delivery', () => {
  const order = {
    guarantee_start_at: null,
    guarantee_status: 'pending',
    fulfillment_type: 'shipped',
    delivery_datetime: NOON,
    delivered_at: null,
    updated_at: NOON,
  } as const;
  const times = { hoursTotal: 72, thresholdHours: 24, status: 'pending' };
  expect(guaranteeTimer(order)).toEqual({ ...times, startAt: NOON });
  const started = { ...order, guarantee_start_at: after(1) };
  expect(guaranteeTimer(started)).toEqual({ ...times, startAt: after(1) });
  expect(guaranteeTimer({ ...order, delivery_datetime: null }).startAt).toBeNull();
});

describe('GUAR-03 the start of an order’s clock', () => {
  const order = anOrder({ ...filledBy('UPS', '1Z', NOON), guarantee_hours: 72 });
  const startOf = (changes: Partial<Order>) => guaranteeTimer({ ...order, ...changes }).startAt;

  it('is the end of the packing day for a carrier’s box that was filled before that', () => {
    expect(startOf({ packing_day_ends_at: hours(24 + 1) })).toEqual(hours(25));
    expect(startOf({ packing_day_ends_at: hours(1) })).toEqual(hours(1));
    expect(startOf({ packing_day_ends_at: hours(-1) })).toEqual(NOON);
    expect(startOf({ packing_day_ends_at: null })).toEqual(NOON);
  });

  it('leaves 48 hours after the server received the filling', () => {
    for (const [late, start] of [
      [0, 0],
      [24, 0],
      [25, 1],
      [200, 176],
    ] as const) {
      expect(startOf({ filled_synced_at: hours(late) })).toEqual(hours(start));
    }
    const driven = filledBy('Pickup', '', hours(30));
    expect(startOf({ ...driven, filled_synced_at: NOON })).toEqual(hours(30));
    expect(startOf({ ...driven, filled_synced_at: hours(60) })).toEqual(hours(36));
  });

  it('leaves 48 hours after a recorded arrival, not after the server received the word of it', () => {
    const arrivedAt = (at: number, heard: number) =>
      startOf({ delivered_at: hours(at), updated_at: hours(heard) });
    expect(arrivedAt(24, 24)).toEqual(NOON);
    expect(arrivedAt(26.5, 27)).toEqual(hours(2.5));
    expect(arrivedAt(90, 27)).toEqual(hours(3));
  });

  it('with a carrier is not after the server received the filling', () => {
    const ahead = { filled_synced_at: hours(-30) };
    expect(startOf(ahead)).toEqual(hours(-30));
    expect(startOf({ ...ahead, packing_day_ends_at: NOON })).toEqual(NOON);
  });

  it('of a local delivery or a pickup is not after the server received the word of it', () => {
    const driven = filledBy('Pickup', '', hours(30));
    expect(startOf({ ...driven, delivered_at: hours(30), updated_at: hours(3) })).toEqual(hours(3));
    expect(startOf({ ...driven, delivered_at: hours(30), updated_at: hours(31) })).toEqual(
      hours(30),
    );
    expect(startOf({ ...driven, updated_at: hours(3) })).toEqual(hours(30));
  });

  it('is the owner’s, if they set one', () => {
    const early = {
      packing_day_ends_at: hours(60),
      filled_synced_at: hours(90),
      delivered_at: hours(90),
      updated_at: hours(90),
    };
    expect(startOf({ ...early, guarantee_start_at: hours(-20) })).toEqual(hours(-20));
  });
});
