import { describe, expect, it } from 'vitest';
import type { Order } from '@reef/domain/orders/order';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import type { ShopSettings } from '@reef/domain/settings/owner-settings';
import type { DeliveryRule } from '@reef/domain/settings/shop-settings';
import { addDays, SUNDAY, weekdayOf } from '@reef/domain/shipping/day';
import type { ShippingMethod } from '@reef/domain/shipping/method';
import { anOrder } from '@reef/domain/testing/order-fixture';
import {
  canKeepDay,
  lastArrival,
  nextWorkingDay,
  ordersOf,
  ordersToPick,
  packingBoard,
  packingSlot,
} from './packing-day.ts';

const withSettings = (changes: Partial<ShopSettings>) => ({ ...DEFAULT_SETTINGS, ...changes });

const withRule = (method: ShippingMethod, changes: Partial<DeliveryRule>) =>
  withSettings({
    delivery: DEFAULT_SETTINGS.delivery.map((rule) =>
      rule.method === method ? { ...rule, ...changes } : rule,
    ),
  });

/** The time, the order, the settings, and which of `today` and `next` then holds it. */
type Case = [
  what: string,
  now: string,
  order: Partial<Order>,
  settings: ShopSettings,
  found: 'today' | 'next' | null,
];

const overnight = (arrival_day: string | null, created = '2026-11-16T15:00:00Z') => ({
  shipping_method: 'overnight' as const,
  arrival_day,
  created_at: new Date(created),
});

const pickup = (arrival_day: string) => ({ shipping_method: 'pickup' as const, arrival_day });

// The shop is in Florida: five hours behind UTC in winter, four in summer.
const CASES: Case[] = [
  ['arrives tomorrow', '2026-11-17T14:00:00Z', overnight('2026-11-18'), DEFAULT_SETTINGS, 'today'],
  [
    'arrives in two days',
    '2026-11-17T14:00:00Z',
    overnight('2026-11-19'),
    DEFAULT_SETTINGS,
    'next',
  ],
  [
    'arrives in three days',
    '2026-11-17T14:00:00Z',
    overnight('2026-11-20'),
    DEFAULT_SETTINGS,
    null,
  ],
  [
    'pickup is packed on its day',
    '2026-11-17T14:00:00Z',
    { shipping_method: 'pickup', arrival_day: '2026-11-17' },
    DEFAULT_SETTINGS,
    'today',
  ],
  [
    'two days on the way',
    '2026-11-17T14:00:00Z',
    overnight('2026-11-19'),
    withRule('overnight', { transit_days: 2 }),
    'today',
  ],
  // Chosen by a buyer in Hawaii on Sunday at 10 PM, when it was Monday 3 AM in Florida.
  [
    'ordered in Hawaii on Sunday night',
    '2026-11-16T14:00:00Z',
    overnight('2026-11-17', '2026-11-16T08:00:00Z'),
    DEFAULT_SETTINGS,
    'today',
  ],
  // Without a day: Hawaii's Sunday night is Florida's Monday morning, before the cut-off.
  [
    'the same without a chosen day',
    '2026-11-16T14:00:00Z',
    overnight(null, '2026-11-16T08:00:00Z'),
    DEFAULT_SETTINGS,
    'today',
  ],
  // Monday 7:30 AM in Hawaii is 12:30 PM in Florida: after the cut-off.
  [
    'without a day, from Hawaii, after Florida’s cut-off',
    '2026-11-16T18:00:00Z',
    overnight(null, '2026-11-16T17:30:00Z'),
    DEFAULT_SETTINGS,
    'next',
  ],
  // Late in the evening it is tomorrow already by UTC, and still today in Florida.
  ['at 11:30 PM', '2026-11-18T04:30:00Z', overnight('2026-11-18'), DEFAULT_SETTINGS, 'today'],
  [
    'half an hour later',
    '2026-11-18T05:00:00Z',
    overnight('2026-11-19'),
    DEFAULT_SETTINGS,
    'today',
  ],
  // On a Saturday, the next day that boxes are packed is Monday.
  ['Saturday', '2026-11-14T14:00:00Z', overnight('2026-11-17'), DEFAULT_SETTINGS, 'next'],
  ['Saturday, no day', '2026-11-14T14:00:00Z', overnight(null), DEFAULT_SETTINGS, 'next'],
  // Packed on Saturday it would arrive on Sunday.
  [
    'placed on Friday after the cut-off, without a day',
    '2026-11-20T21:00:00Z',
    overnight(null, '2026-11-20T20:00:00Z'),
    DEFAULT_SETTINGS,
    null,
  ],
  // The day before Thanksgiving; the next packing day is Friday, for Saturday.
  [
    'before Thanksgiving',
    '2026-11-25T14:00:00Z',
    overnight('2026-11-28'),
    DEFAULT_SETTINGS,
    'next',
  ],
  ['late', '2026-11-18T14:00:00Z', overnight('2026-11-18'), DEFAULT_SETTINGS, 'today'],
  [
    'without a day, and not packed for a week',
    '2026-11-24T14:00:00Z',
    overnight(null, '2026-11-16T15:00:00Z'),
    DEFAULT_SETTINGS,
    'today',
  ],
  // The clocks go forward on Sunday, March 14, 2027, and back on Sunday, November 1, 2026.
  [
    '11:59 PM before they go forward',
    '2027-03-14T04:59:59Z',
    overnight('2027-03-16'),
    DEFAULT_SETTINGS,
    'next',
  ],
  [
    '1:59 AM as they go forward',
    '2027-03-14T06:59:59Z',
    overnight('2027-03-16'),
    DEFAULT_SETTINGS,
    'next',
  ],
  [
    '3:00 AM, a second later',
    '2027-03-14T07:00:00Z',
    overnight('2027-03-16'),
    DEFAULT_SETTINGS,
    'next',
  ],
  [
    '11:59 PM on that short day',
    '2027-03-15T03:59:59Z',
    overnight('2027-03-16'),
    DEFAULT_SETTINGS,
    'next',
  ],
  ['midnight after it', '2027-03-15T04:00:00Z', overnight('2027-03-16'), DEFAULT_SETTINGS, 'today'],
  [
    'the first 1:30 as they go back',
    '2026-11-01T05:30:00Z',
    overnight('2026-11-03'),
    DEFAULT_SETTINGS,
    'next',
  ],
  ['the second 1:30', '2026-11-01T06:30:00Z', overnight('2026-11-03'), DEFAULT_SETTINGS, 'next'],
  [
    '11:59 PM on that long day',
    '2026-11-02T04:59:59Z',
    overnight('2026-11-03'),
    DEFAULT_SETTINGS,
    'next',
  ],
  [
    'midnight after that',
    '2026-11-02T05:00:00Z',
    overnight('2026-11-03'),
    DEFAULT_SETTINGS,
    'today',
  ],
];

