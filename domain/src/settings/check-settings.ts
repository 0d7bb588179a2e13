import * as z from 'zod/mini';
import { countText } from '@reef/domain/shared/count-text';
import { isOverSunday } from '@reef/domain/shipping/arrival';
import { clockIn, type Day, dayWords } from '@reef/domain/shipping/day';
import { ShopSettings } from './owner-settings.ts';
import type { PublicSettings } from './shop-settings.ts';

/** A value that cannot be saved: its path (`delivery.0.cents`) and why, as a sentence. */
export type SettingsFault = { field: string; message: string };

/** The hours after the delivery that every page of the shop promises. */
const PROMISED_HOURS = 48;

/**
 * A guarantee that is shorter than what the pages promise. With a carrier it begins at the end of the
 * packing day, so it has to cover the days on the way too.
 */
function guaranteeFaults({ delivery, guarantee_hours }: PublicSettings): SettingsFault[] {
  const offered = delivery.filter((rule) => rule.is_offered);
  const days = Math.max(...offered.map((rule) => rule.transit_days));
  const least = PROMISED_HOURS + 24 * days;
  if (guarantee_hours >= least) return [];
  const message =
    `The guarantee must be at least ${least} hours: every page promises ${PROMISED_HOURS} hours ` +
    `after delivery, and a box can be ${countText(days, 'day')} on the way. Enter more hours, or fewer days on the way.`;
  return [{ field: 'guarantee_hours', message }];
}

/** The delivery methods whose boxes can arrive on none of their weekdays (`isOverSunday`). */
function weekdayFaults({ delivery }: PublicSettings): SettingsFault[] {
  const message =
    'With these weekdays every box would be packed on a Sunday, or be on the way over one. ' +
    'Choose later weekdays, or enter fewer days on the way.';
  return delivery.flatMap(({ arrival_weekdays, transit_days }, at) =>
    arrival_weekdays.every((weekday) => isOverSunday(weekday, transit_days))
      ? [{ field: `delivery.${at}.arrival_weekdays`, message }]
      : [],
  );
}

/** The first year of a date without shipping; an earlier one was typed with too few digits. */
const FIRST_YEAR = '2000';

/** The dates whose year is none of the shop's: a date field makes the year 0026 of `26`. */
function dateFaults({ closed_dates }: PublicSettings): SettingsFault[] {
  return closed_dates.flatMap((date, at) =>
    date < FIRST_YEAR
      ? [
          {
            field: `closed_dates.${at}`,
            message: `Please enter the year of ${dayWords(date)}, ${date.slice(0, 4)}, with four digits.`,
          },
        ]
      : [],
  );
}

/** The dates, of those that are added, that are over by the shop's clock: they would close nothing. */
function pastDateFaults(
  { closed_dates, time_zone }: PublicSettings,
  { known, now }: AddedDates,
): SettingsFault[] {
  const today = clockIn(time_zone, now).day;
  return closed_dates.flatMap((date, at) =>
    date < FIRST_YEAR || date >= today || known.includes(date)
      ? []
      : [
          {
            field: `closed_dates.${at}`,
            message: `${dayWords(date)}, ${date.slice(0, 4)}, is over. Choose a later date, or remove it.`,
          },
        ],
  );
}

/**
 * A method that is free from $0 has a price that nobody pays. Settings that were saved so are still
 * read, and mean what they always did: it is free for every cart.
 */
function freeAboveFaults({ delivery }: PublicSettings): SettingsFault[] {
  const message =
    'Free above must be at least $0.01. Leave it empty for never, or set the price to 0.';
  return delivery.flatMap(({ free_above_cents }, at) =>
    free_above_cents === 0 ? [{ field: `delivery.${at}.free_above_cents`, message }] : [],
  );
}

/** The dates without shipping before an edit, and its time. */
export type AddedDates = { known: readonly Day[]; now: Date };

/**
 * The faults of settings, in their order; the settings to store if there are none.
 * @param added also finds added dates that are over, for somebody who has just typed them. Without
 * it they are no fault: an undo may bring back one that was removed.
 */
export function checkSettings(
  input: unknown,
  added?: AddedDates,
): { ok: true; settings: ShopSettings } | { ok: false; faults: SettingsFault[] } {
  const parsed = z.safeParse(ShopSettings, input);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({
      field: path.map(String).join('.'),
      message,
    }));
    return { ok: false, faults };
  }
  const { data } = parsed;
  const faults = [
    ...freeAboveFaults(data),
    ...weekdayFaults(data),
    ...dateFaults(data),
    ...(added === undefined ? [] : pastDateFaults(data, added)),
    ...guaranteeFaults(data),
  ];
  return faults.length === 0 ? { ok: true, settings: data } : { ok: false, faults };
}
