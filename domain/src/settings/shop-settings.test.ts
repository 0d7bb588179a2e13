import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkSettings } from './check-settings.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import { openingRows } from './opening-hours.ts';
import { publicPart, type ShopSettings, StoredSettings } from './owner-settings.ts';
import { repairable } from './repairable-settings.ts';
import { settingsChanges } from './settings-calls.ts';

/** The defaults with the first delivery method changed. */
function withRule(changes: object) {
  const [first, ...others] = DEFAULT_SETTINGS.delivery;
  return { ...DEFAULT_SETTINGS, delivery: [{ ...first, ...changes }, ...others] };
}

const withContact = (changes: object) => ({
  ...DEFAULT_SETTINGS,
  contact: { ...DEFAULT_SETTINGS.contact, ...changes },
});

const [, ...tuesdayOn] = DEFAULT_SETTINGS.hours;

function faultsOf(settings: unknown) {
  const checked = checkSettings(settings);
  return checked.ok ? [] : checked.faults;
}

describe('SHIP-01 a bad value is refused with a message', () => {
  it.each<[unknown, string, string]>([
    [withRule({ cents: -1 }), 'delivery.0.cents', 'from $0 to $1000'],
    [withRule({ cents: 39.99 }), 'delivery.0.cents', 'from $0 to $1000'],
    [withRule({ cents: 100_001 }), 'delivery.0.cents', 'from $0 to $1000'],
    [withRule({ free_above_cents: 0 }), 'delivery.0.free_above_cents', 'empty for never'],
    [withRule({ free_above_cents: -1 }), 'delivery.0.free_above_cents', 'from $0.01 to $10000'],
    [withRule({ cents: '3999' }), 'delivery.0.cents', 'from $0 to $1000'],
    [withRule({ name: ' ' }), 'delivery.0.name', 'must not be empty'],
    [withRule({ name: 'x'.repeat(61) }), 'delivery.0.name', '60 characters at most'],
    [withRule({ states: ['ZZ'] }), 'delivery.0.states.0', 'no state of these two letters'],
    [withRule({ states: ['FL', 'FL'] }), 'delivery.0.states', 'only once'],
    [withRule({ zip_prefixes: ['33x'] }), 'delivery.0.zip_prefixes.0', 'one to five digits'],
    [withRule({ arrival_weekdays: [] }), 'delivery.0.arrival_weekdays', 'at least one weekday'],
    [withRule({ arrival_weekdays: [7] }), 'delivery.0.arrival_weekdays.0', 'Monday to Saturday'],
    [withRule({ arrival_weekdays: [1] }), 'delivery.0.arrival_weekdays', 'packed on a Sunday'],
    [
      withRule({ arrival_weekdays: [1, 2], transit_days: 2 }),
      'delivery.0.arrival_weekdays',
      'on the way over one',
    ],
    [withRule({ cutoff_hour: 24 }), 'delivery.0.cutoff_hour', 'from 0 to 23'],
    [withRule({ preparation_days: 15 }), 'delivery.0.preparation_days', 'from 0 to 14'],
    [withRule({ method: 'pickup' }), 'delivery', 'there once'],
    [{ ...DEFAULT_SETTINGS, delivery: [] }, 'delivery', 'there once'],
    [
      {
        ...DEFAULT_SETTINGS,
        delivery: DEFAULT_SETTINGS.delivery.map((rule) => ({ ...rule, is_offered: false })),
      },
      'delivery',
      'At least one delivery method',
    ],
    [{ ...DEFAULT_SETTINGS, closed_dates: ['2027-02-30'] }, 'closed_dates.0', 'of the calendar'],
    [
      { ...DEFAULT_SETTINGS, closed_dates: ['2026-12-24', '0026-12-24'] },
      'closed_dates.1',
      'the year of Thursday, December 24, 0026, with four digits',
    ],
    [
      { ...DEFAULT_SETTINGS, closed_dates: ['2026-12-26', '2026-12-26'] },
      'closed_dates',
      'only once',
    ],
    [{ ...DEFAULT_SETTINGS, time_zone: 'Florida' }, 'time_zone', 'no time zone'],
    [{ ...DEFAULT_SETTINGS, hours: tuesdayOn }, 'hours', 'seven days'],
    [
      { ...DEFAULT_SETTINGS, hours: [{ open: '19:00', close: '09:00' }, ...tuesdayOn] },
      'hours.0',
      'later than opening',
    ],
    [
      { ...DEFAULT_SETTINGS, hours: [{ open: '9', close: '25:00' }, ...tuesdayOn] },
      'hours.0.open',
      'enter a time',
    ],
    [withContact({ email: 'hello' }), 'contact.email', 'complete email address'],
    [withContact({ phone: 'call me' }), 'contact.phone', 'area code'],
    [withContact({ zip: '3310' }), 'contact.zip', 'five digits'],
    [{ ...DEFAULT_SETTINGS, guarantee_hours: 0 }, 'guarantee_hours', 'from 48 to 720'],
    [
      { ...DEFAULT_SETTINGS, specified_orders: ['a', 'b', 'c'] },
      'specified_orders',
      'Two orders can be specified',
    ],
    [{ ...DEFAULT_SETTINGS, specified_orders: ['a', 'a'] }, 'specified_orders', 'be different'],
  ])('case %#', (settings, field, words) => {
    const [fault] = faultsOf(settings);
    expect(fault).toEqual({ field, message: expect.stringContaining(words) });
    expect(fault?.message).toMatch(/^[A-Z].*\.$/);
  });

  it.each([null, 7, 'settings', {}, []])('refuses %j', (input) => {
    expect(checkSettings(input).ok).toBe(false);
  });
});

