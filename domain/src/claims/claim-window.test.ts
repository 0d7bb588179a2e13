import { describe, expect, it } from 'vitest';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { claimWindow, lastReportOf, SENT_WITHIN_DAYS } from './claim-window.ts';
import { DAY_MS, HOUR_MS } from '@reef/domain/shared/time';

const DELIVERED = new Date('2026-11-20T15:00:00Z');

const after = (ms: number) => new Date(DELIVERED.getTime() + ms);

/** Delivered by the van, with a guarantee of 72 hours. */
const delivered = anOrder({
  is_fulfilled: true,
  fulfillment_type: 'driving',
  status: 'delivered',
  delivery_datetime: DELIVERED,
  guarantee_hours: 72,
  updated_at: after(-2 * DAY_MS),
});

describe('CLAIM-01 when a loss can be reported', () => {
  it('from the delivery until the guarantee ends, to the millisecond', () => {
    const at = (ms: number) => claimWindow(delivered, after(ms), after(ms));
    expect(at(-1)).toEqual({ ok: false, refusal: 'not-delivered' });
    expect(at(0)).toEqual({ ok: true, reportedAt: DELIVERED, endsAt: after(72 * HOUR_MS) });
    expect(at(72 * HOUR_MS - 1)).toMatchObject({ ok: true });
    expect(at(72 * HOUR_MS)).toEqual({ ok: false, refusal: 'guarantee-over' });
  });

  it('by the phone’s time, as long as a report may be kept there', () => {
    const reported = after(71 * HOUR_MS);
    const sent = (ms: number) =>
      claimWindow(delivered, reported, new Date(reported.getTime() + ms));
    expect(sent(SENT_WITHIN_DAYS * DAY_MS)).toMatchObject({ ok: true, reportedAt: reported });
    expect(sent(SENT_WITHIN_DAYS * DAY_MS + 1)).toEqual({ ok: false, refusal: 'guarantee-over' });
  });

  it('ATT-125 a phone’s time before the delivery or after now does not count', () => {
    const now = after(10 * HOUR_MS);
    for (const reported of [after(-1), after(11 * HOUR_MS), new Date(0)]) {
      expect(claimWindow(delivered, reported, now)).toMatchObject({ ok: true, reportedAt: now });
      const late = after(80 * HOUR_MS);
      const wrong = reported < DELIVERED ? reported : after(81 * HOUR_MS);
      expect(claimWindow(delivered, wrong, late)).toEqual({
        ok: false,
        refusal: 'guarantee-over',
      });
    }
  });

  it('by the clock that its page shows: restarted, or said to be over by the owner', () => {
    const now = after(100 * HOUR_MS);
    const restarted = { ...delivered, guarantee_start_at: after(50 * HOUR_MS) };
    expect(claimWindow(restarted, now, now)).toMatchObject({ ok: true });
    const over = { ...delivered, guarantee_status: 'satisfied' as const };
    expect(claimWindow(over, after(1), after(1))).toEqual({ ok: false, refusal: 'guarantee-over' });
    const lost = { ...delivered, guarantee_status: 'unsatisfied' as const };
    expect(claimWindow(lost, after(1), after(1))).toMatchObject({ ok: true });
  });

  it('until the end that the owner set, even if its clock begins after the delivery', () => {
    const startAt = after(7 * DAY_MS);
    const endsAt = after(7 * DAY_MS + 72 * HOUR_MS);
    const extended = { ...delivered, guarantee_start_at: startAt };
    const report = (ms: number, late = 0) => claimWindow(extended, after(ms), after(ms + late));
    expect(report(-1)).toEqual({ ok: false, refusal: 'not-delivered' });
    for (const ms of [0, DAY_MS, 100 * HOUR_MS, 7 * DAY_MS, 10 * DAY_MS - 1]) {
      expect(report(ms)).toEqual({ ok: true, reportedAt: after(ms), endsAt });
    }
    expect(report(10 * DAY_MS)).toEqual({ ok: false, refusal: 'guarantee-over' });
    // A report kept on a phone: from before the new start, and until after the new end.
    for (const [ms, late] of [
      [DAY_MS, 2 * DAY_MS],
      [9 * DAY_MS, 6 * DAY_MS],
    ] as const) {
      expect(report(ms, late)).toEqual({ ok: true, reportedAt: after(ms), endsAt });
    }
  });

  it('until a shorter end, whose clock begins before the delivery, and not by a time before that', () => {
    const shortened = { ...delivered, guarantee_start_at: after(-48 * HOUR_MS) };
    const report = (ms: number, late = 0) => claimWindow(shortened, after(ms), after(ms + late));
    const over = { ok: false, refusal: 'guarantee-over' };
    expect(report(24 * HOUR_MS - 1)).toMatchObject({ ok: true, endsAt: after(24 * HOUR_MS) });
    expect(report(24 * HOUR_MS)).toEqual(over);
    expect(report(23 * HOUR_MS, 5 * DAY_MS)).toMatchObject({ reportedAt: after(23 * HOUR_MS) });
    expect(report(-1, 25 * HOUR_MS)).toEqual(over);
  });

  it('not before a planned local delivery, whenever its guarantee was set to begin', () => {
    const now = after(-HOUR_MS);
    const starts = [null, after(-24 * HOUR_MS), after(DAY_MS)];
    for (const guarantee_start_at of starts) {
      const planned = { ...delivered, status: 'processing' as const, guarantee_start_at };
      expect(claimWindow(planned, now, now)).toEqual({ ok: false, refusal: 'not-delivered' });
      expect(claimWindow(planned, DELIVERED, DELIVERED)).toMatchObject({ ok: true });
    }
  });

  it('with a carrier from when the server received the filling, if the phone’s clock was ahead', () => {
    const filled_synced_at = after(-DAY_MS);
    const ahead = { ...delivered, fulfillment_type: 'shipped' as const, filled_synced_at };
    const now = after(-DAY_MS);
    expect(claimWindow(ahead, now, now)).toEqual({
      ok: true,
      reportedAt: now,
      endsAt: after(48 * HOUR_MS),
    });
    const planned = { ...ahead, fulfillment_type: 'driving' as const };
    expect(claimWindow(planned, now, now)).toEqual({ ok: false, refusal: 'not-delivered' });
  });

  it('from when the server received the word of a delivery, if the phone’s clock was ahead', () => {
    const ahead = { ...delivered, delivered_at: DELIVERED, updated_at: after(-DAY_MS) };
    const now = after(-DAY_MS);
    const endsAt = after(48 * HOUR_MS);
    expect(claimWindow(ahead, now, now)).toEqual({ ok: true, reportedAt: now, endsAt });
  });

  it('by the order’s last change, on a phone whose clock is before that', () => {
    const updated_at = after(25 * HOUR_MS);
    const sent = { ...delivered, fulfillment_type: 'shipped' as const, updated_at };
    const slow = after(-2 * DAY_MS);
    expect(claimWindow(sent, slow, slow)).toMatchObject({ ok: true, reportedAt: updated_at });
    const changedLate = { ...sent, updated_at: after(72 * HOUR_MS) };
    expect(claimWindow(changedLate, slow, slow)).toEqual({ ok: false, refusal: 'guarantee-over' });
  });

  it('from the start set by hand, if nobody recorded the delivery', () => {
    const unknown = { ...delivered, delivery_datetime: null, guarantee_start_at: DELIVERED };
    const at = (ms: number) => claimWindow(unknown, after(ms), after(ms));
    expect(at(-1)).toEqual({ ok: false, refusal: 'not-delivered' });
    expect(at(0)).toMatchObject({ ok: true });
  });

  it.each([
    [{ payment_status: 'refunded' as const }, 'order-not-paid'],
    [{ payment_status: 'pending' as const }, 'order-not-paid'],
    [{ status: 'cancelled' as const }, 'order-not-paid'],
    [{ is_fulfilled: false, delivery_datetime: null }, 'not-delivered'],
    [{ is_fulfilled: false, guarantee_start_at: DELIVERED }, 'not-delivered'],
  ])('not of an order with %o', (changes, refusal) => {
    const now = after(HOUR_MS);
    expect(claimWindow({ ...delivered, ...changes }, now, now)).toEqual({ ok: false, refusal });
  });
});

it('CLAIM-01 a photo is kept as long as its report may be kept on a phone', () => {
  const now = new Date('2026-11-20T16:00:00Z');
  expect(lastReportOf(now)).toEqual(new Date('2026-11-27T16:00:00Z'));
});
