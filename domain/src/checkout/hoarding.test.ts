import { describe, expect, it } from 'vitest';
import {
  afterHold,
  MAX_HOLD_MS,
  lineAboveBound,
  MAX_UNITS_PER_LISTING,
  NOTHING_UNPAID,
  pauseLeftMs,
  tooManyUnits,
  type UnpaidTime,
  unpaidHolds,
} from './hoarding.ts';
import type { ReservationStatus } from './reservation.ts';
import { NOON } from '@reef/domain/testing/fixtures';
import { DAY_MS, MINUTE_MS } from '@reef/domain/shared/time';

const DAY_MIN = 24 * 60;
const HOLD_MIN = MAX_HOLD_MS / MINUTE_MS;

const at = (minute: number) => new Date(NOON.getTime() + minute * MINUTE_MS);
const hold = (fromMin: number, toMin: number, status: ReservationStatus = 'released') => ({
  status,
  subtotal_cents: 2499,
  delivery: null,
  order_id: null,
  created_at: at(fromMin),
  updated_at: at(toMin),
});

/** A bank debit that failed; its order was made when it began. */
const debit = (fromMin: number, toMin: number) => ({ ...hold(fromMin, toMin), order_id: 'order' });

/** Full holds that ended unpaid, one right after the other. */
function renewed(times: number): UnpaidTime {
  let unpaid = NOTHING_UNPAID;
  for (let time = 0; time < times; time += 1) {
    unpaid = afterHold(unpaid, hold(time * HOLD_MIN, (time + 1) * HOLD_MIN));
  }
  return unpaid;
}

describe('INV-17 pauseLeftMs', () => {
  it('lets an honest buyer come back twice, and pauses after the third hold', () => {
    const end = (times: number) => at(times * HOLD_MIN);
    expect(pauseLeftMs(NOTHING_UNPAID, NOON)).toBe(0);
    expect(pauseLeftMs(renewed(1), end(1))).toBe(0);
    expect(pauseLeftMs(renewed(2), end(2))).toBe(0);
    expect(pauseLeftMs(renewed(3), end(3))).toBe(120 * MINUTE_MS);
    expect(pauseLeftMs(renewed(3), at(3 * HOLD_MIN + 120))).toBe(0);
    expect(pauseLeftMs(renewed(4), end(4))).toBe(DAY_MIN * MINUTE_MS);
    expect(pauseLeftMs(renewed(9), end(9))).toBe(DAY_MIN * MINUTE_MS);
  });

  it('counts time, so that twenty quick looks at the payment page cost nothing', () => {
    let unpaid = NOTHING_UNPAID;
    for (let time = 0; time < 20; time += 1) unpaid = afterHold(unpaid, hold(time, time + 1));
    expect(unpaidHolds(unpaid)).toBe(0);
    expect(pauseLeftMs(unpaid, at(20))).toBe(0);
  });

  it('is counted from the full hold before it: looks at the payment page do not repeat it', () => {
    const isOver = 4 * HOLD_MIN + DAY_MIN;
    let unpaid = renewed(4);
    for (let time = 0; time < 3; time += 1) {
      unpaid = afterHold(unpaid, hold(isOver + 10 * time, isOver + 10 * time + 5));
      expect(pauseLeftMs(unpaid, at(isOver + 10 * time + 5))).toBe(0);
    }
    // Together with the looks it is a fifth full hold.
    const fifth = hold(isOver + 30, isOver + 30 + HOLD_MIN - 15);
    expect(pauseLeftMs(afterHold(unpaid, fifth), fifth.updated_at)).toBe(DAY_MIN * MINUTE_MS);
  });

  it('ends with a payment, ignores money that went back, and is forgotten after a week', () => {
    expect(afterHold(renewed(4), hold(200, 210, 'settled'))).toEqual(NOTHING_UNPAID);
    expect(afterHold(renewed(4), hold(200, 210, 'refunded'))).toEqual(renewed(4));
    const late = 4 * HOLD_MIN + 8 * DAY_MIN;
    expect(unpaidHolds(afterHold(renewed(4), hold(late, late + HOLD_MIN)))).toBe(1);
    const week = 4 * HOLD_MIN + 7 * DAY_MIN;
    expect(unpaidHolds(afterHold(renewed(4), hold(week, week + HOLD_MIN)))).toBe(1);
    expect(unpaidHolds(afterHold(renewed(4), hold(week - 1, week + HOLD_MIN)))).toBe(5);
    const soon = 4 * HOLD_MIN + DAY_MIN;
    expect(unpaidHolds(afterHold(renewed(4), hold(soon, soon + HOLD_MIN)))).toBe(5);
  });

  it('counts a bank debit that failed after days, or a clock set back, as at most one hold', () => {
    expect(unpaidHolds(afterHold(NOTHING_UNPAID, debit(0, 5 * DAY_MIN)))).toBe(1);
    expect(afterHold(NOTHING_UNPAID, hold(9, 0)).unpaidMs).toBe(0);
  });
});