it('SHIP-01 the defaults are settings; texts lose the spaces around them', () => {
  expect(checkSettings(DEFAULT_SETTINGS)).toEqual({ ok: true, settings: DEFAULT_SETTINGS });
  const checked = checkSettings(withContact({ street: ' 1 Reef Way ' }));
  expect(checked.ok && checked.settings.contact.street).toBe('1 Reef Way');
  const more = { ...DEFAULT_SETTINGS, extra: 1 };
  expect(checkSettings(more)).toEqual({ ok: true, settings: DEFAULT_SETTINGS });
});

describe('SHIP-01 the guarantee covers the 48 hours after delivery that every page promises', () => {
  const [first, second, third] = DEFAULT_SETTINGS.delivery;
  /** The first way with days on the way, offered or not, and the two without any. */
  const withTransit = (transit_days: number, guarantee_hours: number, is_offered = true) => ({
    ...DEFAULT_SETTINGS,
    delivery: [{ ...first, transit_days, is_offered }, second, third],
    guarantee_hours,
  });

  it.each([
    [0, 48, true],
    [1, 71, false],
    [1, 72, true],
    [2, 72, false],
    [2, 96, true],
    [3, 119, false],
    [3, 120, true],
  ])('%i days on the way and %i hours', (days, hours, isEnough) => {
    const faults = {
      ok: false,
      faults: [{ field: 'guarantee_hours', message: expect.any(String) }],
    };
    expect(checkSettings(withTransit(days, hours))).toMatchObject(isEnough ? { ok: true } : faults);
  });

  it('a delivery method that is not offered does not count', () => {
    expect(checkSettings(withTransit(3, 48, false)).ok).toBe(true);
  });

  it('says what to do', () => {
    const [fault] = faultsOf(withTransit(2, 72));
    expect(fault?.message).toBe(
      'The guarantee must be at least 96 hours: every page promises 48 hours after delivery, and ' +
        'a box can be 2 days on the way. Enter more hours, or fewer days on the way.',
    );
    expect(faultsOf(withTransit(1, 48))[0]?.message).toContain('a box can be 1 day on the way');
  });

  it('stored settings from before these rules can be read', () => {
    const settings = {
      ...withRule({ transit_days: 2, arrival_weekdays: [1] }),
      guarantee_hours: 24,
    };
    const stored = { revision: 1, settings, updated_at: new Date(0), updated_by: 'a' };
    expect(z.parse(StoredSettings, stored).settings).toEqual(settings);
    expect(checkSettings(settings).ok).toBe(false);
  });
});

describe('SHIP-01 a method that is free from $0', () => {
  it('is not saved any more, from one cent on it is', () => {
    expect(faultsOf(withRule({ free_above_cents: 0 }))[0]?.message).toBe(
      'Free above must be at least $0.01. Leave it empty for never, or set the price to 0.',
    );
    expect(faultsOf(withRule({ free_above_cents: 1 }))).toEqual([]);
  });

  it('can be read where it was saved before', () => {
    const settings = withRule({ free_above_cents: 0 });
    const stored = { revision: 1, settings, updated_at: new Date(0), updated_by: 'a' };
    expect(z.parse(StoredSettings, stored).settings).toEqual(settings);
  });
});