const slotOn = (arrival: string | null, settings = DEFAULT_SETTINGS) =>
  packingSlot(settings, anOrder(overnight(arrival)), '2026-11-24');

const leaving = (
  shipping_method: ShippingMethod | null,
  arrival_day: string,
  order_number: string,
) => anOrder({ id: order_number, shipping_method, arrival_day, order_number });

describe('SHIP-03 the day an order is packed', () => {
  it.each(CASES)('%s', (_what, now, order, settings, found) => {
    const board = packingBoard(settings, [anOrder(order)], new Date(now));
    const places = (['today', 'next'] as const).filter((day) => ordersOf(board[day]).length > 0);
    expect(places).toEqual(found === null ? [] : [found]);
  });

  it('says what is late, and what the settings no longer allow', () => {
    expect(slotOn('2026-11-24')).toEqual({
      planned: '2026-11-23',
      day: '2026-11-24',
      fault: 'late',
    });
    expect(slotOn('2026-11-25')).toEqual({ planned: '2026-11-24', day: '2026-11-24', fault: null });
    const closed = withSettings({ closed_dates: ['2026-11-24'] });
    expect(slotOn('2026-11-25', closed)).toMatchObject({ day: '2026-11-24', fault: 'closed' });
    // Placed on Monday the 16th before noon: it should have left that day.
    expect(slotOn(null)).toEqual({ planned: '2026-11-16', day: '2026-11-24', fault: 'late' });
    const never = withSettings({
      closed_dates: Array.from({ length: 90 }, (_, later) => addDays('2026-11-16', later)),
    });
    expect(slotOn(null, never)).toMatchObject({ day: '2026-11-24', fault: 'closed' });
  });

  it.each([
    // Packed on a Saturday it would be on the way over Sunday; packed on Sunday, arrive on Monday.
    ['Friday’s box on Saturday', '2026-11-28', overnight('2026-11-28'), 1, 'late-closed'],
    ['Friday’s box on Sunday', '2026-11-29', overnight('2026-11-28'), 1, 'late-closed'],
    ['Friday’s box on Monday', '2026-11-30', overnight('2026-11-28'), 1, 'late'],
    ['before Thanksgiving', '2026-11-25', overnight('2026-11-25'), 1, 'late-closed'],
    ['two days on the way, on Friday', '2026-11-20', overnight('2026-11-20'), 2, 'late-closed'],
    ['two days on the way, on Thursday', '2026-11-19', overnight('2026-11-20'), 2, 'late'],
    ['a pickup, on Saturday', '2026-11-28', pickup('2026-11-27'), 1, 'late'],
    ['a pickup, on Sunday', '2026-11-29', pickup('2026-11-28'), 1, 'late-closed'],
  ] as const)(
    'what is late is packed only where it can arrive: %s',
    (_what, today, order, on, is) => {
      const settings = withRule('overnight', { transit_days: on });
      const now = new Date(`${today}T15:00:00Z`);
      const late = anOrder({ ...order, order_number: 'R2' });
      expect(packingSlot(settings, late, today)).toMatchObject({ day: today, fault: is });
      const due = anOrder({ shipping_method: 'local', arrival_day: today, order_number: 'R1' });
      const board = packingBoard(settings, [late, due], now);
      expect(new Set(ordersOf(board.today))).toEqual(new Set([late, due]));
      expect(ordersToPick(board.today).includes(late)).toBe(is === 'late');
      expect(ordersToPick(board.today).includes(due)).toBe(weekdayOf(today) !== SUNDAY);
    },
  );

  it('what was promised for a later day that is closed now is listed apart', () => {
    const later = anOrder({ ...overnight('2026-12-08'), order_number: 'R1' });
    const kept = anOrder({ ...overnight('2026-12-10'), order_number: 'R2' });
    const board = (settings: typeof DEFAULT_SETTINGS) =>
      packingBoard(settings, [later, kept], new Date('2026-11-24T15:00:00Z'));
    expect(ordersOf(board(DEFAULT_SETTINGS).closed)).toEqual([]);
    const { today, next, closed } = board(withSettings({ closed_dates: ['2026-12-08'] }));
    expect([today, next, closed].map(ordersOf)).toEqual([[], [], [later]]);
    // Its boxes would be packed on the closed date.
    expect(ordersOf(board(withSettings({ closed_dates: ['2026-12-07'] })).closed)).toEqual([later]);
  });

  it('what the settings no longer allow is listed and not picked', () => {
    const due = anOrder({
      shipping_method: 'pickup',
      arrival_day: '2026-11-24',
      order_number: 'R1',
    });
    const boxed = anOrder({ ...overnight('2026-11-25'), order_number: 'R2' });
    const board = (settings: typeof DEFAULT_SETTINGS) =>
      packingBoard(settings, [due, boxed], new Date('2026-11-24T15:00:00Z')).today;
    expect(ordersToPick(board(DEFAULT_SETTINGS))).toEqual([boxed, due]);
    // The shop is closed tomorrow, or the carrier does not come on Wednesdays any more.
    for (const settings of [
      withSettings({ closed_dates: ['2026-11-25'] }),
      withRule('overnight', { arrival_weekdays: [2, 4, 5, 6] }),
    ]) {
      expect(ordersOf(board(settings))).toEqual([boxed, due]);
      expect(ordersToPick(board(settings))).toEqual([due]);
    }
  });

  it('shows only what waits: paid, not refunded, not blocked, not filled', () => {
    const waits = overnight('2026-11-18');
    const others: Partial<Order>[] = [
      { payment_status: 'pending', status: 'pending' },
      { payment_status: 'refunded' },
      { payment_status: 'failed' },
      { status: 'cancelled' },
      { is_packing_blocked: true },
      { is_fulfilled: true },
    ];
    const orders = [anOrder(waits), ...others.map((each) => anOrder({ ...waits, ...each }))];
    const { today } = packingBoard(DEFAULT_SETTINGS, orders, new Date('2026-11-17T14:00:00Z'));
    expect(ordersOf(today)).toEqual([orders[0]]);
  });

  it('groups by delivery method, in the settings’ order; an order that names none leaves with the carrier', () => {
    const orders = [
      leaving('pickup', '2026-11-17', 'R4'),
      leaving('overnight', '2026-11-18', 'R3'),
      leaving(null, '2026-11-18', 'R2'),
      leaving('local', '2026-11-17', 'R1'),
    ];
    const { today } = packingBoard(DEFAULT_SETTINGS, orders, new Date('2026-11-17T14:00:00Z'));
    expect(
      today.groups.map((group) => [
        group.method,
        group.orders.map(({ order }) => order.order_number),
      ]),
    ).toEqual([
      ['overnight', ['R2', 'R3']],
      ['local', ['R1']],
      ['pickup', ['R4']],
    ]);
    expect(today.isOpen).toBe(true);
  });

  it('knows the next day that is packed, over Sundays and holidays', () => {
    expect(nextWorkingDay(DEFAULT_SETTINGS, '2026-11-14')).toBe('2026-11-16');
    expect(nextWorkingDay(DEFAULT_SETTINGS, '2026-11-25')).toBe('2026-11-27');
    expect(lastArrival(DEFAULT_SETTINGS, '2026-11-27')).toBe('2026-11-28');
  });
});

describe('SHIP-02 a chosen day', () => {
  const chosen = { method: 'overnight', day: '2026-11-18' } as const;
  const inTime = new Date('2026-11-18T04:59:00Z');
  const canKeep = (changes: Partial<ShopSettings>, now = inTime) =>
    canKeepDay(withSettings(changes), chosen, now);

  it('can be kept until the day is over on which its boxes are packed', () => {
    expect(canKeep({})).toBe(true);
    expect(canKeep({}, new Date('2026-11-18T05:00:00Z'))).toBe(false);
  });

  it('cannot be kept once the settings close it, its packing day or its weekday', () => {
    expect(canKeep({ closed_dates: ['2026-11-18'] })).toBe(false);
    expect(canKeep({ closed_dates: ['2026-11-17'] })).toBe(false);
    const delivery = DEFAULT_SETTINGS.delivery.map((rule) => ({ ...rule, arrival_weekdays: [5] }));
    expect(canKeep({ delivery })).toBe(false);
    expect(canKeep({ closed_dates: ['2026-11-19'] })).toBe(true);
  });
});