describe('INV-17 ATT-128 stock kept without paying, in other ways than by payment pages', () => {
  const TEN_DAYS = 10 * DAY_MIN;

  /** Bank debits that end unpaid after ten days, each begun after a rest, once the account may. */
  function debits(times: number, restDays = 0) {
    let unpaid = NOTHING_UNPAID;
    let from = 0;
    const pauses: number[] = [];
    for (let time = 0; time < times; time += 1) {
      unpaid = afterHold(unpaid, debit(from, from + TEN_DAYS));
      const pause = pauseLeftMs(unpaid, at(from + TEN_DAYS)) / MINUTE_MS;
      pauses.push(Math.floor(pause / DAY_MIN));
      from += TEN_DAYS + Math.max(Math.ceil(pause), restDays * DAY_MIN);
    }
    return pauses;
  }

  it('ATT-128 a second bank debit in a row counts with all its time, and the pause is as long', () => {
    expect(debits(4)).toEqual([0, 10, 20, 30]);
  });

  it('ATT-128 a pause of days is not repeated by a look at the payment page', () => {
    const two = afterHold(renewed(1), debit(HOLD_MIN, HOLD_MIN + 5 * DAY_MIN));
    const isOver = HOLD_MIN + 5 * DAY_MIN + two.unpaidMs / MINUTE_MS;
    expect(pauseLeftMs(two, at(isOver - 1))).toBe(MINUTE_MS);
    const look = afterHold(two, hold(isOver, isOver + 1));
    expect(pauseLeftMs(look, at(isOver + 1))).toBe(0);
    expect(look.endedAt).toEqual(at(isOver + 1));
    const full = hold(isOver + 2, isOver + 2 + HOLD_MIN);
    expect(pauseLeftMs(afterHold(look, full), full.updated_at)).toBeGreaterThan(5 * DAY_MS);
  });

  it('ATT-128 a rest of less than twice the first debit does not spare the pause after the second', () => {
    expect(debits(4, 7)).toEqual([0, 10, 20, 30]);
    expect(debits(2, 19)).toEqual([0, 10]);
    expect(debits(2, 20)).toEqual([0, 0]);
    // Nor does a short hold between them.
    const first = afterHold(NOTHING_UNPAID, debit(0, TEN_DAYS));
    const short = afterHold(first, hold(17 * DAY_MIN, 17 * DAY_MIN + 1));
    const second = afterHold(short, debit(24 * DAY_MIN, 34 * DAY_MIN));
    expect(pauseLeftMs(second, at(34 * DAY_MIN))).toBeGreaterThan(TEN_DAYS * MINUTE_MS);
  });

  it('ATT-128 a pause of days is not what makes the shop forget; twice as long a rest is', () => {
    const two = afterHold(renewed(1), debit(HOLD_MIN, HOLD_MIN + TEN_DAYS));
    const next = (days: number) =>
      hold(HOLD_MIN + TEN_DAYS + days * DAY_MIN, 2 * HOLD_MIN + TEN_DAYS + days * DAY_MIN);
    expect(unpaidHolds(afterHold(two, next(19)))).toBeGreaterThan(400);
    expect(unpaidHolds(afterHold(two, next(21)))).toBe(1);
  });

  it.each([0.5, 1, 30])('a hold that the shop closed %d days late counts as one', (days) => {
    const late = hold(HOLD_MIN, HOLD_MIN + days * DAY_MIN);
    const unpaid = afterHold(renewed(1), late);
    expect(unpaidHolds(unpaid)).toBe(2);
    expect(pauseLeftMs(unpaid, late.updated_at)).toBe(0);
    const next = (1 + days + 7) * DAY_MIN;
    expect(unpaidHolds(afterHold(unpaid, hold(next, next + HOLD_MIN)))).toBe(1);
  });

  it('ATT-128 an order of $0 clears nothing; one with a paid delivery does', () => {
    const free = { ...hold(200, 210, 'settled'), subtotal_cents: 0 };
    expect(afterHold(renewed(4), free)).toEqual(renewed(4));
    const van = { method: 'local', day: '2026-12-01', zip: '33101', name: 'Van' } as const;
    const delivery = { ...van, cents: 900 };
    expect(afterHold(renewed(4), { ...free, delivery: { ...delivery, cents: 0 } })).toEqual(
      renewed(4),
    );
    expect(afterHold(renewed(4), { ...free, delivery })).toEqual(NOTHING_UNPAID);
    // Chosen on the payment page, it is only in what was paid.
    expect(afterHold(renewed(4), { ...free, paid_cents: 900 })).toEqual(NOTHING_UNPAID);
    expect(afterHold(renewed(4), { ...free, paid_cents: 0 })).toEqual(renewed(4));
  });
});