it('SHIP-01 refuses an added date that is over by the shop’s clock, and keeps one that was there', () => {
  // In the shop's zone it is still December 24.
  const now = new Date('2026-12-25T03:00:00Z');
  const check = (known: string[], ...closed_dates: string[]) => {
    const checked = checkSettings({ ...DEFAULT_SETTINGS, closed_dates }, { known, now });
    return checked.ok ? [] : checked.faults;
  };
  expect(check([], '2026-12-24', '2027-12-24')).toEqual([]);
  expect(check(['2025-12-24'], '2025-12-24')).toEqual([]);
  expect(check([], '2026-12-26', '2026-12-23')).toEqual([
    {
      field: 'closed_dates.1',
      message: 'Wednesday, December 23, 2026, is over. Choose a later date, or remove it.',
    },
  ]);
  // Of a year that was typed with two digits, the message says that alone.
  expect(check([], '0026-12-24')).toHaveLength(1);
  expect(faultsOf({ ...DEFAULT_SETTINGS, closed_dates: ['2025-12-24'] })).toEqual([]);
});

it('SHIP-01 the public part does not name the two orders', () => {
  expect(publicPart(DEFAULT_SETTINGS)).not.toHaveProperty('specified_orders');
  expect(publicPart(DEFAULT_SETTINGS)).toHaveProperty('delivery');
});

it('SHIP-01 settings of an older version take the defaults for what they lack', () => {
  const { guarantee_hours: _missing, ...older } = DEFAULT_SETTINGS;
  const stored = {
    revision: 3,
    settings: { ...older, of_a_newer_one: 1 },
    updated_at: new Date(0),
    updated_by: 'a',
  };
  expect(z.parse(StoredSettings, stored).settings).toEqual(DEFAULT_SETTINGS);
  expect(z.safeParse(StoredSettings, { ...stored, settings: null }).success).toBe(false);
});

/** The delivery methods as they are read of stored settings; undefined if those are not read. */
function readDelivery(delivery: unknown) {
  const settings = { ...DEFAULT_SETTINGS, delivery };
  const stored = { revision: 1, settings, updated_at: new Date(0), updated_by: 'a' };
  return z.safeParse(StoredSettings, stored).data?.settings.delivery;
}

describe('SHIP-01 settings of a release with other delivery methods', () => {
  const [first, second, third] = DEFAULT_SETTINGS.delivery;

  it('are read; a method that they lack is not offered, and what was saved of the others stays', () => {
    const priced = { ...first, cents: 4500 };
    expect(readDelivery([priced, second])).toEqual([
      priced,
      second,
      { ...third, is_offered: false },
    ]);
  });

  it('are read without a method that is not known here', () => {
    const bike = { ...first, method: 'bike', name: 'By bike' };
    expect(readDelivery([...DEFAULT_SETTINGS.delivery, bike])).toEqual(DEFAULT_SETTINGS.delivery);
    const drone = { method: 'drone', price: { cents: 4500 } };
    expect(readDelivery([...DEFAULT_SETTINGS.delivery, drone])).toEqual(DEFAULT_SETTINGS.delivery);
    const offered = [first, second, third].map((rule) => ({ ...rule, is_offered: false }));
    expect(readDelivery([...offered, bike])).toEqual(offered);
  });

  it('are not read if a rule of a known method breaks its shape', () => {
    expect(readDelivery([{ ...first, cents: 'free' }, second, third])).toBeUndefined();
  });
});

it('SHIP-01 of settings that cannot be read whole, an owner sees what can be', () => {
  const mine = { ...withContact({ phone: '(305) 555-0177' }), closed_dates: ['2027-12-24'] };
  expect(repairable(mine)).toEqual({ settings: mine, unread: [] });
  expect(repairable({ ...mine, hours: ['by appointment'], guarantee_hours: 'a week' })).toEqual({
    settings: mine,
    unread: ['hours', 'guarantee_hours'],
  });
});

it('SHIP-01 says what a change changed, before and after', () => {
  expect(settingsChanges(DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS })).toBeNull();
  const after: ShopSettings = { ...DEFAULT_SETTINGS, guarantee_hours: 96 };
  expect(settingsChanges(DEFAULT_SETTINGS, after)).toEqual({
    before: { guarantee_hours: 72 },
    after: { guarantee_hours: 96 },
  });
});

it('CONT-01 SHIP-01 lists the week’s hours, consecutive days with equal hours in one line', () => {
  expect(openingRows(DEFAULT_SETTINGS.hours)).toEqual([
    {
      short: 'Mon-Fri',
      days: 'Monday to Friday',
      text: '9:00 AM to 7:00 PM',
      brief: '9 AM – 7 PM',
    },
    { short: 'Sat', days: 'Saturday', text: '9:00 AM to 6:00 PM', brief: '9 AM – 6 PM' },
    { short: 'Sun', days: 'Sunday', text: 'Closed', brief: 'Closed' },
  ]);
  const noon = { open: '00:00', close: '12:30' };
  expect(openingRows([null, null, noon]).map(({ short, text }) => [short, text])).toEqual([
    ['Mon-Tue', 'Closed'],
    ['Wed', '12:00 AM to 12:30 PM'],
  ]);
});