/** Accounts that take all they can get as soon as they can, and never pay. */
function hoard(accounts: number, stock: number, minutes: number, holdMin = HOLD_MIN) {
  const all = Array.from({ length: accounts }, () => ({ unpaid: NOTHING_UNPAID, since: -1 }));
  let free = stock;
  let soldOutMin = 0;
  const heldMin = all.map(() => 0);
  for (let minute = 0; minute < minutes; minute += 1) {
    for (const [index, account] of all.entries()) {
      if (account.since >= 0 && minute - account.since >= holdMin) {
        account.unpaid = afterHold(account.unpaid, hold(account.since, minute));
        account.since = -1;
        free += MAX_UNITS_PER_LISTING;
      }
      const mayHold = account.since < 0 && pauseLeftMs(account.unpaid, at(minute)) === 0;
      if (mayHold && free >= MAX_UNITS_PER_LISTING) {
        account.since = minute;
        free -= MAX_UNITS_PER_LISTING;
      }
      if (account.since >= 0) heldMin[index] = (heldMin[index] ?? 0) + 1;
    }
    if (free === 0) soldOutMin += 1;
  }
  return { soldOutMin, longestHeldMin: Math.max(...heldMin) };
}

describe('INV-17 in a simulated day', () => {
  it('ATT-85 one account holds ten units for four holds, and one hold a day from then on', () => {
    expect(hoard(1, 60, DAY_MIN).longestHeldMin).toBe(4 * HOLD_MIN);
    expect(hoard(1, 60, 2 * DAY_MIN).longestHeldMin).toBe(5 * HOLD_MIN);
  });

  it('ATT-85 holds that end before they are full keep stock no longer, but for less than one', () => {
    for (const holdMin of [5, HOLD_MIN / 2, HOLD_MIN - 1]) {
      const { longestHeldMin } = hoard(1, 60, 2 * DAY_MIN, holdMin);
      expect(longestHeldMin).toBeLessThan(6 * HOLD_MIN);
    }
  });

  it('ATT-85 fifty accounts together leave sixty units of a listing free for hours, then most days', () => {
    const first = hoard(50, 60, DAY_MIN).soldOutMin;
    expect(DAY_MIN - first).toBeGreaterThan(4 * 60);
    const week = hoard(50, 60, 7 * DAY_MIN).soldOutMin;
    expect(7 * DAY_MIN - week).toBeGreaterThan(5 * DAY_MIN);
  });
});

describe('the bound on a listing', () => {
  it('names the first line above it, in a sentence', () => {
    const line = { name: 'Nassarius Snail', quantity: MAX_UNITS_PER_LISTING + 1 };
    expect(lineAboveBound([{ quantity: MAX_UNITS_PER_LISTING }, line])).toBe(line);
    expect(lineAboveBound([{ quantity: MAX_UNITS_PER_LISTING }])).toBeNull();
    expect(tooManyUnits(line.name)).toBe(
      'Up to 10 of one listing fit in one checkout. Lower Nassarius Snail to 10 to go on.',
    );
  });
});
